/** The page: read the address, show the screen. */
import { render } from "preact";
import { keepFocus } from "./focus";
import { lazy } from "./lazy";
import * as api from "./api";
import { FaceShapes } from "./art/face";
import { takePart } from "./fairness";
import { listen, place } from "./router";
import { Top } from "./shell/common";
import { NewTable } from "./shell/NewTable";
import { Start } from "./shell/Start";
import { Table } from "./shell/Table";
import { keepAlive } from "./socket";
import { dress, state } from "./state";
import { language, loadShell, t, textFrom } from "./text";
import "./style/base.css";
import "./style/shell.css";
import "./style/table.css";
import "./style/parts.css";
import "./style/ring.css";
import "./style/scene.css";
import "./style/screen.css";
import "./style/small.css";

import.meta.glob("@games/*/web/colours.css", { eager: true });

const Rules = lazy(async () => (await import("./shell/Rules")).Rules);
const Privacy = lazy(async () => (await import("./shell/Privacy")).Privacy);
const Review = lazy(async () => (await import("./shell/review/Review")).Review);
const Practice = lazy(async () => (await import("./shell/review/Practice")).Practice);
const Habits = lazy(async () => (await import("./shell/review/Habits")).Habits);
const Replay = lazy(async () => (await import("./shell/Replay")).Replay);

function Page() {
  const [, section = "", id = "", part = ""] = place.value.path.split("/");
  switch (section) {
    case "":
      return <Start />;
    case "new":
      return part === "practise" ? <Practice key={id} id={id} /> : <NewTable key={id} id={id} />;
    case "t":
      return <Table key={id} id={id} />;
    case "rules":
      return <Rules id={id} />;
    case "privacy":
      return <Privacy />;
    case "replay":
      return <Replay key={id} id={id} />;
    case "habits":
      return <Habits />;
    case "review":
      return <Review key={id} id={id} />;
    default:
      return <Lost />;
  }
}

function Lost() {
  return (
    <div class="page narrow">
      <Top />
      <main id="main" class="stack">
        <h1>{t("lost")}</h1>
        <a class="button primary" href="/">
          {t("home")}
        </a>
      </main>
    </div>
  );
}

/** Ask for the games until the server answers. */
async function askGames(): Promise<void> {
  try {
    const found = await api.games();
    state.games.value = found.games;
    state.origin.value = found.address ?? location.origin;
    state.trouble.value = null;
  } catch (error) {
    state.trouble.value = { code: error instanceof api.Refused ? error.code : "internal", reason: null };
    setTimeout(() => void askGames(), 3000);
  }
}

/** A part of the page that the server no longer has: there is a newer page, and the table is where it was. */
function renewWhenReplaced(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem("renewed"));
    if (Date.now() - last < 60_000) return; // then it is something else
    event.preventDefault();
    sessionStorage.setItem("renewed", String(Date.now()));
    location.reload();
  });
}

async function begin(): Promise<void> {
  const app = document.getElementById("app");
  if (!app) return;
  dress(state.theme.peek());
  document.documentElement.lang = language.peek();
  textFrom(api.text);
  listen();
  keepAlive();
  takePart();
  renewWhenReplaced();
  keepFocus(app);
  void askGames();
  void navigator.serviceWorker?.register("/sw.js").catch(() => undefined); // a private window forbids it: nothing is lost
  await loadShell(language.peek());
  render(
    <>
      <FaceShapes />
      <Page />
    </>,
    app,
  );
}

Object.assign(globalThis, { undertable: state });
void begin();
