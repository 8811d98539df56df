/** The end of a game: who won, how, and what now. */
import { useEffect } from "preact/hooks";
import { Face } from "../art/face";
import type { GameTable } from "../table/game";
import { go } from "../router";
import { send } from "../socket";
import { sound } from "../sound";
import { mySeat, nameOf, state } from "../state";
import { number, say, t, listed } from "../text";
import type { GameInfo, Outcome, TableInfo } from "../wire";
import { playNow } from "./making";
import { Fairness } from "./Fairness";
import { download } from "./download";

export function Over({ table, view, outcome }: { table: TableInfo; view: GameTable; outcome: Outcome }) {
  const order = outcome.scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  const won = mySeat.value !== null && outcome.winners.includes(mySeat.value);
  const story = view.story?.(state.log.value.map(({ event }) => event)) ?? [];
  useEffect(() => sound(won ? "win" : "short"), []);
  return (
    <div class="over stack">
      <div class="winners row nowrap">
        {outcome.winners.map((seat) => (
          <Face key={seat} seat={seat} mood="glad" size={96} />
        ))}
        <div>
          <h2>
            {won
              ? t("you-win")
              : t("winners", {
                  names: listed(outcome.winners.map(nameOf)),
                  count: outcome.winners.length,
                })}
          </h2>
          <p class="muted reason">{say(table.game, `outcome-${outcome.reason}`)}</p>
        </div>
      </div>
      <ol class="scores">
        {order.map(({ seat, score }) => (
          <li key={seat}>
            <Face seat={seat} mood={outcome.winners.includes(seat) ? "glad" : "sad"} size={30} />
            <span class="grow">
              {nameOf(seat)}
              {outcome.winners.includes(seat) && <span aria-label={t("winner")}> ★</span>}
            </span>
            <b class="num">{number(score)}</b>
          </li>
        ))}
      </ol>
      {story.length > 0 && (
        <ul class="story">
          {story.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div class="row">
        <Again table={table} />
        <a class="button" href={`/replay/${table.id}`}>
          {t("replay")}
        </a>
        <button type="button" onClick={() => void download(table.id, table.game)}>
          {t("download")}
        </button>
        <a class="button quiet" href="/">
          {t("home")}
        </a>
      </div>
      {table.seed && <Fairness table={table} />}
    </div>
  );
}

function Again({ table }: { table: TableInfo }) {
  const game = state.games.value?.find((g) => g.id === table.game);
  if (state.shown.value?.lesson) return null; // the coach shows the way
  if (table.lesson && game) return <RealGame game={game} />;
  if (table.rematch)
    return (
      <button type="button" class="primary" onClick={() => go(`/t/${table.rematch}`)}>
        {t("to-rematch")}
      </button>
    );
  if (mySeat.value === null || !state.me.value) return null;
  return (
    <button type="button" class="primary" onClick={() => void send({ type: "rematch" })}>
      {t("another")}
    </button>
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
