/** Bluff's table: the ring, the red die, the cups, and bidding by tapping the track. */
import "./table.css";
import { Cup, Die, OpenCup } from "@frame/art/dice";
import { COLOURS } from "@frame/art/face";
import { looksOf } from "@frame/people";
import { state } from "@frame/state";
import { language, type Args } from "@frame/text";
import { canPlay, gameTable, movesOf } from "@frame/table/game";
import {
  allows,
  bidWords,
  choice,
  dieWords,
  likelyFace,
  marked,
  NUMBERS,
  picked,
  shown,
  STAR,
  type Bid,
  type BluffSeen,
} from "./bidding";
import { useEffect, useRef } from "preact/hooks";
import { Backdrop } from "./Backdrop";
import { Board, lightOf, LitDie } from "./Board";
import { chance } from "./odds";
import { fits, isCupsUp, score } from "./score";
import { story } from "./story";
import type { Event, Move, View } from "./types";
import { say, t } from "./words";

/** The own dice, before their cup; those that fit the bid in question are framed. */
function Own(seen: BluffSeen) {
  const { view, cue, me } = seen;
  if (me === null) return null;
  if (canPlay(seen, "layout")) return <Picking seen={seen} />;
  const up = isCupsUp(cue) ? cue : null;
  const shownDice = up?.dice[me] ?? view.cup;
  const bid = canPlay(seen, "bid") ? choice(seen) : up ? null : view.bid;
  const light = up ? lightOf(up, me, view.dice.length) : () => ({});
  const laid = view.laid[me] ?? [];
  const fitting = bid ? [...view.cup, ...laid].filter((die) => fits(die, bid)).length : 0;
  const owned = view.dice[me] ?? 0;
  return (
    <div class={`own${cue?.name === "shake" ? " shaking" : ""}`}>
      <span class="aside" aria-hidden="true">
        <OpenCup size="100%" />
      </span>
      <span class="dice">
        {shownDice.length > 0 && (
          <span class="sr">{t("page-your-dice", { dice: shownDice.map(dieWords).join(" ") })}</span>
        )}
        {shownDice.map((face, i) => (
          <span key={i} class={`owndie${bid && fits(face, bid) ? " fits" : ""}`}>
            <LitDie face={face} light={light(i)} size={88} />
          </span>
        ))}
        {!shownDice.length &&
          Array.from({ length: Math.max(0, owned - laid.length) }, (_, i) => (
            <span key={i} class="owndie empty" />
          ))}
        {!up && laid.length > 0 && (
          <span class="laid">
            <span class="sr">{`${t("page-laid-out")}: ${laid.map(dieWords).join(" ")}`}</span>
            {laid.map((face, i) => (
              <span key={i} class={`owndie${bid && fits(face, bid) ? " fits" : ""}`}>
                <Die face={shown(face)} look="white" size={88} />
              </span>
            ))}
          </span>
        )}
      </span>
      <span class="fitting">{bid && owned > 0 && t("page-fitting", { fitting, bid: bidWords(bid) })}</span>
    </div>
  );
}

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
  useTyping(seen);
  return (
    <div class="bidding">
      {bid && (
        <div class="faces" role="group" aria-label={t("page-which-face")}>
          <Step seen={seen} bid={bid} by={-1} put={put} />
          {bid.face === STAR ? (
            <span class="onlystars">
              <Die face="star" look="red" size={44} />
            </span>
          ) : (
            <Faces seen={seen} bid={bid} put={put} />
          )}
          <Step seen={seen} bid={bid} by={1} put={put} />
        </div>
      )}
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
      <Odds seen={seen} bid={bid} />
    </div>
  );
}

/** A bid can be typed: how many, then "x" and the face, or "*" for stars. */
function useTyping(seen: BluffSeen): void {
  const typed = useRef("");
  const last = useRef(0);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const there = event.target as HTMLElement;
      if (there.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.timeStamp - last.current > 1500) typed.current = "";
      last.current = event.timeStamp;
      typed.current += event.key.length === 1 ? event.key : "";
      const found = /(\d{1,2})(?:[x ]([1-5]))?(\*)?$/.exec(typed.current);
      if (!found) return;
      const count = Number(found[1]);
      const face = found[3] ? STAR : Number(found[2] ?? 0) || likelyFace(seen, count);
      if (allows(seen, { count, face })) picked.put(seen, { count, face });
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  });
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
      <summary>
        <span>{t("page-odds")}</span>
      </summary>
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
          <Die face={face} look={bid.face === face ? "red" : "white"} size={46} />
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

/** The dice that are to be laid out, by their faces. */
const chosenOf = (seen: BluffSeen): number[] =>
  seen.view.cup.filter((_, i) => marked.of(seen).includes(i)).sort((a, b) => a - b);

/** After the bid: dice into the open, the rest rolled again. */
function Picking({ seen }: { seen: BluffSeen }) {
  const dice = seen.view.cup;
  const places = marked.of(seen);
  const offered = movesOf(seen, "layout")[0]?.dice;
  const limit = offered && "most" in offered ? offered.most : dice.length - 1;
  const flip = (i: number) => {
    if (places.includes(i))
      marked.put(
        seen,
        places.filter((place) => place !== i),
      );
    else if (places.length < limit) marked.put(seen, [...places, i]);
  };
  return (
    <div class="own pick">
      <span class="dice" role="group" aria-label={t("page-lay-which")}>
        {dice.map((face, i) => (
          <button
            type="button"
            key={i}
            aria-pressed={places.includes(i)}
            aria-label={dieWords(face)}
            onClick={() => flip(i)}
          >
            <Die face={shown(face)} look="white" size={60} />
          </button>
        ))}
      </span>
    </div>
  );
}

function Laying({ seen }: { seen: BluffSeen }) {
  const chosen = chosenOf(seen);
  return (
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
  );
}

/** In the strip: the cup with the number of its dice, and what was laid out. */
function Badge({ seen, seat }: { seen: BluffSeen; seat: number }) {
  const { view } = seen;
  const dice = view.dice[seat] ?? 0;
  const laid = view.laid[seat] ?? [];
  if (!dice) return <span class="muted small">{t("page-out")}</span>;
  return (
    <span class="cupcount">
      <span class="sr">{t("page-dice-left", { count: dice })}</span>
      <Cup size={28} number={dice - laid.length} band={COLOURS[looksOf(seat).colour] ?? "#e0a63a"} />
      {laid.length > 0 && (
        <span class="laid" aria-hidden="true">
          {laid.map((face, i) => (
            <Die key={i} face={shown(face)} look="white" size={15} />
          ))}
        </span>
      )}
    </span>
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

const rollWords = (dice: unknown): string =>
  Array.isArray(dice)
    ? Array.isArray(dice[0])
      ? dice.map((roll) => rollWords(roll) || "–").join(" / ")
      : dice.map((face) => dieWords(face as number)).join(" ")
    : "";

export default gameTable<View, Move, Event>({
  Backdrop,
  Board,
  Own,
  Hand,
  Badge,
  now,
  words: (what): Args => ("dice" in what && Array.isArray(what.dice) ? { dice: rollWords(what.dice) } : {}),
  quiet: ["shaken", "peeked", "begins"],
  score,
  story,
});
