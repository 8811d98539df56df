/** The round table: the ring with the red die, in its middle what is bid and counted, and on a desk the others around it. */
import { Cup, Die } from "@frame/art/dice";
import { COLOURS, Face } from "@frame/art/face";
import { looksOf } from "@frame/people";
import { nameOf } from "@frame/state";
import { canPlay } from "@frame/table/game";
import { plan } from "@frame/table/media";
import { Oval } from "@frame/table/oval";
import { Player } from "@frame/table/Player";
import { placesAround, type Place } from "@frame/table/round";
import { useSize, type Size } from "@frame/table/size";
import { useMemo, useRef } from "preact/hooks";
import {
  bidWords,
  choice,
  dieWords,
  likelyFace,
  openCount,
  picked,
  shown,
  STAR,
  type Bid,
  type BluffSeen,
} from "./bidding";
import { FIELDS, fieldOf, type Field } from "./ring";
import { fits, isCupsUp, upOrder, type CupsUp } from "./score";
import type { View } from "./types";
import { t } from "./words";

export function Board(seen: BluffSeen) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  return (
    <div class="round" ref={ref}>
      {size && size.width > 0 && <Laid seen={seen} size={size} />}
    </div>
  );
}

/** The table laid out for just this size. */
function Laid({ seen, size }: { seen: BluffSeen; size: Size }) {
  const around = !seen.small && (seen.screen || plan.value === "desk");
  const layout = useMemo(() => layoutFor(size, around), [size.width, size.height, around]);
  const { oval, unit } = layout;
  const choosing = canPlay(seen, "bid") ? choice(seen) : null;
  const { view } = seen;
  const bid = view.bid ?? (view.phase !== "over" ? null : (view.raised?.bid ?? null));
  const { cx, cy, a, b, band } = oval.shape;
  const red = around || isCupsUp(seen.cue) ? null : (view.bid ?? choosing);
  const pit = {
    left: `${cx - a + band / 2 + 8}px`,
    top: `${cy - b + band / 2 + 8}px`,
    width: `${2 * a - band - 16}px`,
    height: `${2 * b - band - 16}px`,
    ...(red && besideOf(oval, red, unit)),
  };
  return (
    <div class={isCupsUp(seen.cue) ? "laidtable cups" : "laidtable"} style={{ "--u": `${unit}px` }}>
      <Track seen={seen} oval={oval} choosing={choosing} bid={bid} unit={unit} />
      {bid && <Marker bid={bid} oval={oval} unit={unit} />}
      {choosing && <Ghost seen={seen} bid={choosing} oval={oval} unit={unit} standing={bid} />}
      <div class="pit" style={pit}>
        <Middle seen={seen} around={around} />
      </div>
      {around && <Around seen={seen} size={size} layout={layout} />}
      {isCupsUp(seen.cue) && isCry(seen.cue) && (
        <Cry seat={seen.cue.doubter} seen={seen} size={size} oval={oval} around={around} unit={unit} />
      )}
    </div>
  );
}

/** Where there is little room, what is bid makes way for the red die. */
function besideOf(oval: Oval, bid: Bid, unit: number): Record<string, string> {
  const { cx, cy, a, b } = oval.shape;
  const [x, y] = oval.mid(fieldOf(bid).index);
  const [across, along] = [(x - cx) / a, (y - cy) / b];
  const aside = Math.abs(across) > 0.7;
  return {
    ...(aside && { [across > 0 ? "paddingRight" : "paddingLeft"]: `${42 * unit}px` }),
    ...(!aside &&
      Math.abs(along) > 0.7 && { [along > 0 ? "paddingBottom" : "paddingTop"]: `${28 * unit}px` }),
  };
}

interface Layout {
  oval: Oval;
  /** A pixel of the drawing the table was designed on. */
  unit: number;
}

/** With people around, the ring leaves room for them; else it takes all there is. */
function layoutFor({ width, height }: Size, around: boolean): Layout {
  const fields = FIELDS.length;
  if (around) {
    const unit = Math.max(0.5, Math.min(width / 1196, height / 640));
    const band = 66 * unit;
    const b = (height - 152 * unit) / 2 - 44 * unit;
    const a = Math.min(width / 2 - 232 * unit, b * 2.1);
    const cy = 140 * unit + 40 * unit + b;
    return {
      unit,
      oval: new Oval({ cx: width / 2, cy, a, b, n: 2.5, band, fields, start: -2.45, depth: [0.9, 1.1] }),
    };
  }
  const unit = Math.min(width / 390, Math.max(0.62, height / 455));
  const band = Math.min(46 * unit, height / 7.5);
  const a = width / 2 - band / 2 - 8;
  const b = height / 2 - band / 2 - 9;
  const long = width > height * 1.25;
  return {
    unit,
    oval: new Oval({
      cx: width / 2,
      cy: height / 2,
      a,
      b,
      n: long ? 3 : 4.2,
      band,
      fields,
      start: long ? -2.5 : -2.33,
      depth: [0.97, 1.03],
    }),
  };
}

type FieldLook = "past" | "now" | "chosen" | "shut" | "open";

function Track({
  seen,
  oval,
  choosing,
  bid,
  unit,
}: {
  seen: BluffSeen;
  oval: Oval;
  choosing: Bid | null;
  bid: Bid | null;
  unit: number;
}) {
  const { band } = oval.shape;
  const lines = useMemo(
    () => ({
      out: oval.outline(band / 2 + 7),
      edge: oval.outline(band / 2 + 2),
      felt: oval.outline(-band / 2 - 2),
      thread: oval.outline(-band / 2 - 9),
    }),
    [oval],
  );
  const [now, next] = [bid ? fieldOf(bid).index : -1, choosing ? fieldOf(choosing).index : -1];
  const lookOf = (field: Field, open: number | null): FieldLook => {
    if (field.index === next) return "chosen";
    if (field.index === now) return "now";
    if (open === null && canPlay(seen, "bid")) return field.index < now ? "past" : "shut";
    return field.index < now && !canPlay(seen, "bid") ? "past" : "open";
  };
  return (
    <div class="oval" role="group" aria-label={t("page-track")}>
      <svg class="track" aria-hidden="true">
        <path d={lines.out} class="shadow" transform={`translate(0 ${7 * unit})`} />
        <path d={lines.out} class="brass" />
        <path d={lines.edge} class="groove" />
        <path d={lines.felt} class="felt" />
        <path d={lines.thread} class="thread" />
        {FIELDS.map((field) => (
          <DrawnField
            key={field.index}
            oval={oval}
            field={field}
            count={bid && field.index === now ? bid.count : (openCount(seen, field) ?? field.count)}
            look={lookOf(field, openCount(seen, field))}
          />
        ))}
      </svg>
      {FIELDS.map((field) => (
        <FieldButton key={field.index} seen={seen} field={field} oval={oval} chosen={field.index === next} />
      ))}
    </div>
  );
}

function DrawnField({
  oval,
  field,
  count,
  look,
}: {
  oval: Oval;
  field: Field;
  count: number;
  look: FieldLook;
}) {
  const path = useMemo(() => oval.field(field.index), [oval, field]);
  const [x, y] = oval.mid(field.index);
  const size = oval.shape.band * oval.scale(y) * (field.star ? (count < 10 ? 0.32 : 0.26) : 0.4);
  const r = oval.shape.band * oval.scale(y) * 0.0096;
  return (
    <g class={`field ${look}${field.star ? " starfield" : ""}`}>
      <path d={path} />
      {field.star && <path class="star" d={STAR_SHAPE} transform={`translate(${x} ${y}) scale(${r})`} />}
      <text x={x} y={y + size * 0.36} font-size={size}>
        {count}
      </text>
    </g>
  );
}

const STAR_SHAPE = "M0-48L14-16 48-15 22 8 31 42 0 23-31 42-22 8-48-15-14-16Z";

/** What a finger or the keyboard finds on a field that may be bid. */
function FieldButton({
  seen,
  field,
  oval,
  chosen,
}: {
  seen: BluffSeen;
  field: Field;
  oval: Oval;
  chosen: boolean;
}) {
  const count = openCount(seen, field);
  if (count === null) return null;
  const [x, y] = oval.mid(field.index);
  const side = oval.shape.band * oval.scale(y);
  return (
    <button
      type="button"
      class="fieldbutton"
      style={{ left: `${x}px`, top: `${y}px`, width: `${side}px`, height: `${side}px` }}
      tabIndex={chosen ? 0 : -1}
      aria-label={field.star ? t("page-star-field", { count }) : t("page-field", { count })}
      aria-pressed={chosen}
      disabled={seen.busy}
      onClick={() => pick(seen, field)}
    />
  );
}

function pick(seen: BluffSeen, field: Field): void {
  const count = openCount(seen, field);
  if (count !== null) picked.put(seen, { count, face: field.star ? STAR : likelyFace(seen, count) });
}

/** Inside the ring, before its field, so that the number stays readable. */
function spot(oval: Oval, bid: Bid, unit: number, shift = 0): { transform: string } {
  const inward = -oval.shape.band * 0.5 - 22 * unit;
  const [x, y] = oval.at((fieldOf(bid).index + 0.5 + shift) / FIELDS.length, inward);
  return { transform: `translate(${x}px, ${y}px)` };
}

/** The red die before its field. */
function Marker({ bid, oval, unit }: { bid: Bid; oval: Oval; unit: number }) {
  return (
    <div class="marker" style={spot(oval, bid, unit, -0.25)} aria-hidden="true">
      <Die face={shown(bid.face)} look="red" size={54 * unit} />
    </div>
  );
}

/** Where the die would go: it can be dragged, and snaps to the nearest field. */
function Ghost({
  seen,
  bid,
  oval,
  unit,
  standing,
}: {
  seen: BluffSeen;
  bid: Bid;
  oval: Oval;
  unit: number;
  standing: Bid | null;
}) {
  const near = standing && Math.abs(fieldOf(bid).index - fieldOf(standing).index) < 2 ? 0.3 : 0;
  const drag = (event: PointerEvent) => {
    const thing = event.currentTarget as HTMLElement;
    const box = thing.parentElement?.getBoundingClientRect();
    if (event.button !== 0 || !box) return;
    const open = FIELDS.filter((field) => openCount(seen, field) !== null).map(({ index }) => index);
    const move = (at: PointerEvent) => {
      const index = oval.nearest(at.clientX - box.left, at.clientY - box.top, open);
      const field = index === null ? undefined : FIELDS[index];
      if (field) pick(seen, field);
    };
    const end = () => thing.removeEventListener("pointermove", move);
    thing.setPointerCapture(event.pointerId);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerup", end, { once: true });
    thing.addEventListener("pointercancel", end, { once: true });
  };
  return (
    <div class="marker ghost" style={spot(oval, bid, unit, near)} aria-hidden="true" onPointerDown={drag}>
      <Die face={shown(bid.face)} look="red" size={46 * unit} />
    </div>
  );
}

/** In the middle: the bid that stands, or the count, or how the last round ended. */
function Middle({ seen, around }: { seen: BluffSeen; around: boolean }) {
  const { view, cue } = seen;
  if (isCupsUp(cue)) return <Counting seen={seen} cue={cue} around={around} />;
  if (view.phase === "opening" || (!view.bid && view.round <= 1 && view.opening.some((r) => r.length)))
    return <Opening view={view} />;
  if (view.raised && !view.bid) return <LastRound seen={seen} />;
  return (
    <>
      {view.bid && view.bidder !== null ? (
        <Standing bid={view.bid} bidder={view.bidder} me={seen.me} />
      ) : (
        <p class="standing">{view.phase === "bidding" ? t("page-no-bid") : ""}</p>
      )}
      <Graveyard view={view} />
    </>
  );
}

function Standing({
  bid,
  bidder,
  me,
  last = false,
}: {
  bid: Bid;
  bidder: number;
  me: number | null;
  /** Only the bidder's cup is still down. */
  last?: boolean;
}) {
  const mine = bidder === me;
  const words = last
    ? t("page-and-bidder", { me: mine ? "yes" : "no", name: nameOf(bidder) })
    : t(mine ? "page-your-bid" : "page-bid-by", { name: nameOf(bidder), bid: bidWords(bid) });
  return (
    <div class="standing" key={`${bid.count}-${bid.face}`}>
      <span class={bid.count > 9 ? "times many" : "times"}>
        <b>{bid.count}</b>
        <i>×</i>
        <Die face={shown(bid.face)} look="red" size="0.8em" />
      </span>
      <span class="whose">
        <Face seat={bidder} size={36} />
        <span key={words}>{words}</span>
      </span>
    </div>
  );
}

/** The word that stops the table, before any cup is up: large over the felt, with its tail towards who says it. */
function Cry({
  seat,
  seen,
  size,
  oval,
  around,
  unit,
}: {
  seat: number;
  seen: BluffSeen;
  size: Size;
  oval: Oval;
  around: boolean;
  unit: number;
}) {
  const cx = oval.shape.cx;
  const cy = oval.shape.cy + 0.3 * oval.shape.b; // the bid stays readable above it
  const from = around ? sittingAt(seen, seat) : stripAt(seat, seen.seats);
  const [x, y] = [from.x * size.width - cx, from.y * size.height - cy];
  const far = Math.hypot(x, y) || 1;
  const reach = Math.max(0.35, 1 - (80 * unit) / far); // stops before the face
  const [side, up] = [(-y / far) * 30 * unit, (x / far) * 30 * unit];
  const tail = `M${side} ${up}L${x * reach} ${y * reach}L${-side} ${-up}`;
  return (
    <div class="cry" style={{ left: `${cx}px`, top: `${cy}px` }} aria-hidden="true">
      <svg width="1" height="1">
        <path class="edge" d={tail} />
      </svg>
      <i />
      <svg width="1" height="1">
        <path d={tail} />
      </svg>
      <b>{t("page-cry")}</b>
    </div>
  );
}

const isCry = (cue: CupsUp): boolean => !Object.keys(cue.dice).length;

/** Whether all cups but the bidder's are up. */
const lastCup = (view: View, cue: CupsUp): boolean =>
  !isCry(cue) &&
  !cue.dice[cue.bidder] &&
  view.dice.every((dice, seat) => !dice || seat === cue.bidder || !!cue.dice[seat]);

/** Where somebody sits, as shares of the board: around it, or below it with the own things. */
function sittingAt(seen: BluffSeen, seat: number): { x: number; y: number } {
  const at = othersOf(seen).indexOf(seat);
  return placesAround(othersOf(seen).length)[at] ?? { x: 0.12, y: 1.08 };
}

/** In the strip of faces above, or on a phone on its side to the right. */
const stripAt = (seat: number, seats: number): { x: number; y: number } =>
  plan.value === "flat" ? { x: 1.1, y: 0 } : { x: (seat + 0.5) / seats, y: -0.1 };

/** Many rows may not fit on a small screen: the keyboard can scroll them. */
const scrolls = () => ({ tabIndex: 0, role: "group" as const, "aria-label": t("page-table") });

/** How many rows lie on the felt, and how long the longest is: dice are as large as that leaves room for. */
function roomFor(dice: readonly number[]) {
  const rows = dice.filter(Boolean).length;
  return { style: { "--rows": rows, "--half": Math.ceil(rows / 2), "--longest": Math.max(...dice) } };
}

function Opening({ view }: { view: View }) {
  return (
    <div class="raised" {...scrolls()} {...roomFor(view.opening.map((dice) => dice.length))}>
      <p class="small">{t("page-opening")}</p>
      {view.opening.map((dice, seat) => dice.length > 0 && <DiceRow key={seat} seat={seat} dice={dice} />)}
    </div>
  );
}

function DiceRow({
  seat,
  dice,
  light,
  note,
  lifted = false,
}: {
  seat: number;
  dice: readonly number[];
  light?: (place: number) => DieLight;
  note?: string | undefined;
  /** They stood under a cup until now. */
  lifted?: boolean;
}) {
  return (
    <div class="dicerow">
      <Face seat={seat} size={26} />
      <span class="sr">{`${nameOf(seat)}: ${dice.map(dieWords).join(" ")}`}</span>
      <span class={lifted ? "dice lifted" : "dice"}>
        {lifted && <Tipped seat={seat} size={28} />}
        {dice.map((face, i) => (
          <LitDie key={i} face={face} light={light?.(i) ?? {}} size={26} />
        ))}
      </span>
      {note && <b class="note">{note}</b>}
    </div>
  );
}

interface DieLight {
  /** "hit" has been counted, "miss" never will be; neither before the count. */
  look?: "hit" | "miss";
  number?: number;
  lost?: boolean;
}

export function LitDie({ face, light, size }: { face: number; light: DieLight; size: number }) {
  return (
    <span class={`litdie ${light.look ?? ""}${light.lost ? " lost" : ""}`}>
      <Die face={shown(face)} look="white" size={size} />
      {light.number !== undefined && <b aria-hidden="true">{light.number}</b>}
    </span>
  );
}

/** How far the count has come for the dice of a seat: numbers run on from seat to seat, the bidder's last. */
export function lightOf(cue: CupsUp, seat: number, seats: number): (place: number) => DieLight {
  const dice = cue.dice[seat] ?? [];
  if (cue.counted === null) return () => ({});
  const counted = cue.counted;
  const order = upOrder(cue.doubter, cue.bidder, seats);
  const before = order
    .slice(0, order.indexOf(seat))
    .reduce((sum, other) => sum + (cue.dice[other] ?? []).filter((die) => fits(die, cue.bid)).length, 0);
  const lost = cue.verdict?.lost[seat] ?? 0;
  return (place) => {
    const gone = lost > dice.length - 1 - place;
    if (!fits(dice[place] ?? 0, cue.bid)) return { look: "miss", lost: gone };
    const number = before + dice.slice(0, place + 1).filter((die) => fits(die, cue.bid)).length;
    return number <= counted ? { look: "hit", lost: gone, ...(cue.verdict ? {} : { number }) } : {};
  };
}

/** Cups up: the bid while cups are lifted, then the count, then what it comes to. */
function Counting({ seen, cue, around }: { seen: BluffSeen; cue: CupsUp; around: boolean }) {
  const { bid, counted, verdict } = cue;
  const last = lastCup(seen.view, cue);
  return (
    <>
      {verdict ? (
        <p class="verdict" key="verdict">
          <b>{verdictWords(bid, verdict.actual)}</b>
          <span>{t("page-of", { actual: verdict.actual, count: bid.count })}</span>
        </p>
      ) : counted !== null ? (
        <p class="count" key={counted}>
          <b>{counted}</b>
          <span>
            <Die face={shown(bid.face)} look="red" size="1em" />
            {t("page-of-bid", { count: bid.count })}
          </span>
        </p>
      ) : (
        <Standing bid={bid} bidder={cue.bidder} me={seen.me} last={last} />
      )}
      {!around && <Rows seen={seen} cue={cue} />}
      {around && <Graveyard view={seen.view} />}
    </>
  );
}

export function verdictWords(bid: Bid, actual: number): string {
  const apart = actual - bid.count;
  const key = apart === 0 ? "exact" : apart > 0 ? "over" : "short";
  return t(`page-verdict-${key}`, { count: Math.abs(apart) });
}

/** On a phone the dice lie on the felt, one row for each. */
function Rows({ seen, cue }: { seen: BluffSeen; cue: CupsUp }) {
  const seats = seen.view.dice.length;
  return (
    <div class="raised up" {...scrolls()} {...roomFor(seen.view.dice)}>
      {upOrder(cue.doubter, cue.bidder, seats).map((seat) => {
        const dice = cue.dice[seat];
        const lost = cue.verdict?.lost[seat];
        if (dice)
          return (
            <DiceRow
              key={seat}
              seat={seat}
              dice={dice}
              light={lightOf(cue, seat, seats)}
              lifted
              note={lost ? `−${lost}` : undefined}
            />
          );
        const hidden = seen.view.cups[seat];
        return hidden ? (
          <div key={seat} class="dicerow">
            <Face seat={seat} size={26} />
            <Cup size={28} number={hidden} band={bandOf(seat)} />
          </div>
        ) : null;
      })}
    </div>
  );
}

/** How the last round ended; it lies open until the next bid falls. */
function LastRound({ seen }: { seen: BluffSeen }) {
  const { raised } = seen.view;
  if (!raised) return null;
  return (
    <div class="raised up" {...scrolls()} {...roomFor(raised.dice.map((dice) => dice.length))}>
      <p class="verdict">
        <span>{bidWords(raised.bid)}?</span> <b>{t("page-there-were", { actual: raised.actual })}</b>
      </p>
      {raised.dice.map(
        (dice, seat) =>
          dice.length > 0 && (
            <DiceRow
              key={seat}
              seat={seat}
              dice={dice}
              light={(place) => ({ look: fits(dice[place] ?? 0, raised.bid) ? "hit" : "miss" })}
              note={raised.lost[seat] ? `−${raised.lost[seat]}` : undefined}
            />
          ),
      )}
    </div>
  );
}

/** Dice that are lost, and how many are left. */
function Graveyard({ view }: { view: View }) {
  const lost = view.dice.reduce((sum, dice) => sum + view.options.dice - dice, 0);
  const total = view.dice.reduce((sum, dice) => sum + dice, 0);
  return (
    <div class="graveyard">
      <span class="bones" aria-hidden="true">
        {Array.from({ length: Math.min(lost, 30) }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <span>{t("page-in-play", { count: total })}</span>
    </div>
  );
}

const bandOf = (seat: number): string => COLOURS[looksOf(seat).colour % COLOURS.length] ?? "#e0a63a";

/** The others, clockwise from the left; a screen in the room has everybody. */
const othersOf = ({ seats, me }: BluffSeen): number[] =>
  Array.from({ length: seats }, (_, i) => (i + (me ?? -1) + 1) % seats).filter((seat) => seat !== me);

function Around({ seen, size, layout }: { seen: BluffSeen; size: Size; layout: Layout }) {
  const others = othersOf(seen);
  const places = placesAround(others.length);
  return (
    <ul class="players around">
      {others.map((seat, i) => (
        <Sitting key={seat} seen={seen} seat={seat} place={places[i] as Place} size={size} layout={layout} />
      ))}
    </ul>
  );
}

function Sitting({
  seen,
  seat,
  place,
  size,
  layout: { oval, unit },
}: {
  seen: BluffSeen;
  seat: number;
  place: Place;
  size: Size;
  layout: Layout;
}) {
  const { cx, cy, b } = oval.shape;
  const [x, y] = [place.x * size.width, place.y * size.height];
  const style = {
    left: `${x}px`,
    top: `${y}px`,
    "--grave-x": `${cx - x}px`, // where a lost die flies
    "--grave-y": `${cy + 0.35 * b - y}px`,
  };
  return (
    <Player seen={seen} seat={seat} size={104 * unit} class={`at-${place.side}`} style={style}>
      <Things seen={seen} seat={seat} unit={unit} />
    </Player>
  );
}

/** The cup that stood over the dice: it tips over, and is gone. */
const Tipped = ({ seat, size }: { seat: number; size: number }) => (
  <span class="tipped" aria-hidden="true">
    <Cup size={size} band={bandOf(seat)} />
  </span>
);

/** In front of a seat: the cup, or the dice that were under it, and what was laid out. */
function Things({ seen, seat, unit }: { seen: BluffSeen; seat: number; unit: number }) {
  const { view, cue } = seen;
  const up = isCupsUp(cue) ? cue : null;
  const die = (seen.screen ? 54 : 44) * unit; // a room looks at these from a sofa
  const dice = up?.dice[seat];
  const owned = view.dice[seat] ?? 0;
  const laid = view.laid[seat] ?? [];
  const lost = up?.verdict?.lost[seat] ?? 0;
  const hidden = view.phase === "over" ? owned - laid.length : (view.cups[seat] ?? 0); // the last cups stay up
  if (!owned && !dice) return <span class="out">{t("page-out")}</span>;
  const light = up && dice ? lightOf(up, seat, view.dice.length) : null;
  return (
    <span class="things">
      {dice && light ? (
        <span class="dice lifted" key="dice">
          <Tipped seat={seat} size={72 * unit} />
          <span class="sr">{dice.map(dieWords).join(" ")}</span>
          {dice.map((face, i) => (
            <LitDie key={i} face={face} light={light(i)} size={die} />
          ))}
        </span>
      ) : (
        <span class={`undercup${cue?.name === "shake" ? " shaking" : ""}`} key="cup">
          <span class="sr">{t("page-under-cup", { count: hidden })}</span>
          <Cup size={72 * unit} number={hidden} band={bandOf(seat)} />
        </span>
      )}
      {!dice && laid.length > 0 && (
        <span class="dice laid">
          <span class="sr">{`${t("page-laid-out")}: ${laid.map(dieWords).join(" ")}`}</span>
          {laid.map((face, i) => (
            <Die key={i} face={shown(face)} look="white" size={die * 0.82} />
          ))}
        </span>
      )}
      {lost > 0 && (
        <b class="note">
          {owned + lost} → {owned}
        </b>
      )}
    </span>
  );
}
