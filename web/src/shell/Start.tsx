/** The start page: four games, one tap to play, two to a table with friends. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { Cover } from "../art/covers";
import { go } from "../router";
import { forgetVisit, state } from "../state";
import { date, language, listed, t } from "../text";
import { isolated } from "../text/bidi";
import type { GameInfo, TableSummary, Turn } from "../wire";
import { learn, playNow } from "./making";
import { explain, Notice, sentence, ThemeSwitch, Top } from "./common";

export function Start() {
  const games = state.games.value;
  const trouble = useSignal("");
  return (
    <div class="page start">
      <Top />
      <main id="main" class="stack" style={{ gap: "16px" }}>
        <div class="hero">
          <h1>{t("hero")}</h1>
          <p class="muted">{t("hero-more")}</p>
        </div>
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        <Again />
        <Open />
        <div class="games">
          {games?.map((game) => (
            <GameCard key={game.id} game={game} fail={(e) => (trouble.value = explain(e))} />
          ))}
        </div>
        {!games && (
          <p role="status">{state.trouble.value ? sentence(state.trouble.value.code, null) : t("loading")}</p>
        )}
      </main>
      <footer class="foot muted small">
        <p>{t("independent")}</p>
        <div class="row between">
          <span>
            {t("promise")} <a href="/privacy">{t("privacy")}</a>
          </span>
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}

function GameCard({ game, fail }: { game: GameInfo; fail: (error: unknown) => void }) {
  const busy = useSignal(false);
  const now = (begin: (game: GameInfo) => Promise<void>) => {
    busy.value = true;
    begin(game).catch((error: unknown) => {
      busy.value = false;
      fail(error);
    });
  };
  return (
    <article class="card game" data-game={game.id} aria-labelledby={`title-${game.id}`}>
      <div class="cover">
        <Cover game={game.id} moving />
      </div>
      <div class="body">
        <h2 id={`title-${game.id}`}>{game.title}</h2>
        <p>{game.about[language.value]}</p>
        <div class="facts">
          <span class="tag">{t("players", { from: game.least_seats, to: game.most_seats })}</span>
          <span class="tag">{t("minutes", { minutes: game.minutes })}</span>
        </div>
        <div class="facts">
          <span class="tag">
            <a href={`/rules/${game.id}`}>
              {t("rules")}
              <span class="sr"> {game.title}</span>
            </a>
          </span>
          {game.lesson && (
            <span class="tag">
              <a href={`/new/${game.id}/practise`}>
                {t("drills")}
                <span class="sr"> {game.title}</span>
              </a>
            </span>
          )}
        </div>
        <div class="go">
          <button type="button" class="primary" disabled={busy.value} onClick={() => now(playNow)}>
            {busy.value ? t("dealing") : t("play-now")}
          </button>
          <a class="button" href={`/new/${game.id}`}>
            {t("with-friends")}
          </a>
        </div>
        {game.lesson && (
          <button type="button" class="quiet small" disabled={busy.value} onClick={() => now(learn)}>
            {t("learn")}
          </button>
        )}
        <p class="by">
          {t("credit", {
            authors: listed(game.authors),
            publisher: game.publisher,
            year: String(game.year),
          })}
        </p>
      </div>
    </article>
  );
}

/** Tables on this server that anybody may join. */
function Open() {
  const tables = useSignal<TableSummary[]>([]);
  useEffect(
    () =>
      void api
        .listed()
        .then((found) => (tables.value = found.filter((table) => table.free && table.phase === "gathering")))
        .catch(() => undefined),
    [],
  );
  if (!tables.value.length) return null;
  return (
    <section class="card stack" aria-labelledby="open">
      <h2 id="open">{t("open-tables")}</h2>
      <ul class="seats">
        {tables.value.slice(0, 6).map((table) => (
          <li class="seat" key={table.id}>
            <span class="grow">
              <b>{titleOf(table.game)}</b>
              <span class="muted small">{t("hosted-by", { name: table.host, free: table.free })}</span>
            </span>
            <a class="button" href={`/t/${table.id}`}>
              {t("join")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = (id: string): string => state.games.value?.find((g) => g.id === id)?.title ?? id;

/** The tables of this device, those first where it is one's turn. */
function Again() {
  const turns = useTurns();
  const urgent = (id: string) => (turns.value[id]?.mine ? 0 : turns.value[id]?.phase === "over" ? 2 : 1);
  const visits = state.visits.value
    .filter((v) => v.token && !turns.value[v.id]?.rematch)
    .slice(0, 4)
    .sort((a, b) => urgent(a.id) - urgent(b.id))
    .slice(0, 3);
  if (!visits.length) return null;
  return (
    <section class="card stack" aria-labelledby="again">
      <h2 id="again">{t("your-tables")}</h2>
      <ul class="seats">
        {visits.map((visit) => (
          <li class="seat" key={visit.id}>
            <span class="grow">
              <b>{titleOf(visit.game)}</b>
              <span class="muted small">{stands(turns.value[visit.id]) ?? date(visit.at)}</span>
            </span>
            <button
              type="button"
              class={turns.value[visit.id]?.mine ? "primary" : ""}
              onClick={() => go(`/t/${visit.id}`)}
            >
              {t(turns.value[visit.id]?.phase === "over" ? "look-in" : "return")}
            </button>
            <button
              type="button"
              class="quiet icon"
              aria-label={t("forget")}
              onClick={() => forgetVisit(visit.id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <a class="small" href="/habits">
        {t("habits")}
      </a>
    </section>
  );
}

/** How a table stands, in a few words. */
function stands(turn: Turn | undefined): string | null {
  if (!turn || turn.phase === "closed") return null;
  if (turn.phase !== "playing") return t(`turn-${turn.phase}`);
  if (turn.mine) return `● ${t("turn-mine")}`;
  return turn.names.length ? t("turn-others", { names: listed(turn.names.map(isolated)) }) : t("turn-bots");
}

/** Whose turn it is at each table, asked whenever somebody looks; a table that is no more is forgotten. */
function useTurns() {
  const turns = useSignal<Readonly<Record<string, Turn>>>({});
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      for (const { id, token } of state.visits.peek().slice(0, 4))
        if (token)
          api.turn(id, token).then(
            (turn) => (turns.value = { ...turns.peek(), [id]: turn }),
            (error: unknown) =>
              error instanceof api.Refused && error.code === "no_such_table" && forgetVisit(id),
          );
    };
    ask();
    const timer = setInterval(ask, 20_000);
    document.addEventListener("visibilitychange", ask);
    return () => (clearInterval(timer), document.removeEventListener("visibilitychange", ask));
  }, []);
  return turns;
}
