/** The frame around every game: header, players, what just happened, log, chat, help. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Face } from "../art/face";
import { nowOf, tell, type AnyMove, type GameTable, type Seen } from "../table/game";
import { hurry, play, send } from "../socket";
import { myTurn, mySeat, nameOf, state } from "../state";
import { t } from "../text";
import type { GameInfo, TableInfo, Update } from "../wire";
import { Coach, coached, Lesson } from "./Coach";
import { Notice, sentence } from "./common";
import { Menu } from "./Menu";
import { Over, RealGame } from "./Over";
import { Side } from "./Side";
import { chime } from "./sound";
import { Clock } from "./Clock";

export interface FrameProps {
  table: TableInfo;
  game: GameInfo | undefined;
  view: GameTable;
}

export function seenNow(update: Update, table: TableInfo, screen = false): Seen {
  return {
    view: update.view,
    me: screen ? null : mySeat.value,
    actors: update.actors,
    legal:
      screen || state.pending.value || state.behind.value
        ? []
        : ((update.legal ?? []) as unknown as AnyMove[]),
    play: (move, words) => void play(move, words),
    busy: state.pending.value > 0,
    moment: state.moment.value,
    seats: table.seats.length,
    screen,
  };
}

export function Frame({ table, game, view }: FrameProps) {
  const update = state.shown.value;
  const panel = useSignal<"log" | "chat" | null>(null);
  useTitle(game);
  if (!update)
    return (
      <p class="page" role="status">
        {t("dealing")}
      </p>
    );
  const hint = update.lesson;
  const free = seenNow(update, table);
  const seen = coached(free, hint);
  const happened = state.moment.value.map((event) => ({
    event: event.event,
    words: tell(table.game, view, event, mySeat.value),
  }));
  const loud = happened
    .filter(({ event, words }) => words && !view.quiet.includes(event))
    .map(({ words }) => words)
    .slice(-3);
  return (
    <div class="table" data-game={table.game} data-mine={myTurn.value} data-lesson={!!hint}>
      <Bar game={game} table={table} view={view} panel={panel} />
      <main id="main" class="middle">
        <h1 class="sr">{game?.title}</h1>
        <Players table={table} view={view} seen={seen} update={update} />
        <div class="sr" aria-live="polite">
          {happened.map(({ words }) => words).join(" ")}
        </div>
        {hint ? (
          <Lesson
            game={table.game}
            view={view}
            seen={free}
            hint={hint}
            meanwhile={loud.join(" ")}
            after={update.outcome && game && <RealGame game={game} />}
          />
        ) : (
          <Happened lines={loud} />
        )}
        <div class="board">
          <view.Board {...seen} />
        </div>
        <section class="hand" tabIndex={-1} aria-label={t("your-side")}>
          <Trouble />
          {table.lesson && !hint && !update.outcome && <Coach game={table.game} seen={seen} />}
          {update.outcome ? (
            <Over table={table} view={view} outcome={update.outcome} />
          ) : (
            <Choice seen={seen} view={view} table={table} told={!!hint?.move} />
          )}
        </section>
      </main>
      <Side table={table} view={view} panel={panel} silent={update.silent ?? false} />
    </div>
  );
}

function useTitle(game: GameInfo | undefined): void {
  const mine = myTurn.value;
  useEffect(() => {
    document.title = mine
      ? `● ${t("your-turn")} – ${game?.title ?? ""}`
      : `${game?.title ?? ""} – Undertable`;
    if (mine) chime();
    return () => void (document.title = "Undertable");
  }, [mine, game]);
}

function Bar({ game, table, view, panel }: FrameProps & { panel: { value: "log" | "chat" | null } }) {
  const menu = useSignal(false);
  const lost = state.connection.value !== "on";
  return (
    <header class="bar">
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <a class="button quiet icon" href="/" aria-label={t("home")}>
        ‹
      </a>
      <span class="grow title">{game?.title}</span>
      <span class="lost" role="status">
        {lost && <span class="tag">{t("searching")}</span>}
      </span>
      <button
        type="button"
        class="quiet icon small-only"
        aria-expanded={panel.value === "log"}
        onClick={() => (panel.value = panel.value ? null : "log")}
      >
        <span aria-hidden="true">≡</span>
        <span class="sr">{t("log-and-chat")}</span>
      </button>
      <button type="button" class="quiet icon" aria-haspopup="dialog" onClick={() => (menu.value = true)}>
        <span aria-hidden="true">?</span>
        <span class="sr">{t("help-and-settings")}</span>
      </button>
      {menu.value && <Menu table={table} view={view} close={() => (menu.value = false)} />}
    </header>
  );
}

function Players({
  table,
  view,
  seen,
  update,
}: {
  table: TableInfo;
  view: GameTable;
  seen: Seen;
  update: Update;
}) {
  return (
    <ul class="players" aria-label={t("players-here")}>
      {table.seats.map((seat) => {
        const acting = update.actors.includes(seat.seat);
        const mine = seat.seat === seen.me;
        const deadline = update.deadlines.find((d) => d.seat === seat.seat);
        const gone = seat.person && !table.people.find((p) => p.id === seat.person)?.online && !mine;
        return (
          <li key={seat.seat} class={`player${acting ? " acting" : ""}${mine ? " mine" : ""}`}>
            <Face seat={seat.seat} name={nameOf(seat.seat)} bot={!!seat.bot || seat.away} size={30} />
            <span class="who">{mine ? t("you-short") : nameOf(seat.seat)}</span>
            {acting && <span class="sr">{t(mine ? "your-turn" : "is-thinking")}</span>}
            {acting && !mine && (
              <span class="dots" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            )}
            {gone && <span class="gone">{t("gone")}</span>}
            <span class="badge">
              <view.Badge seen={seen} seat={seat.seat} />
            </span>
            {deadline && <Clock at={deadline.at} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What matters, for the eye; every event is said for the ear beside it. */
function Happened({ lines }: { lines: readonly string[] }) {
  return (
    <div class="happened" aria-hidden="true" onClick={hurry}>
      {lines.map((line, i) => (
        <span key={`${state.log.value.length}-${i}`}>{line} </span>
      ))}
    </div>
  );
}

/** The own decision; where the coach has `told` what to do, its one sentence is for the ear alone. */
function Choice({
  seen,
  view,
  table,
  told,
}: {
  seen: Seen;
  view: GameTable;
  table: TableInfo;
  told: boolean;
}) {
  const away = seen.me !== null && table.seats[seen.me]?.away;
  return (
    <>
      {away && (
        <div class="row notice">
          <span class="grow">{t("bot-plays-you")}</span>
          <button type="button" class="primary" onClick={() => void send({ type: "back" })}>
            {t("take-back")}
          </button>
        </div>
      )}
      <p class={told ? "sr" : "now"} role="status">
        <b>{nowOf(view, seen)}</b>
      </p>
      {seen.me === null && <p class="muted small watching">{t("you-watch")}</p>}
      <view.Hand {...seen} />
    </>
  );
}

function Trouble() {
  const trouble = state.trouble.value;
  return trouble && <Notice bad>{sentence(trouble.code, trouble.reason)}</Notice>;
}
