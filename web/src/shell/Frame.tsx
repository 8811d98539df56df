/** The frame around every game: header, players, what just happened, log, chat, help. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Face } from "../art/face";
import { tell, type GameTable, type Seen } from "../games/table";
import { hurry, play, send } from "../socket";
import { myTurn, mySeat, nameOf, state, visitTo } from "../state";
import { say, t } from "../text";
import type { GameInfo, Json, TableInfo, Update } from "../wire";
import { Coach } from "./Coach";
import { Notice, sentence } from "./common";
import { Menu } from "./Menu";
import { Over } from "./Over";
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
    legal: screen || state.pending.value || state.behind.value ? [] : (update.legal ?? []),
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
  if (!update) return <p class="page" role="status">{t("dealing")}</p>;
  const seen = seenNow(update, table);
  const learn = visitTo(table.id)?.learn;
  return (
    <div class="table" data-game={table.game} data-mine={myTurn.value}>
      <Bar game={game} table={table} view={view} panel={panel} />
      <main id="main" class="middle">
        <h1 class="sr">{game?.title}</h1>
        <Players table={table} view={view} seen={seen} update={update} />
        <Happened table={table} view={view} />
        <div class="board"><view.Board {...seen} /></div>
        <section class="hand" aria-label={t("your-side")}>
          <Trouble />
          {learn && <Coach game={table.game} seen={seen} />}
          {update.outcome ? <Over table={table} view={view} outcome={update.outcome} /> : <Choice seen={seen} view={view} table={table} />}
        </section>
      </main>
      <Side table={table} view={view} panel={panel} silent={update.silent ?? false} />
    </div>
  );
}

function useTitle(game: GameInfo | undefined): void {
  const mine = myTurn.value;
  useEffect(() => {
    document.title = mine ? `● ${t("your-turn")} – ${game?.title ?? ""}` : `${game?.title ?? ""} – Undertable`;
    if (mine) chime();
    return () => void (document.title = "Undertable");
  }, [mine, game]);
}

function Bar({ game, table, view, panel }: FrameProps & { panel: { value: "log" | "chat" | null } }) {
  const menu = useSignal(false);
  const lost = state.connection.value !== "on";
  return (
    <header class="bar">
      <a class="skip" href="#main">{t("skip")}</a>
      <a class="button quiet icon" href="/" aria-label={t("home")}>‹</a>
      <span class="grow title">{game?.title}</span>
      <span class="lost" role="status">{lost && <span class="tag">{t("searching")}</span>}</span>
      <button type="button" class="quiet icon small-only" aria-expanded={panel.value === "log"} onClick={() => (panel.value = panel.value ? null : "log")}>
        <span aria-hidden="true">≡</span><span class="sr">{t("log-and-chat")}</span>
      </button>
      <button type="button" class="quiet icon" aria-haspopup="dialog" onClick={() => (menu.value = true)}><span aria-hidden="true">?</span><span class="sr">{t("help-and-settings")}</span></button>
      {menu.value && <Menu table={table} view={view} close={() => (menu.value = false)} />}
    </header>
  );
}

function Players({ table, view, seen, update }: { table: TableInfo; view: GameTable; seen: Seen; update: Update }) {
  return (
    <ul class="players" aria-label={t("players-here")}>
      {table.seats.map((seat) => {
        const acting = update.actors.includes(seat.seat);
        const mine = seat.seat === seen.me;
        const deadline = update.deadlines.find((d) => d.seat === seat.seat);
        return (
          <li key={seat.seat} class={`player${acting ? " acting" : ""}${mine ? " mine" : ""}`}>
            <Face seat={seat.seat} name={nameOf(seat.seat)} bot={!!seat.bot || seat.away} size={30} />
            <span class="who">{mine ? t("you-short") : nameOf(seat.seat)}</span>
            {acting && <span class="sr">{t(mine ? "your-turn" : "is-thinking")}</span>}
            {acting && !mine && <span class="dots" aria-hidden="true"><i /><i /><i /></span>}
            <span class="badge"><view.Badge seen={seen} seat={seat.seat} /></span>
            {deadline && <Clock at={deadline.at} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What matters for the eye, every event for the ear. */
function Happened({ table, view }: { table: TableInfo; view: GameTable }) {
  const moment = state.moment.value;
  const words = (event: Json) => tell(table.game, view, event, mySeat.value);
  const loud = moment.filter((event) => !view.quiet.includes(event.event as string)).map(words).filter(Boolean);
  return (
    <>
      <div class="sr" aria-live="polite">{moment.map(words).join(" ")}</div>
      <div class="happened" aria-hidden="true" onClick={hurry}>{loud.slice(-3).map((line, i) => <span key={`${state.log.value.length}-${i}`}>{line} </span>)}</div>
    </>
  );
}

function Choice({ seen, view, table }: { seen: Seen; view: GameTable; table: TableInfo }) {
  const away = seen.me !== null && table.seats[seen.me]?.away;
  return (
    <>
      {away && <div class="row notice"><span class="grow">{t("bot-plays-you")}</span><button type="button" class="primary" onClick={() => void send({ type: "back" })}>{t("take-back")}</button></div>}
      <p class="now" role="status"><b>{view.now(seen)}</b></p>
      <view.Hand {...seen} />
    </>
  );
}

function Trouble() {
  const trouble = state.trouble.value;
  return trouble && <Notice bad>{sentence(trouble.code, trouble.reason)}</Notice>;
}

/** Who is waited for, by name. */
export function waitingFor(game: string, names: string[]): string {
  return say(game, "waiting", { names: names.join(", ") }) ?? t("waiting-for", { names: names.join(", ") });
}
