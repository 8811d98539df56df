/** Bluff's table: the ring, the red die, the cups, and bidding by tapping the track. */
import "./bluff.css";
import { Cup, Die } from "../../art/dice";
import { Face as Mark } from "../../art/face";
import { nameOf, state } from "../../state";
import { language, say, t, type Args } from "../../text";
import { wide } from "../media";
import { draft } from "../draft";
import { canPlay, movesOf, type GameTable, type Seen } from "../table";
import { cell, gridOf } from "../ring";
import { chance } from "./odds";
import { FIELDS, fieldOf, type Field } from "./ring";

const STAR = 6;
const NUMBERS = [1, 2, 3, 4, 5];

interface Bid {
  count: number;
  face: number;
}

interface BluffView {
  options: { dice: number };
  phase: "opening" | "shaking" | "bidding" | "laying" | "over";
  turn: number;
  round: number;
  bid: Bid | null;
  bidder: number | null;
  cup: number[];
  cups: number[];
  laid: number[][];
  dice: number[];
  cap: number;
  raised: {
    doubter: number;
    bidder: number;
    bid: Bid;
    actual: number;
    dice: number[][];
    lost: number[];
  } | null;
  opening: number[][];
}

type BluffSeen = Seen<BluffView>;

/** The bid being thought about; null until the player touches something. */
const picked = draft<Bid | null>("bid", null);
/** Dice marked for laying out, by their place under the cup. */
const marked = draft<readonly number[]>("laying", []);

const shown = (face: number): number | "star" => (face === STAR ? "star" : face);
const bidWords = (bid: Bid): string => say("bluff", "bid", { count: bid.count, face: bid.face }) ?? "";
const dieWords = (face: number): string => (face === STAR ? "★" : String(face));

/** The counts the server allows for a face. */
function span(seen: BluffSeen, face: number): { from: number; to: number } | null {
  const move = movesOf(seen, "bid").find((m) => m.face === face);
  return (move?.count as { from: number; to: number } | undefined) ?? null;
}

const allows = (seen: BluffSeen, bid: Bid): boolean => {
  const range = span(seen, bid.face);
  return !!range && range.from <= bid.count && bid.count <= range.to;
};

/** The lowest count on a field that some face may still be bid with. */
function openCount(seen: BluffSeen, field: Field): number | null {
  const faces = field.star ? [STAR] : NUMBERS;
  const step = field.star ? 10 : 20;
  for (let count = field.count; count <= 60; count += step)
    if (faces.some((face) => allows(seen, { count, face }))) return count;
  return null;
}

/** The face one would most likely mean: the last chosen, then the most frequent in the own cup. */
function likelyFace(seen: BluffSeen, count: number): number {
  const own = [...seen.view.cup, ...(seen.me === null ? [] : (seen.view.laid[seen.me] ?? []))];
  const liking = (face: number) =>
    own.filter((die) => die === face).length + (picked.of(seen)?.face === face ? 10 : 0);
  const open = NUMBERS.filter((face) => allows(seen, { count, face }));
  return open.sort((a, b) => liking(b) - liking(a))[0] ?? 1;
}

/** What is picked now: the player's choice while it is legal, else the smallest raise. */
function choice(seen: BluffSeen): Bid | null {
  const wanted = picked.of(seen);
  if (wanted && allows(seen, wanted)) return wanted;
  const counts = [...NUMBERS.map((face) => ({ face, at: span(seen, face)?.from }))]
    .filter((c) => c.at !== undefined)
    .map((c) => c.at as number);
  if (counts.length) {
    const count = Math.min(...counts);
    return { count, face: likelyFace(seen, count) };
  }
  const stars = span(seen, STAR);
  return stars && { count: stars.from, face: STAR };
}

function Board(seen: BluffSeen) {
  const { view } = seen;
  const big = !seen.small && (wide.value || seen.screen);
  const choosing = canPlay(seen, "bid") ? choice(seen) : null;
  const crowded = view.laid.some((dice) => dice.length > 0) || (view.raised !== null && !view.bid);
  const bid = view.bid ?? (view.phase !== "over" ? null : (view.raised?.bid ?? null));
  return (
    <div class={big ? "ring wide" : "ring"} role="group" aria-label={t("bluff-track")}>
      {FIELDS.map((field) => (
        <RingField
          key={field.index}
          seen={seen}
          field={field}
          big={big}
          chosen={!!choosing && fieldOf(choosing).index === field.index}
        />
      ))}
      {choosing && <Marker bid={choosing} big={big} ghost />}
      {bid && <Marker bid={bid} big={big} />}
      <div class="pit" {...(crowded ? { tabIndex: 0, role: "group", "aria-label": t("bluff-table") } : {})}>
        <div class="pit-main">
          {view.raised && !view.bid ? <CupsUp seen={seen} /> : <Standing seen={seen} />}
        </div>
        {seen.me !== null && view.cup.length > 0 && <OwnDice dice={view.cup} bid={choosing ?? view.bid} />}
      </div>
    </div>
  );
}

function RingField({
  seen,
  field,
  big,
  chosen,
}: {
  seen: BluffSeen;
  field: Field;
  big: boolean;
  chosen: boolean;
}) {
  const { col, row } = cell(field.index, big);
  const open = openCount(seen, field);
  const count = open ?? field.count;
  const style = { gridColumn: col + 1, gridRow: row + 1 };
  const content = field.star ? (
    <>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 2l6.600 14.300 15.600 1.700-11.700 10.500 3.300 15.500L24 36.200 10.200 44l3.300-15.500L1.800 18l15.600-1.700z" />
      </svg>
      <b>{count}</b>
    </>
  ) : (
    <b>{count}</b>
  );
  const name = field.star ? t("bluff-star-field", { count }) : t("bluff-field", { count });
  const cls = `field${field.star ? " starfield" : ""}${open === null ? (canPlay(seen, "bid") ? " shut" : " rest") : ""}${chosen ? " chosen" : ""}`;
  if (open === null)
    return (
      <div class={cls} style={style} aria-hidden="true">
        {content}
      </div>
    );
  const pick = () => picked.put(seen, { count, face: field.star ? STAR : likelyFace(seen, count) });
  return (
    <button
      type="button"
      class={cls}
      style={style}
      tabIndex={chosen ? 0 : -1}
      aria-label={name}
      aria-pressed={chosen}
      disabled={seen.busy}
      onClick={pick}
    >
      {content}
    </button>
  );
}

/** The red die on its field, or its shadow where it would go. */
function Marker({ bid, big, ghost = false }: { bid: Bid; big: boolean; ghost?: boolean }) {
  const { col, row } = cell(fieldOf(bid).index, big);
  const [cols, rows] = gridOf(big);
  return (
    <div
      class={ghost ? "marker ghost" : "marker"}
      style={{ left: `${((col + 0.5) / cols) * 100}%`, top: `${((row + 0.5) / rows) * 100}%` }}
      aria-hidden="true"
    >
      <Die face={shown(bid.face)} look="red" size="100%" />
    </div>
  );
}

/** In the middle: the bid that stands, what was laid out, and the graveyard. */
function Standing({ seen }: { seen: BluffSeen }) {
  const { view } = seen;
  if (view.phase === "opening" || (!view.bid && view.round <= 1 && view.opening.some((r) => r.length)))
    return <Opening view={view} />;
  return (
    <>
      {view.bid && view.bidder !== null ? (
        <div class="standing" key={`${view.bid.count}-${view.bid.face}`}>
          <span class="times">
            <b>{view.bid.count}</b>
            <i>×</i>
            <Die face={shown(view.bid.face)} look="red" size="1em" />
          </span>
          <span>
            {t(view.bidder === seen.me ? "bluff-your-bid" : "bluff-bid-by", {
              name: nameOf(view.bidder),
              bid: bidWords(view.bid),
            })}
          </span>
        </div>
      ) : (
        <p class="standing">{view.phase === "bidding" ? t("bluff-no-bid") : ""}</p>
      )}
      {view.laid.some((dice) => dice.length > 0) && <Laid seen={seen} />}
      <Graveyard seen={seen} />
    </>
  );
}

function Opening({ view }: { view: BluffView }) {
  return (
    <div class="raised">
      <p class="small">{t("bluff-opening")}</p>
      {view.opening.map(
        (dice, seat) => dice.length > 0 && <DiceRow key={seat} seat={seat} dice={dice} fits={() => false} />,
      )}
    </div>
  );
}

function Laid({ seen }: { seen: BluffSeen }) {
  return (
    <div class="raised" aria-label={t("bluff-laid-out")}>
      {seen.view.laid.map(
        (dice, seat) => dice.length > 0 && <DiceRow key={seat} seat={seat} dice={dice} fits={() => false} />,
      )}
    </div>
  );
}

function DiceRow({
  seat,
  dice,
  fits,
  note,
}: {
  seat: number;
  dice: readonly number[];
  fits: (face: number) => boolean;
  note?: string;
}) {
  return (
    <div class="dicerow">
      <Mark seat={seat} name={nameOf(seat)} size={22} />
      <span class="sr">{`${nameOf(seat)}: ${dice.map(dieWords).join(" ")}`}</span>
      <span class="dice">
        {dice.map((face, i) => (
          <Die key={i} face={shown(face)} size={24} class={fits(face) ? "fits" : ""} />
        ))}
      </span>
      {note && <b class="note">{note}</b>}
    </div>
  );
}

/** Hoch die Becher: everybody's dice, the fitting ones pushed forward. */
function CupsUp({ seen }: { seen: BluffSeen }) {
  const { raised } = seen.view;
  if (!raised) return null;
  const fits = (face: number) => face === raised.bid.face || face === STAR;
  const verdict =
    raised.actual === raised.bid.count ? "exact" : raised.actual > raised.bid.count ? "true" : "false";
  return (
    <div class="raised up">
      <p class="verdict">
        <span>{bidWords(raised.bid)}?</span>{" "}
        <b class={verdict}>{t(`bluff-verdict-${verdict}`, { actual: raised.actual })}</b>
      </p>
      {raised.dice.map(
        (dice, seat) =>
          dice.length > 0 && (
            <DiceRow
              key={seat}
              seat={seat}
              dice={dice}
              fits={fits}
              {...(raised.lost[seat] ? { note: `−${raised.lost[seat]}` } : {})}
            />
          ),
      )}
      <Graveyard seen={seen} />
    </div>
  );
}

function Graveyard({ seen }: { seen: BluffSeen }) {
  const lost = seen.view.dice.reduce((sum, dice) => sum + seen.view.options.dice - dice, 0);
  const total = seen.view.dice.reduce((sum, dice) => sum + dice, 0);
  return (
    <div class="graveyard">
      <span class="bones" aria-hidden="true">
        {Array.from({ length: Math.min(lost, 30) }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <span class="small">{t("bluff-in-play", { count: total })}</span>
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

function OwnDice({ dice, bid }: { dice: readonly number[]; bid: Bid | null }) {
  const fits = (face: number) => !!bid && (face === bid.face || face === STAR);
  return (
    <div class="own">
      <Cup size={40} />
      <span class="sr">{t("bluff-your-dice", { dice: dice.map(dieWords).join(" ") })}</span>
      {dice.map((face, i) => (
        <Die key={`${i}-${face}`} face={shown(face)} size={34} class={fits(face) ? "fits" : ""} />
      ))}
    </div>
  );
}

function Bidding({ seen }: { seen: BluffSeen }) {
  const bid = choice(seen);
  const put = (next: Bid) => picked.put(seen, next);
  return (
    <div class="stack tight">
      {bid && (
        <div class="faces" role="group" aria-label={t("bluff-which-face")}>
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
            {say("bluff", "move-bid", { count: bid.count, face: bid.face })}
          </button>
        )}
        {canPlay(seen, "doubt") && (
          <button
            type="button"
            class="danger big"
            disabled={seen.busy}
            onClick={() => seen.play({ move: "doubt" })}
          >
            {t("bluff-doubt")}
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
      <summary>{t("bluff-odds")}</summary>
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
      aria-label={t(by < 0 ? "fewer" : "more")}
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
      <div class="own pick" role="group" aria-label={t("bluff-lay-which")}>
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
          {say("bluff", "move-keep")}
        </button>
        <button
          type="button"
          class="primary big"
          disabled={seen.busy || !chosen.length}
          onClick={() => seen.play({ move: "layout", dice: chosen })}
        >
          {t("bluff-lay", { count: chosen.length })}
        </button>
      </div>
    </div>
  );
}

function Badge({ seen, seat }: { seen: BluffSeen; seat: number }) {
  const dice = seen.view.dice[seat] ?? 0;
  return dice ? (
    <span class="count">
      <span class="sr">{t("bluff-dice-left", { count: dice })}</span>
      <span class="pipdice" aria-hidden="true">
        {Array.from({ length: dice }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  ) : (
    <span class="muted small">{t("bluff-out")}</span>
  );
}

function now(seen: BluffSeen): string {
  const { view } = seen;
  if (view.phase === "over") return t("game-over");
  if (canPlay(seen, "layout")) return t("bluff-now-laying");
  if (canPlay(seen, "doubt")) return t(canPlay(seen, "bid") ? "bluff-now-raise" : "bluff-now-doubt");
  if (canPlay(seen, "bid")) return t("bluff-now-first");
  if (seen.me !== null && !view.dice[seen.me]) return t("bluff-now-out");
  return seen.actors.length ? t("waiting-for", { names: seen.actors.map(nameOf).join(", ") }) : t("dealing");
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

const PAUSES: Readonly<Record<string, number>> = {
  doubted: 4800,
  bidden: 1000,
  laidout: 1200,
  opening: 900,
  won: 1500,
};

const bluff: GameTable<BluffView> = {
  Board,
  Hand,
  Badge,
  Legend,
  now,
  words: (what): Args => (Array.isArray(what.dice) ? { dice: rollWords(what.dice) } : {}),
  seatFields: ["seat", "bidder"],
  quiet: ["shaken", "peeked", "begins"],
  pause: (events) => Math.max(0, ...events.map((e) => PAUSES[e.event as string] ?? 0)),
};

export default bluff as GameTable;
