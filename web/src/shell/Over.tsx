/** The end of a game: who won, how, what will be told of it, and what now. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { Face } from "../art/face";
import { calledNoMore, callOwner } from "../calling";
import type { AnyEvent, GameTable } from "../table/game";
import { go } from "../router";
import { send } from "../socket";
import { sound } from "../sound";
import { mySeat, nameOf, rememberRematch, state, visitTo } from "../state";
import { number, say, t, listed } from "../text";
import type { GameInfo, Outcome, TableInfo } from "../wire";
import { playNow } from "./making";
import { Fairness } from "./Fairness";
import { BothEndings } from "./Forked";
import { download } from "./download";

export function Over({ table, view, outcome }: { table: TableInfo; view: GameTable; outcome: Outcome }) {
  const order = outcome.scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  const tied = outcome.winners.length > 1 && table.options.teams !== true; // a team just wins
  const won = mySeat.value !== null && outcome.winners.includes(mySeat.value);
  const story = view.story?.(useWhole(table)) ?? [];
  useEffect(() => sound(won ? "win" : "short"), []);
  return (
    <div class="over" data-won={won}>
      {won && <Confetti />}
      <div class="told">
        <div class="winners" data-count={outcome.winners.length}>
          <span class="laurels">
            {outcome.winners.map((seat) => (
              <Face key={seat} seat={seat} mood="glad" size={96} />
            ))}
          </span>
          <div>
            <h2>
              {won && outcome.winners.length === 1
                ? t("you-win")
                : t("winners", {
                    names: listed(outcome.winners.map(nameOf)),
                    count: outcome.winners.length,
                  })}
            </h2>
            <p class="muted reason">{say(table.game, `outcome-${outcome.reason}`)}</p>
            {tied && <p>{t("winners-tied", { score: number(order[0]?.score ?? 0) })}</p>}
          </div>
        </div>
        <ol class="scores">
          {order.map(({ seat, score }) => (
            <li key={seat}>
              <Face seat={seat} mood={outcome.winners.includes(seat) ? "glad" : "sad"} size={34} />
              <span class="grow">
                {nameOf(seat)}
                {outcome.winners.includes(seat) && <span aria-label={t("winner")}> ★</span>}
              </span>
              <b class="num">{number(score)}</b>
            </li>
          ))}
        </ol>
        {table.fork && <BothEndings game={table.game} fork={table.fork} outcome={outcome} />}
        {story.length > 0 && (
          <ul class="story">
            {story.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <div class="next">
          <a class="button" href={`/review/${table.id}`}>
            {t("review")}
          </a>
          <a class="button" href={`/replay/${table.id}`}>
            {t("replay")}
          </a>
          <a class="button quiet" href="/">
            {t("home")}
          </a>
          <button type="button" class="quiet" onClick={() => void download(table.id, table.game)}>
            {t("download")}
          </button>
        </div>
        {table.seed && <Fairness table={table} />}
      </div>
      <Again table={table} />
    </div>
  );
}

/** All that happened: a memory game's log is empty, but now everything may be said. */
function useWhole(table: TableInfo): readonly AnyEvent[] {
  const told = state.log.value.map(({ event }) => event);
  const whole = useSignal<readonly AnyEvent[]>([]);
  const token = visitTo(table.id)?.token;
  useEffect(() => {
    if (token)
      void api.history(table.id, token).then(
        (events) => (whole.value = events as unknown as AnyEvent[]),
        () => undefined,
      );
  }, [table.id]);
  return whole.value.length ? whole.value : told;
}

function Confetti() {
  return (
    <span class="confetti" aria-hidden="true">
      {Array.from({ length: 18 }, (_, i) => (
        <i key={i} style={{ "--i": i }} />
      ))}
    </span>
  );
}

function Again({ table }: { table: TableInfo }) {
  const game = state.games.value?.find((g) => g.id === table.game);
  const asked = useSignal(false);
  const people = table.seats.filter(({ person }) => person).length;
  const come = () => {
    rememberRematch(table);
    go(`/t/${table.rematch}${people > 1 ? "" : "?start=1"}`);
  };
  useEffect(() => {
    if (!table.rematch) return;
    if (asked.peek()) return come();
    if (mySeat.peek() === null) return;
    callOwner(t("called-again"));
    return calledNoMore;
  }, [table.rematch]);
  if (state.shown.value?.lesson) return null; // the coach shows the way
  if (table.lesson && game)
    return (
      <div class="again">
        <RealGame game={game} />
      </div>
    );
  if (table.rematch)
    return (
      <div class="again">
        <p class="called" role="status">
          {t("called-again")}
        </p>
        <button type="button" class="primary" onClick={come}>
          {t("to-rematch")}
        </button>
      </div>
    );
  if (mySeat.value === null || !state.me.value) return null;
  const again = () => {
    asked.value = true;
    void send({ type: "rematch" }).then((refusal) => refusal && (asked.value = false));
  };
  return (
    <div class="again">
      <button type="button" class="primary" disabled={asked.value} onClick={again}>
        {t("another")}
      </button>
    </div>
  );
}

/** From the lesson to the table. */
export function RealGame({ game }: { game: GameInfo }) {
  return (
    <button type="button" class="small primary" onClick={() => void playNow(game)}>
      {t("lesson-real")}
    </button>
  );
}
