/* So that the table can be installed, and says a sentence when there is no network. It stores nothing: no page, no game, no word. */
const SENTENCES = {
  en: "No connection. Your table waits for you: it is where you left it.",
  de: "Keine Verbindung. Dein Tisch wartet so auf dich, wie du ihn verlassen hast.",
  nl: "Geen verbinding. Je tafel wacht op je: je spel staat nog zoals je het achterliet.",
};

function offline() {
  const lang = Object.keys(SENTENCES).find((one) => navigator.language.startsWith(one)) ?? "en";
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Undertable</title><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;
text-align:center;background:#1c1613;color:#fff6e3;font:20px Georgia,serif"><h1>Undertable</h1><p>${SENTENCES[lang]}</p>
<a href="" style="color:#e0a63a">↻</a></body></html>`;
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
