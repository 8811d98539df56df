/** The big screen in the room: the public table, large, and the way in. */
import { Face } from "../art/face";
import { nowOf, tell, type AnyEvent, type GameTable } from "../table/game";
import { state, visitTo } from "../state";
import { say, t, listed } from "../text";
import type { GameInfo, Outcome, TableInfo } from "../wire";
import { seenNow } from "./Frame";
import { nameOf } from "../state";
import { ForkMark } from "./Forked";
import { Qr } from "./Qr";
import { Clock } from "./Clock";

const logged = (): AnyEvent[] => state.log.value.map(({ event }) => event);

/** The end, for a room to see. */
function Won({ table, outcome, story }: { table: TableInfo; outcome: Outcome; story: readonly string[] }) {
  return (
    <div class="screen-won" role="status">
      <span>
        {outcome.winners.map((seat) => (
          <Face key={seat} seat={seat} mood="glad" size={200} />
        ))}
      </span>
      <p class="names">
        {t("winners", { names: listed(outcome.winners.map(nameOf)), count: outcome.winners.length })}
      </p>
      <p class="reason">{say(table.game, `outcome-${outcome.reason}`)}</p>
      {story.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export function Screen({
  table,
  game,
  view,
}: {
  table: TableInfo;
  game: GameInfo | undefined;
  view: GameTable | null;
}) {
  const update = state.shown.value;
  const invite = visitTo(table.id)?.invite;
  const link = `${state.origin.value}/t/${table.id}${invite ? `#invite=${invite}` : ""}`;
  const seen = update ? seenNow(update, table, true) : null;
  const told = update?.outcome ? (
    <>
      <b>
        {t("winners", {
          names: listed(update.outcome.winners.map(nameOf)),
          count: update.outcome.winners.length,
        })}
      </b>{" "}
      <span class="reason">{say(table.game, `outcome-${update.outcome.reason}`)}</span>
    </>
  ) : (
    view &&
    (state.moment.value
      .slice(-2)
      .map((e) => tell(table.game, view, e, null))
      .join(" ") ||
      state.said.value)
  );
  if (seen && view?.Backdrop)
    return (
      <div class="screen scened" data-game={table.game} data-plan="desk">
        <main id="main" class="scene">
          <div class="backdrop" aria-hidden="true">
            <view.Backdrop />
          </div>
          <h1 class="title">
            {game?.title}
            <ForkMark fork={table.fork} />
          </h1>
          <div class="board">
            <view.Board {...seen} />
          </div>
          {update?.outcome ? (
            <Won table={table} outcome={update.outcome} story={view.story?.(logged()) ?? []} />
          ) : (
            <p class="happened" aria-live="polite">
              {told} {!state.behind.value && <b>{nowOf(view, seen)}</b>}
            </p>
          )}
          <figure class="screen-qr">
            <Qr text={link} label={t("qr")} />
            <figcaption>{t("scan-to-watch")}</figcaption>
          </figure>
        </main>
      </div>
    );
  return (
    <div class="screen" data-game={table.game}>
      <header class="row between">
        <h1>
          {game?.title}
          <ForkMark fork={table.fork} />
        </h1>
        {table.phase === "gathering" && (
          <p>
            {t("join-at")} <b>{state.origin.value.replace(/^https?:\/\//, "")}</b>
          </p>
        )}
      </header>
      <main id="main" class="screen-main">
        {seen && view ? (
          <div class="board">
            <view.Board {...seen} />
          </div>
        ) : (
          <div class="screen-join">
            <Qr text={link} label={t("qr")} />
            <p>{t("scan")}</p>
          </div>
        )}
        <ul class="players" aria-label={t("players-here")}>
          {table.seats.map((seat) => (
            <li key={seat.seat} class={`player${update?.actors.includes(seat.seat) ? " acting" : ""}`}>
              <Face seat={seat.seat} size={44} />
              <span class="who">
                {seat.name ? nameOf(seat.seat) : t("free-seat", { number: seat.seat + 1 })}
              </span>
              {seen && view && (
                <span class="badge">
                  <view.Badge seen={seen} seat={seat.seat} />
                </span>
              )}
              {update?.deadlines
                .filter((d) => d.seat === seat.seat)
                .map((d) => (
                  <Clock at={d.at} />
                ))}
            </li>
          ))}
          {seen && (
            <li class="screen-qr">
              <Qr text={link} label={t("qr")} />
            </li>
          )}
        </ul>
      </main>
      <p class="happened" aria-live="polite">
        {told}
      </p>
    </div>
  );
}
