/* So that the table can be installed, and says a sentence when there is no network. It stores nothing: no page, no game, no word. */
const SENTENCES = {
  en: ["No connection. Your table waits for you: it is where you left it.", "Try again"],
  de: [
    "Keine Verbindung. Dein Tisch wartet so auf dich, wie du ihn verlassen hast.",
    "Noch einmal versuchen",
  ],
  nl: [
    "Geen verbinding. Je tafel wacht op je: je spel staat nog zoals je het achterliet.",
    "Opnieuw proberen",
  ],
};
const CUP = `<svg viewBox="0 0 100 100" width="120" style="justify-self:center" aria-hidden="true" stroke="#201510" stroke-width="3">
<path d="M26 10h48l12 78q-36 12-72 0z" fill="#b5622c"/><path d="M17 70h66l1 10q-34 8-68 0z" fill="#e0a63a"/>
<ellipse cx="50" cy="11" rx="24" ry="6" fill="#c9763a"/></svg>`;

function offline() {
  const lang = Object.keys(SENTENCES).find((one) => navigator.language.startsWith(one)) ?? "en";
  const [sentence, again] = SENTENCES[lang];
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Undertable</title><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;
text-align:center;background:radial-gradient(#5b3218,#1c1613 70%);color:#fff6e3;font:20px Georgia,serif">${CUP}
<h1 style="margin:0">Undertable</h1><p style="margin:0;max-width:22em;text-wrap:balance">${sentence}</p>
<a href="" style="justify-self:center;padding:14px 28px;border-radius:14px;background:#e0a63a;color:#201510;font-weight:700;
text-decoration:none">${again}</a><script>
const look = () => fetch("", { method: "HEAD" }).then(() => location.reload(), () => {});
addEventListener("online", look);
setInterval(look, 3000);</script></body></html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then(([page]) => (page ? page.focus() : clients.openWindow("/"))),
  );
});
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
});
