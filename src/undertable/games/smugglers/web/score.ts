/**
 * The score of Schmuggler an Bord: the die rolls and only then shows its number, the pawn walks, a card is turned for a breath
 * and gone. What was shown leaves the page with the beat in which it is turned down.
 */
import type { Beat, Cue, Moment } from "@frame/staging";
import { nameOf } from "@frame/state";
import { placeOf, RING } from "./goods";
import type {
  Claimed,
  Event,
  Handed,
  Laid,
  Looked,
  Missing,
  MustLook,
  Objected,
  Paid,
  Shown,
  Suspected,
  Taken,
  Thrown,
  Unopposed,
  View,
} from "./types";
import { t } from "./words";

/** The die and where the pawn set out, as far as they are seen. */
export interface DieCue extends Cue {
  name: "die";
  seat: number;
  /** Null while it still spins. */
  pips: number | null;
  /** The field the pawn left; null before it walks. */
  from: number | null;
}

/** A card between the row it lies in and the middle, where it is turned. */
export interface CardCue extends Cue {
  name: "card";
  stage: "rise" | "turn" | "open" | "down";
  /** Where it comes from: a seat, the heap or a field; and where it goes when it is turned down. */
  from: number | "middle" | "field";
  to: number;
  /** Its place in its owner's row, where it has one. */
  slot: number | null;
  /** Only while it lies open. */
  good: string | null;
  /** How long it lies open. */
  breath: number;
}

export const isDie = (cue: Cue | null): cue is DieCue => cue?.name === "die";
export const isCard = (cue: Cue | null): cue is CardCue => cue?.name === "card";

type ShipBeat = Beat<View, Event>;

/** The table as far as it has been played. */
class Playing {
  constructor(
    public view: View,
    readonly me: number | null,
    readonly rest: readonly Event[],
  ) {}

  put(change: Partial<View>): View {
    this.view = { ...this.view, ...change };
    return this.view;
  }

  /** Does this follow at once? */
  next(after: Event, kind: Event["event"]): boolean {
    return this.rest[this.rest.indexOf(after) + 1]?.event === kind;
  }

  /** All of a kind that are told together; nothing for those that were told with the first. */
  together<E extends Event>(first: E): E[] {
    const [at, kind] = [this.rest.indexOf(first), first.event];
    if (this.rest[at - 1]?.event === kind) return [];
    const end = this.rest.findIndex((event, i) => i > at && event.event !== kind);
    return this.rest.slice(at, end < 0 ? undefined : end) as E[];
  }
}

export function score({ before, after, events, me }: Moment<View, Event>): ShipBeat[] {
  if (!before) return [];
  const playing = new Playing(before, me, events);
  const beats = events.flatMap((event) => beatsOf(event, playing));
  const last = beats.at(-1);
  if (!last?.cue || !LINGERS.includes(last.cue.name))
    return [...beats, { lasts: 0, forgets: beats.some(opens) }];
  // What is said with the last beat may be answered at once; by then the light is on whoever is to act.
  const { light: _, ...cue } = last.cue;
  return [...beats.slice(0, -1), { ...last, view: after, cue }];
}

/** Beats after which nothing new is shown: whoever is next need not wait for their end. */
const LINGERS = ["die", "claim", "suspect", "unopposed"];

const opens = ({ cue }: ShipBeat): boolean => isCard(cue ?? null);

function beatsOf(event: Event, playing: Playing): ShipBeat[] {
  switch (event.event) {
    case "taken":
      return taken(event, playing);
    case "laid":
      return laid(event, playing);
    case "thrown":
      return thrown(event, playing);
    case "claimed":
    case "suspected":
      return guessed(event, playing);
    case "objected":
      return objected(playing.together(event), playing);
    case "unopposed":
      return unopposed(event);
    case "mustlook":
      return mustLook(event, playing);
    case "looked":
      return looked(event, playing);
    case "shown":
      return shown(event, playing);
    case "missing":
      return missing(event, playing);
    case "handed":
      return handed(event, playing);
    case "paid":
      return paid(playing.together(event), playing);
    case "ended":
      return [{ lasts: 900, tells: [event], sound: "stop", cue: { name: "ended" } }];
    default:
      return [];
  }
}

/** The die spins, then lies; the pawn goes field by field; then it is said where it stands. */
function thrown(event: Thrown, playing: Playing): ShipBeat[] {
  const { seat, pips } = event;
  const from = (placeOf(event.good) - pips + RING.length) % RING.length;
  const spinning: DieCue = { name: "die", seat, pips: null, from: null, light: [seat] };
  const walking: DieCue = { ...spinning, pips, from };
  const rolls = t("page-says-rolls", { me: seat === playing.me ? "yes" : "no", name: nameOf(seat), pips });
  const steps = Array.from({ length: pips }, (_, i): ShipBeat => ({
    lasts: 210,
    view: playing.put({ pawn: RING[(from + i + 1) % RING.length] as string }),
    sound: "step",
    cue: walking,
  }));
  return [
    { lasts: 800, sound: "dice", says: "", cue: spinning },
    { lasts: 500, sound: "die", says: rolls, cue: { ...spinning, pips } },
    ...steps,
    { lasts: 500, says: "", tells: [event], cue: walking },
  ];
}

/** Up, turned, open for a breath, and down again to whoever has it now. */
function turned(
  card: Pick<CardCue, "from" | "to" | "slot">,
  lasts: { rise: number; breath: number },
  light: readonly number[],
): Record<CardCue["stage"], ShipBeat> & { opened: (good: string) => ShipBeat } {
  const cue: CardCue = { name: "card", stage: "rise", good: null, breath: lasts.breath, light, ...card };
  return {
    rise: { lasts: lasts.rise, sound: "card", cue },
    turn: { lasts: 300, cue: { ...cue, stage: "turn" } },
    open: { lasts: lasts.breath, rest: true, sound: "hit", cue: { ...cue, stage: "open" } },
    down: { lasts: 700, forgets: true, sound: "card", cue: { ...cue, stage: "down" } },
    opened(good) {
      return { ...this.open, cue: { ...cue, stage: "open", good } };
    },
  };
}

function taken(event: Taken, playing: Playing): ShipBeat[] {
  const { seat, good } = event;
  const { heap, fields, cards } = playing.view;
  const field = placeOf(good);
  const lying = fields[field] ?? false;
  // Off its field everybody knows it already; off the heap nobody does.
  const card = turned(
    { from: lying ? "field" : "middle", to: seat, slot: null },
    lying ? { rise: 500, breath: 1400 } : { rise: 800, breath: 1700 },
    [seat],
  );
  const off = lying
    ? { fields: fields.map((full, i) => full && i !== field) }
    : { heap: Math.max(0, heap - 1) };
  return [
    { ...card.rise, view: playing.put(off) },
    card.turn,
    { ...card.opened(good), tells: [event] },
    { ...card.down, view: playing.put({ cards: added(cards, seat, 1) }) },
  ];
}

const added = (counts: readonly number[], seat: number, by: number): number[] =>
  counts.map((count, i) => (i === seat ? count + by : count));

function laid(event: Laid, playing: Playing): ShipBeat[] {
  const fields = RING.map((good) => event.goods.includes(good));
  return [
    {
      lasts: 1200,
      view: playing.put({ fields, heap: 0 }),
      tells: [event],
      sound: "card",
      cue: { name: "laid" },
    },
  ];
}

function guessed(event: Claimed | Suspected, playing: Playing): ShipBeat[] {
  const { seat, event: kind } = event;
  const named = kind === "claimed" ? seat : event.named;
  const words =
    kind === "claimed" ? t("page-says-claim") : t("page-says-suspect", { name: short(nameOf(named)) });
  return [
    {
      lasts: 1300,
      view: playing.put({ chain: [...playing.view.chain, { seat, named }] }),
      tells: [event],
      sound: "word",
      cue: {
        name: kind === "claimed" ? "claim" : "suspect",
        light: [seat],
        bubble: { seat, words },
        ...(named === seat ? {} : { moods: { [named]: "startled" } }),
      },
    },
  ];
}

/** A bubble is narrow. */
const short = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** The same length whatever comes: nobody knows yet whether somebody objects. */
const hush = (): ShipBeat => ({ lasts: 900, says: t("page-says-hush"), cue: { name: "hush" } });

function objected(events: readonly Objected[], playing: Playing): ShipBeat[] {
  const [first] = events;
  if (!first) return [];
  const objectors = events.map(({ seat }) => seat);
  return [
    hush(),
    {
      lasts: 1500,
      view: playing.put({ objectors }),
      says: "",
      tells: events,
      sound: "stop",
      rest: true,
      cue: {
        name: "object",
        light: objectors,
        bubble: objectors.map((seat) => ({ seat, words: t("page-says-object"), loud: true })),
        moods: { ...moods(objectors, "cross"), [first.claimer]: "startled" },
      },
    },
  ];
}

const moods = (seats: readonly number[], mood: "cross" | "sad"): Record<number, "cross" | "sad"> =>
  Object.fromEntries(seats.map((seat) => [seat, mood]));

function unopposed(event: Unopposed): ShipBeat[] {
  const cue = { name: "unopposed", light: [event.seat], moods: { [event.seat]: "glad" as const } };
  return [hush(), { lasts: 1500, says: "", tells: [event], sound: "right", rest: true, cue }];
}

function mustLook(event: MustLook, playing: Playing): ShipBeat[] {
  const { seat, good } = event;
  const view = playing.put({ phase: "looking", sought: good, looker: seat, looked: [] });
  return [{ lasts: 700, view, tells: [event], cue: { name: "mustlook", light: [seat] } }];
}

/** A card comes up and turns; who looks sees it, and the others only what follows. */
function looked(event: Looked, playing: Playing): ShipBeat[] {
  const { seat, slot } = event;
  const card = turned({ from: seat, to: seat, slot }, { rise: 800, breath: 1500 }, [seat]);
  const peeked = playing.rest[playing.rest.indexOf(event) + 1];
  const up = [
    { ...card.rise, view: playing.put({ looked: [...playing.view.looked, slot] }), tells: [event] },
    card.turn,
  ];
  if (peeked?.event === "shown") return up;
  if (peeked?.event !== "peeked") return [...up, card.down];
  return [...up, { ...card.opened(peeked.good), tells: [peeked] }, card.down];
}

function shown(event: Shown, playing: Playing): ShipBeat[] {
  const { seat, slot, good } = event;
  const card = turned({ from: seat, to: seat, slot }, { rise: 0, breath: 1700 }, [seat]);
  const open = { ...card.opened(good), view: playing.put({ found: true }), tells: [event] };
  return playing.next(event, "handed") ? [open] : [open, card.down];
}

function missing(event: Missing, playing: Playing): ShipBeat[] {
  const { seat } = event;
  return [
    {
      lasts: 1200,
      view: playing.put({ searched: [...playing.view.searched, seat] }),
      tells: [event],
      sound: "short",
      cue: {
        name: "missing",
        light: [seat],
        moods: { [seat]: "sad" },
        bubble: { seat, words: t("page-says-missing") },
      },
    },
  ];
}

function handed(event: Handed, playing: Playing): ShipBeat[] {
  const { seat, slot, to } = event;
  const { down } = turned({ from: seat, to, slot }, { rise: 0, breath: 0 }, [to]);
  const cards = added(added(playing.view.cards, seat, -1), to, 1);
  return [{ ...down, lasts: 1100, view: playing.put({ cards, looker: null, looked: [] }), tells: [event] }];
}

function paid(events: readonly Paid[], playing: Playing): ShipBeat[] {
  if (!events.length) return [];
  const seats = events.map(({ seat }) => seat);
  const { chips, chest } = playing.view;
  const paying = Object.fromEntries(events.map((event) => [event.seat, event.chips]));
  const view = playing.put({
    chips: chips.map((count, seat) => count - (paying[seat] ?? 0)),
    chest: chest + events.reduce((sum, event) => sum + event.chips, 0),
  });
  const cue = { name: "pay", paying, light: seats, moods: moods(seats, "sad") };
  return [{ lasts: 1500, view, tells: events, sound: "coin", rest: true, cue }];
}
