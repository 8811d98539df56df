/** Bluff's table: the ring, the red die, the cups, and bidding by tapping the track. */
import "./table.css";
import { Cup, Die } from "@frame/art/dice";
import { state } from "@frame/state";
import { language, type Args } from "@frame/text";
import { canPlay, gameTable, movesOf } from "@frame/table/game";
import {
  allows,
  bidWords,
  choice,
  dieWords,
  marked,
  NUMBERS,
  picked,
  shown,
  STAR,
  type Bid,
  type BluffSeen,
} from "./bidding";
import { Board } from "./Board";
import { chance } from "./odds";
import { FIELDS } from "./ring";
import type { Event, Move, View } from "./types";
import { say, t } from "./words";

function Hand(seen: BluffSeen) {
  return (
    <>
      {canPlay(seen, "layout") && <Laying seen={seen} />}
      {(canPlay(seen, "bid") || canPlay(seen, "doubt")) && <Bidding seen={seen} />}
    </>
  );
}

function Bidding({ seen }: { seen: BluffSeen }) {
  const bid = choice(seen);
  const put = (next: Bid) => picked.put(seen, next);
  return (
    <div class="stack tight">
      {bid && (
        <div class="faces" role="group" aria-label={t("page-which-face")}>
          <Step seen={seen} bid={bid} by={-1} put={put} />
          {bid.face === STAR ? (
            <Die face="star" look="red" size={34} />
          ) : (
            <Faces seen={seen} bid={bid} put={put} />
          )}
          <Step seen={seen} bid={bid} by={1} put={put} />
        </div>
      )}
      <Odds seen={seen} bid={bid} />
      <div class="bidrow">
        {bid && (
          <button
            type="button"
            class="primary big"
            disabled={seen.busy}
            onClick={() => seen.play({ move: "bid", ...bid })}
          >
            {say("move-bid", { count: bid.count, face: bid.face })}
          </button>
        )}
        {canPlay(seen, "doubt") && (
          <button
            type="button"
            class="danger big"
            disabled={seen.busy}
            onClick={() => seen.play({ move: "doubt" })}
          >
            {t("page-doubt")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Odds on request; only where nobody else at the table is a person. */
function Odds({ seen, bid }: { seen: BluffSeen; bid: Bid | null }) {
  const alone = (state.table.value?.seats ?? []).every((s) => s.seat === seen.me || !s.person);
  if (!alone || seen.me === null) return null;
  const { view } = seen;
  const faces = [...view.cup, ...view.laid.flat()];
  const known = { faces, hidden: view.dice.reduce((sum, n) => sum + n, 0) - faces.length };
  const line = (one: Bid) => `${bidWords(one)}: ${percent(chance(known, one.count, one.face))}`;
  return (
    <details class="odds small">
      <summary>{t("page-odds")}</summary>
      <p>
        {[view.bid, bid]
          .filter((one) => one !== null)
          .map(line)
          .join(" · ")}
      </p>
    </details>
  );
}

const percent = (share: number): string => share.toLocaleString(language.value, { style: "percent" });

function Faces({ seen, bid, put }: { seen: BluffSeen; bid: Bid; put: (bid: Bid) => void }) {
  return (
    <>
      {NUMBERS.map((face) => (
        <button
          type="button"
          aria-pressed={bid.face === face}
          aria-label={bidWords({ count: bid.count, face })}
          disabled={!allows(seen, { count: bid.count, face })}
          onClick={() => put({ count: bid.count, face })}
        >
          <Die face={face} look={bid.face === face ? "red" : "white"} size={32} />
        </button>
      ))}
    </>
  );
}

/** One fewer or one more: for thumbs, keyboards and screen readers. */
function Step({ seen, bid, by, put }: { seen: BluffSeen; bid: Bid; by: -1 | 1; put: (bid: Bid) => void }) {
  const count = bid.count + by;
  const faces = bid.face === STAR ? [STAR] : [bid.face, ...NUMBERS];
  const face = faces.find((f) => allows(seen, { count, face: f }));
  const step = () => face && put({ count, face });
  return (
    <button
      type="button"
      class="icon step"
      aria-label={t(by < 0 ? "page-fewer" : "page-more")}
      disabled={!face}
      onClick={step}
    >
      {by < 0 ? "−" : "+"}
    </button>
  );
}

/** After the bid: dice into the open, the rest rolled again. */
function Laying({ seen }: { seen: BluffSeen }) {
  const dice = seen.view.cup;
  const places = marked.of(seen);
  const limit = (movesOf(seen, "layout")[0]?.dice as { most: number } | undefined)?.most ?? dice.length - 1;
  const flip = (i: number) => {
    if (places.includes(i))
      marked.put(
        seen,
        places.filter((place) => place !== i),
      );
    else if (places.length < limit) marked.put(seen, [...places, i]);
  };
  const chosen = dice.filter((_, i) => places.includes(i)).sort((a, b) => a - b);
  return (
    <div class="stack tight">
      <div class="own pick" role="group" aria-label={t("page-lay-which")}>
        {dice.map((face, i) => (
          <button
            type="button"
            key={i}
            aria-pressed={places.includes(i)}
            aria-label={dieWords(face)}
            onClick={() => flip(i)}
          >
            <Die face={shown(face)} size={44} />
          </button>
        ))}
      </div>
      <div class="bidrow">
        <button type="button" class="big" disabled={seen.busy} onClick={() => seen.play({ move: "keep" })}>
          {say("move-keep")}
        </button>
        <button
          type="button"
          class="primary big"
          disabled={seen.busy || !chosen.length}
          onClick={() => seen.play({ move: "layout", dice: chosen })}
        >
          {t("page-lay", { count: chosen.length })}
        </button>
      </div>
    </div>
  );
}

function Badge({ seen, seat }: { seen: BluffSeen; seat: number }) {
  const dice = seen.view.dice[seat] ?? 0;
  return dice ? (
    <span class="count">
      <span class="sr">{t("page-dice-left", { count: dice })}</span>
      <span class="pipdice" aria-hidden="true">
        {Array.from({ length: dice }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  ) : (
    <span class="muted small">{t("page-out")}</span>
  );
}

function now(seen: BluffSeen): string | null {
  const { view } = seen;
  if (canPlay(seen, "layout")) return t("page-now-laying");
  if (canPlay(seen, "doubt")) return t(canPlay(seen, "bid") ? "page-now-raise" : "page-now-doubt");
  if (canPlay(seen, "bid")) return t("page-now-first");
  if (seen.me !== null && !view.dice[seen.me]) return t("page-now-out");
  return null;
}

/** The things of the game, for the rules. */
function Legend() {
  return (
    <div class="legend">
      {[...NUMBERS, STAR].map((face) => (
        <Die key={face} face={shown(face)} size={44} label={dieWords(face)} />
      ))}
      <Die face={4} look="red" size={44} />
      <Cup size={52} />
      <p class="small">{FIELDS.map((field) => (field.star ? `★${field.count}` : field.count)).join(" · ")}</p>
    </div>
  );
}

const rollWords = (dice: unknown): string =>
  Array.isArray(dice)
    ? Array.isArray(dice[0])
      ? dice.map((roll) => rollWords(roll) || "–").join(" / ")
      : dice.map((face) => dieWords(face as number)).join(" ")
    : "";

export default gameTable<View, Move, Event>({
  Board,
  Hand,
  Badge,
  Legend,
  now,
  words: (what): Args => ("dice" in what && Array.isArray(what.dice) ? { dice: rollWords(what.dice) } : {}),
  quiet: ["shaken", "peeked", "begins"],
  pauses: { doubted: 4800, bidden: 1000, laidout: 1200, opening: 900, won: 1500 },
});
