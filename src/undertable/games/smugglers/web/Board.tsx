/** The deck: the ring of thirty portholes on its tarpaulin, the pawn, in the middle what is asked, and people around. */
import { Die } from "@frame/art/dice";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { listed, longest } from "@frame/text";
import { nameOf, state } from "@frame/state";
import { plan } from "@frame/table/media";
import { Oval } from "@frame/table/oval";
import { Player } from "@frame/table/Player";
import { placesAround, type Place } from "@frame/table/round";
import { useSize, type Size } from "@frame/table/size";
import { useMemo, useRef } from "preact/hooks";
import { GOODS } from "./art";
import { goodName, placeOf, RING, theGood } from "./goods";
import { isCard, isDie, type CardCue } from "./score";
import type { ShipSeen } from "./seen";
import { Back, Chest, Chip, Figure, Palm } from "./things";
import type { View } from "./types";
import { t } from "./words";

export function Board(seen: ShipSeen) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  return (
    <div class="ship" ref={ref}>
      {size && size.width > 0 && <Laid seen={seen} size={size} />}
    </div>
  );
}

/** The others, clockwise from the left of one's own seat; a screen in the room has everybody. */
const othersOf = ({ seats, me }: ShipSeen): number[] =>
  Array.from({ length: seats }, (_, i) => (i + (me ?? -1) + 1) % seats).filter((seat) => seat !== me);

/** The deck laid out for just this size. */
function Laid({ seen, size }: { seen: ShipSeen; size: Size }) {
  const around = !seen.small && (seen.screen || plan.value === "desk");
  const others = othersOf(seen).length;
  const layout = useMemo(
    () => layoutFor(size, around ? others : null),
    [size.width, size.height, around, others],
  );
  const { oval, unit } = layout;
  const { cx, cy, a, b, band } = oval.shape;
  const deck = {
    left: `${cx - a + band / 2 + 6}px`,
    top: `${cy - b + band / 2 + 4}px`,
    width: `${2 * a - band - 12}px`,
    height: `${2 * b - band - 8}px`,
  };
  const long = a > b * 1.25;
  const low = 2 * b - band < 150; // a lesson or the end of a game leaves little room on a phone
  if (low && seen.view.phase === "over")
    return (
      <div class="laiddeck rows-only" style={{ "--seats": seen.seats }}>
        <Rows seen={seen} />
      </div>
    );
  const card = isCard(seen.cue) || (!seen.cue && !!told(seen));
  return (
    <div class={`laiddeck${long ? " long" : ""}${low ? " low" : ""}`} style={{ "--u": `${unit}px` }}>
      <Ring seen={seen} layout={layout} />
      <div class={card ? "deck hushed" : "deck"} style={deck}>
        <Middle seen={seen} around={around} unit={unit} />
      </div>
      {around && <Around seen={seen} size={size} unit={unit} />}
      {card && <div class="dusk" />}
      <FlyingCard seen={seen} layout={layout} size={size} around={around} />
    </div>
  );
}

interface Layout {
  oval: Oval;
  /** A pixel of the drawing the deck was designed on. */
  unit: number;
  spots: readonly Spot[];
}

/** Where a porthole is, how large, and which way the middle lies. */
interface Spot {
  x: number;
  y: number;
  r: number;
  inward: readonly [number, number];
}

/** With people around, the ring leaves room for them; else it takes all there is. */
function layoutFor(size: Size, others: number | null): Layout {
  const { width, height } = size;
  const unit =
    others === null
      ? Math.min(width / 390, Math.max(0.6, height / 455))
      : Math.max(0.5, Math.min(width / 1196, height / 640));
  const oval = others === null ? alone(size, unit) : among(size, unit, others);
  return { oval, unit, spots: RING.map((_, i) => spotOf(oval, i)) };
}

function among({ width, height }: Size, unit: number, others: number): Oval {
  const band = 72 * unit;
  const top = (others > 2 ? 142 : 60) * unit; // nobody sits at the far end of a small table
  const b = (height - top - 8 * unit - band - 20 * unit) / 2;
  const a = Math.min(width / 2 - (others > 3 ? 250 : 222) * unit, b * 2.1);
  const cy = top + band / 2 + 10 * unit + b;
  return new Oval({ cx: width / 2, cy, a, b, n: 2.5, band, fields: 30, start: -1.98, depth: [0.9, 1.08] });
}

function alone({ width, height }: Size, unit: number): Oval {
  const band = Math.min(48 * unit, height / 7);
  const [a, b] = [width / 2 - band / 2 - 10, height / 2 - band / 2 - 10];
  const n = width > height * 1.25 ? 3 : 4.2;
  const [cx, cy] = [width / 2, height / 2];
  return new Oval({ cx, cy, a, b, n, band, fields: 30, start: -1.98, depth: [0.98, 1.02] });
}

function spotOf(oval: Oval, index: number): Spot {
  const [x, y] = oval.mid(index);
  const [x1, y1] = oval.mid(index, -10);
  const [x2, y2] = oval.mid(index + 1);
  const far = Math.hypot(x1 - x, y1 - y);
  const r = Math.min(oval.shape.band * 0.45 * oval.scale(y), Math.hypot(x2 - x, y2 - y) * 0.495);
  return { x, y, r, inward: [(x1 - x) / far, (y1 - y) / far] };
}

function Ring({ seen, layout }: { seen: ShipSeen; layout: Layout }) {
  const { oval, spots } = layout;
  const { band } = oval.shape;
  const { view } = seen;
  const lines = useMemo(
    () => ({ rope: oval.outline(band / 2 + 5), inner: oval.outline(-band / 2 - 4) }),
    [oval],
  );
  return (
    <>
      <svg class="mat" aria-hidden="true">
        <path d={lines.rope} class="shade" />
        <path d={lines.rope} class="edge" />
        <path d={lines.rope} class="rope" />
        <path d={lines.rope} class="twist" />
        <path d={lines.inner} class="tarp" />
      </svg>
      {RING.map((good, i) => (
        <Porthole key={good} good={good} view={view} index={i} spot={spots[i] as Spot} />
      ))}
      <Trail seen={seen} layout={layout} />
      {view.phase !== "over" && <Pawn place={placeOf(view.pawn)} layout={layout} />}
    </>
  );
}

function Porthole({ good, view, index, spot }: { good: string; view: View; index: number; spot: Spot }) {
  const lies = view.fields[index] ?? false;
  const look = view.heap > 0 ? "bare" : lies ? "full" : "empty";
  const sought = view.sought === good;
  const name = goodName(good);
  const label = look === "bare" ? name : t(lies ? "page-field-full" : "page-field-empty", { good: name });
  const style = {
    left: `${spot.x}px`,
    top: `${spot.y}px`,
    "--r": `${spot.r}px`,
    "--ix": spot.inward[0],
    "--iy": spot.inward[1],
  };
  return (
    <div
      class={`good ${look}${sought ? " sought" : ""}`}
      style={style}
      role="img"
      aria-label={label}
      title={name}
    >
      <Pic sheet={GOODS} name={good} size="100%" />
      {lies && <Back plain class="facedown" size="100%" />}
    </div>
  );
}

/** Inside the ring, before its field. */
const before = ({ oval, unit }: Layout, index: number) =>
  oval.mid(index, -oval.shape.band * 0.5 - Math.min(26 * unit, oval.shape.band * 0.36));

/** On the inner rim of its field: what stands in the middle is left to be read. */
function Pawn({ place, layout }: { place: number; layout: Layout }) {
  const { band } = layout.oval.shape;
  const [x, y] = layout.oval.mid(place, -band * 0.42);
  return (
    <div class="pawn" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      <Figure size={Math.min(52 * layout.unit, band * 0.9)} />
    </div>
  );
}

/** Dots from the field that the pawn left. */
function Trail({ seen, layout }: { seen: ShipSeen; layout: Layout }) {
  const { cue, view } = seen;
  if (!isDie(cue) || cue.from === null) return null;
  const { from } = cue;
  const walked = (placeOf(view.pawn) - from + RING.length) % RING.length;
  return (
    <svg class="mat" aria-hidden="true">
      {Array.from({ length: walked }, (_, i) => {
        const [x, y] = before(layout, (from + i) % RING.length);
        return <circle key={i} class="dot" cx={x} cy={y} r={4.5 * layout.unit} opacity={0.4 + i * 0.1} />;
      })}
    </svg>
  );
}

/** In the middle: the heap, the die, the question and who pointed at whom. */
function Middle({ seen, around, unit }: { seen: ShipSeen; around: boolean; unit: number }) {
  const { view, cue } = seen;
  if (view.phase === "over") return <Rows seen={seen} />;
  const spinning = isDie(cue) && cue.pips === null;
  return (
    <>
      {view.sought && !spinning ? (
        <Question view={view} />
      ) : view.heap > 0 ? (
        <Heap view={view} unit={unit} />
      ) : (
        <Idle seen={seen} />
      )}
      <div class="beside">
        {view.looker !== null && <Looking seen={seen} looker={view.looker} />}
        {view.heap === 0 && <Stores seen={seen} around={around} unit={unit} />}
        {(view.sought || view.heap > 0) && view.looker === null && !spinning && <Goal view={view} aside />}
      </div>
    </>
  );
}

/** What it is all about, in sight until somebody's cards are. */
function Goal({ view, aside }: { view: View; aside?: boolean }) {
  return <p class={aside ? "enough aside" : "enough"}>{t("page-enough", { count: view.enough })}</p>;
}

function Heap({ view, unit }: { view: View; unit: number }) {
  return (
    <div class="heap">
      <span class="pile" aria-hidden="true">
        {[0, 1, 2, 3].map((i) => (
          <Back key={i} size={88 * unit} />
        ))}
      </span>
      <b>{t("page-heap", { count: view.heap })}</b>
    </div>
  );
}

/** Between two rolls: where the pawn stands, or the die that rolls. */
function Idle({ seen }: { seen: ShipSeen }) {
  const { view, cue } = seen;
  if (isDie(cue))
    return (
      <div class="rolling">
        <Face seat={cue.seat} size={64} />
        <Die
          key={cue.pips === null ? "spins" : "lies"}
          face={cue.pips}
          look="white"
          size="1em"
          class={cue.pips === null ? "spins" : "lies"}
          label={cue.pips === null ? undefined : t("page-die", { pips: cue.pips })}
        />
      </div>
    );
  return <Goal view={view} />;
}

function Question({ view }: { view: View }) {
  if (!view.sought) return null;
  const [who, what] = t("page-who", { good: `|${theGood(view.sought)}` }).split("|");
  return (
    <div class="question">
      <span class="big-porthole" aria-hidden="true">
        <Pic sheet={GOODS} name={view.sought} size="100%" />
      </span>
      <span class="ask-words">
        <b>
          <i>{who}</i> <span>{what}</span>
        </b>
        {view.chain.length > 0 && <Chain view={view} />}
      </span>
    </div>
  );
}

/** Who said what about the card, in turn: whoever is named says the next word. */
function Chain({ view }: { view: View }) {
  return (
    <ol class="chain" aria-label={t("page-chain")}>
      {view.chain.map(({ seat, named }, i) => (
        <li key={i}>
          <span class="sr">{`${nameOf(seat)} → ${nameOf(named)}`}</span>
          {seat !== view.chain[i - 1]?.named && <Face seat={seat} size={30} />}
          <span aria-hidden="true">{named === seat ? "!" : "→"}</span>
          {named !== seat && <Face seat={named} size={30} />}
        </li>
      ))}
      {view.objectors.length > 0 && (
        <li class="against">
          <span class="sr">{t("page-objectors", { names: listed(view.objectors.map(nameOf)) })}</span>
          <Palm />
          {view.objectors.map((seat) => (
            <Face key={seat} seat={seat} size={30} />
          ))}
        </li>
      )}
    </ol>
  );
}

/** Whose cards are being looked through, and which of them. */
function Looking({ seen, looker }: { seen: ShipSeen; looker: number }) {
  const { view, cue } = seen;
  const count = view.cards[looker] ?? 0;
  const up = isCard(cue) && cue.from === looker ? cue.slot : null;
  return (
    <div class="looking">
      <Face seat={looker} size={34} />
      <span class="sr">{t("page-looks", { name: nameOf(looker) })}</span>
      <span class="fan" style={{ "--n": count }} aria-hidden="true">
        {Array.from({ length: count }, (_, slot) => (
          <span key={slot} class={slot === up ? "up" : view.looked.includes(slot) ? "looked" : ""}>
            <Back plain size="100%" />
          </span>
        ))}
      </span>
    </div>
  );
}

/** The ship's chest, and what the die showed. */
function Stores({ seen, around, unit }: { seen: ShipSeen; around: boolean; unit: number }) {
  const { view, cue } = seen;
  const lies = view.sought && isDie(cue) ? cue.pips : null;
  return (
    <div class="stores">
      <Chest size={Math.max(40, (around ? 76 : 48) * unit)} />
      <span class="sr">{t("page-chest", { count: view.chest })}</span>
      <Chip />
      <b aria-hidden="true">{view.chest}</b>
      {lies !== null && isDie(cue) && (
        <>
          <Face seat={cue.seat} size={34} />
          <Die face={lies} look="white" size="1.5em" label={t("page-die", { pips: lies })} />
        </>
      )}
    </div>
  );
}

/** When it is over: everybody's cards, turned up. */
function Rows({ seen }: { seen: ShipSeen }) {
  return (
    <div class="openrows" tabIndex={0} role="group" aria-label={t("page-open-rows")}>
      {seen.view.rows.map((goods, seat) => (
        <div class="openrow" key={seat}>
          <Face seat={seat} size={30} />
          <span class="sr">{nameOf(seat)}</span>
          <span>
            {goods.map((good) => (
              <Pic key={good} sheet={GOODS} name={good} size={30} label={goodName(good)} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

interface Open {
  good: string;
  seat: number;
}

/** Where nothing is played, the card that is just told of: the page forgets it when its moment is over. */
function told({ moment }: ShipSeen): Open | null {
  let open: Open | null = null;
  for (const event of moment) {
    if (event.event === "taken" || event.event === "shown" || event.event === "peeked") open = event;
    if (event.event === "handed") open = { seat: event.to, good: event.good };
  }
  return open;
}

/** The card that rises, turns, lies open while the light burns down, and goes to its owner. */
function FlyingCard({
  seen,
  layout,
  size,
  around,
}: {
  seen: ShipSeen;
  layout: Layout;
  size: Size;
  around: boolean;
}) {
  const cue = isCard(seen.cue) ? seen.cue : null;
  const open = seen.cue ? null : told(seen);
  const good = cue ? cue.good : open?.good;
  const stage = cue ? cue.stage : "open";
  if (!cue && !open) return null;
  const { cx, cy } = layout.oval.shape;
  const at = (where: CardCue["from"]) => whereIs(where, seen, layout, size, around);
  const [x, y] = cue?.stage === "rise" ? at(cue.from) : cue?.stage === "down" ? at(cue.to) : [cx, cy];
  const style = {
    left: `${cx}px`,
    top: `${cy}px`,
    "--dx": `${x - cx}px`,
    "--dy": `${y - cy}px`,
    "--breath": `${(cue?.breath ?? 0) * (state.pace.value || 1)}ms`,
  };
  return (
    <div class={`flycard is-${stage}${good ? " shown" : ""}`} style={style}>
      {good ? (
        <span class="front" key="front">
          <Pic sheet={GOODS} name={good} size="100%" />
          <b style={{ "--n": longest(goodName(good)) }}>{goodName(good)}</b>
          {open && <Face seat={open.seat} size={26} />}
        </span>
      ) : (
        <Back size="100%" />
      )}
    </div>
  );
}

/** Where the cards of a seat lie, seen from the middle; on a phone the others are in the strip above. */
function whereIs(
  where: CardCue["from"],
  seen: ShipSeen,
  { oval, spots }: Layout,
  size: Size,
  around: boolean,
): readonly [number, number] {
  const { cx, cy } = oval.shape;
  if (where === "middle") return [cx, cy];
  if (where === "field") {
    const spot = spots[placeOf(seen.view.pawn)] as Spot;
    return [spot.x, spot.y];
  }
  if (where === seen.me) return [cx, size.height + 60];
  if (!around) return [((where + 0.5) / seen.seats) * size.width, -40];
  const others = othersOf(seen);
  const place = placesAround(others.length)[others.indexOf(where)] as Place;
  return [place.x * size.width, place.y * size.height];
}

function Around({ seen, size, unit }: { seen: ShipSeen; size: Size; unit: number }) {
  const others = othersOf(seen);
  const places = placesAround(others.length);
  return (
    <ul class="players around">
      {others.map((seat, i) => {
        const place = places[i] as Place;
        const style = { left: `${place.x * size.width}px`, top: `${place.y * size.height}px` };
        return (
          <Player
            key={seat}
            seen={seen}
            seat={seat}
            size={104 * unit}
            class={`at-${place.side}`}
            style={style}
          >
            <Owned seen={seen} seat={seat} />
          </Player>
        );
      })}
    </ul>
  );
}

/** In front of a seat: chips, and cards face down. */
function Owned({ seen, seat }: { seen: ShipSeen; seat: number }) {
  const { view } = seen;
  const count = view.cards[seat] ?? 0;
  return (
    <span class="things">
      <Chips seen={seen} seat={seat} />
      <span class="sr">{t("page-cards", { count })}</span>
      <span class="fan" style={{ "--n": count }} aria-hidden="true">
        {Array.from({ length: count }, (_, slot) => (
          <span key={slot}>
            <Back plain size="100%" />
          </span>
        ))}
        {count > 4 && <b>{count}</b>}
      </span>
    </span>
  );
}

/** How many chips somebody has, and what they are just paying. */
export function Chips({ seen, seat }: { seen: ShipSeen; seat: number }) {
  const chips = seen.view.chips[seat] ?? 0;
  const paying = (seen.cue?.["paying"] as Record<number, number> | undefined)?.[seat];
  return (
    <span class="buoys">
      <Chip />
      <span class="sr">{t("page-chips", { count: chips })}</span>
      <b class="num" aria-hidden="true">
        {chips}
      </b>
      {paying && <b class="paying">−{paying}</b>}
    </span>
  );
}
