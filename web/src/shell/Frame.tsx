/** The frame around every game: header, players, what just happened, log, chat, help. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { nowOf, tell, type AnyMove, type GameTable, type Seen } from "../table/game";
import { plan } from "../table/media";
import { Player } from "../table/Player";
import { Players } from "../table/Players";
import { callOwner, calledNoMore } from "../calling";
import { play, send, takeBack } from "../socket";
import { hurry } from "../staging";
import { listenTo, myTurn, mySeat, nameOf, state } from "../state";
import { unread } from "../talk";
import { t } from "../text";
import type { GameInfo, TableInfo, Update } from "../wire";
import { Coach, coached, Lesson } from "./Coach";
import { Clock } from "./Clock";
import { Notice, sentence } from "./common";
import { ForkMark } from "./Forked";
import { Menu } from "./Menu";
import { Over, RealGame } from "./Over";
import { Side, Unread } from "./Side";

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
      screen || state.pending.value || state.behind.value || state.held.value
        ? []
        : ((update.legal ?? []) as unknown as AnyMove[]),
    play,
    busy: state.pending.value > 0 || state.held.value !== null,
    moment: state.moment.value,
    cue: state.cue.value,
    seats: table.seats.length,
    screen,
  };
}

export function Frame({ table, game, view }: FrameProps) {
  const update = state.shown.value;
  const panel = useSignal<"log" | "chat" | null>(null);
  useTitle(game, table.rematch ? t("called-again") : null);
  useSkipByKey();
  if (!update)
    return (
      <p class="page" role="status">
        {t("dealing")}
      </p>
    );
  const hint = update.lesson;
  const free = seenNow(update, table);
  const seen = coached(free, hint);
  const loud = loudLines(table.game, view);
  const { Backdrop } = view;
  return (
    <div
      class={Backdrop ? "table scened" : "table"}
      data-game={table.game}
      data-plan={plan.value}
      data-mine={myTurn.value}
      data-lesson={!!hint}
      data-folded={state.folded.value}
    >
      <Bar game={game} table={table} view={view} panel={panel} />
      <main id="main" class={Backdrop ? "scene" : "middle"} onClick={Backdrop && skipByTap}>
        {Backdrop && (
          <div class="backdrop" aria-hidden="true">
            <Backdrop />
          </div>
        )}
        <h1 class="sr">{game?.title}</h1>
        {!(Backdrop && plan.value === "desk") && <Players view={view} seen={seen} />}
        <Spoken game={table.game} view={view} />
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
          !Backdrop && <Happened lines={loud} />
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
            <Choice
              seen={seen}
              view={view}
              table={table}
              told={!!hint?.move}
              loud={Backdrop ? latest(loud) : []}
            />
          )}
        </section>
      </main>
      <Side table={table} view={view} panel={panel} silent={update.silent ?? false} />
    </div>
  );
}

/** What matters of what has been told: the last three sentences. */
function loudLines(game: string, view: GameTable): string[] {
  const told = state.moment.value
    .filter(({ event }) => !view.quiet.includes(event))
    .map((event) => tell(game, view, event, mySeat.value));
  return [state.said.value, ...told].filter(Boolean).slice(-3);
}

/** The last of these sentences, and those before it while all of it stays a line or two. */
function latest(lines: readonly string[]): readonly string[] {
  const room = plan.value === "desk" ? 110 : 75;
  const short = (count: number) => lines.slice(-count).join(" ").length <= room;
  return lines.slice(short(2) ? -2 : -1);
}

/** Every event once, for the ear, when it is told. */
function Spoken({ game, view }: { game: string; view: GameTable }) {
  return (
    <div class="sr" aria-live="polite">
      {state.said.value && <p key="said">{state.said.value}</p>}
      {state.moment.value.map((event, i) => (
        <p key={i}>{tell(game, view, event, mySeat.value)}</p>
      ))}
    </div>
  );
}

/** A tap on the scene skips what is being played. */
function skipByTap(): void {
  if (state.behind.peek()) hurry();
}

function useSkipByKey(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) =>
      event.key === "Escape" && !document.querySelector("dialog[open]") && skipByTap();
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}

function useTitle(game: GameInfo | undefined, called: string | null): void {
  const mine = myTurn.value;
  const calls = mine ? t("your-turn") : called;
  const news = unread.value ? `(${unread.value}) ` : "";
  useEffect(() => {
    const title = calls ? `● ${calls} – ${game?.title ?? ""}` : `${game?.title ?? ""} – Undertable`;
    document.title = news + title;
    return () => void (document.title = "Undertable");
  }, [calls, game, news]);
  useEffect(() => {
    if (!mine) return;
    callOwner(`${t("your-turn")} – ${game?.title ?? ""}`);
    return calledNoMore;
  }, [mine]);
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
      <span class="grow title">
        {game?.title}
        <ForkMark fork={table.fork} />
      </span>
      <AskForSound />
      <span class="lost" role="status">
        {lost && <span class="tag">{t("searching")}</span>}
      </span>
      {state.newer.value && !lost && (
        <button type="button" class="small newer" title={t("newer-hint")} onClick={() => location.reload()}>
          {t("newer")}
        </button>
      )}
      <button
        type="button"
        class="quiet icon small-only"
        aria-expanded={panel.value === "log"}
        onClick={() => (panel.value = panel.value ? null : "log")}
      >
        <span aria-hidden="true">≡</span>
        <span class="sr">{t("log-and-chat")}</span>
        {unread.value > 0 && <Unread />}
      </button>
      <button type="button" class="quiet icon" aria-haspopup="dialog" onClick={() => (menu.value = true)}>
        <span aria-hidden="true">?</span>
        <span class="sr">{t("help-and-settings")}</span>
      </button>
      {menu.value && <Menu table={table} view={view} close={() => (menu.value = false)} />}
    </header>
  );
}

/** Asked once on a device. */
function AskForSound() {
  const { volume, newer, connection } = state;
  if (volume.value || newer.value || connection.value !== "on") return null; // one thing after the other
  return (
    <span class="ask row nowrap tight" role="group" aria-label={t("ask-sound")}>
      <span>{t("ask-sound")}</span>
      <button type="button" class="small" onClick={() => listenTo({ things: 0.7, alerts: 0.7 })}>
        {t("sound-yes")}
      </button>
      <button type="button" class="small" onClick={() => listenTo({ things: 0, alerts: 0 })}>
        {t("sound-no")}
      </button>
    </span>
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
  loud,
}: {
  seen: Seen;
  view: GameTable;
  table: TableInfo;
  told: boolean;
  loud: readonly string[];
}) {
  const away = seen.me !== null && table.seats[seen.me]?.away;
  const mine = seen.legal.length > 0;
  return (
    <>
      {view.Backdrop && plan.value === "desk" && seen.me !== null && (
        <ul class="players own-seat" aria-label={t("you-short")}>
          <Player seen={seen} seat={seen.me} size={112} />
        </ul>
      )}
      {view.Own && <view.Own {...seen} />}
      {away && (
        <div class="row notice">
          <span class="grow">{t("bot-plays-you")}</span>
          <button type="button" class="primary" onClick={() => void send({ type: "back" })}>
            {t("take-back")}
          </button>
        </div>
      )}
      <p class={told ? "sr" : "now"} role="status">
        {loud.length > 0 && !mine && <span aria-hidden="true">{loud.join(" ")} </span>}
        {!state.behind.value && <b>{nowOf(view, seen)}</b>}
      </p>
      {state.cue.value && state.behind.value && (
        <button type="button" class="onward" onClick={(event) => (event.stopPropagation(), hurry())}>
          {t("skip-on")}
        </button>
      )}
      {state.held.value !== null && (
        <button type="button" class="onward" onClick={(event) => (event.stopPropagation(), takeBack())}>
          {t("unplay")} <Clock at={state.held.value / 1000 + state.skew.value} />
        </button>
      )}
      <Absent seen={seen} />
      {view.Backdrop && plan.value === "phone" && !mine && <Lately game={table.game} view={view} />}
      {seen.me === null && <p class="muted small watching">{t("you-watch")}</p>}
      <view.Hand {...seen} />
    </>
  );
}

/** What was told before what is told now: on a phone there is room for it while others decide. */
function Lately({ game, view }: { game: string; view: GameTable }) {
  const told = state.log.value.filter(
    ({ event }) => !view.quiet.includes(event.event) && !state.moment.value.includes(event),
  );
  return (
    <ol class="lately" aria-hidden="true">
      {told.slice(-3).map(({ number, event }) => (
        <li key={number}>{tell(game, view, event, mySeat.value)}</li>
      ))}
    </ol>
  );
}

/** Somebody is waited for in vain: when a bot will stand in, counted down. */
function Absent({ seen }: { seen: Seen }) {
  const waits = state.gone.value.filter(({ seat }) => seen.actors.includes(seat) && seat !== seen.me);
  return waits.map(({ seat, at }) => (
    <p key={seat} class="absent small" role="status">
      {t("bot-soon", { name: nameOf(seat) })} <Clock at={at} />
    </p>
  ));
}

function Trouble() {
  const trouble = state.trouble.value;
  return trouble && <Notice bad>{sentence(trouble.code, trouble.reason)}</Notice>;
}
