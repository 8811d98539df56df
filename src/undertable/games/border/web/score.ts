/** What is seen when: the latches, the lid, cards that turn one by one, and only then the stamp and the money. */
import type { Beat, Cue, Moment } from "@frame/staging";
import { nameOf } from "@frame/state";
import { money } from "@frame/text";
import type { CaseCue } from "./CloseUp";
import { saidWords } from "./goods";
import { sortedOut, verdictOf } from "./Receipts";
import type { Confiscated, Event, Haggle, Looked, Opened, Place, View, Word } from "./types";
import { t } from "./words";

type BorderBeat = Beat<View, Event>;
type Named<E extends Event["event"]> = Extract<Event, { event: E }>;

export function score(moment: Moment<View, Event>): BorderBeat[] {
  const telling = new Telling(moment);
  for (const event of moment.events) telling.hear(event);
  return telling.toTheEnd();
}

/** Beats after which nothing new is shown: whoever is next need not wait for their end. */
const LINGERS = ["packed", "said", "stop", "word", "deal", "star", "kept", "named"];

/** The table as it is told, event by event, from what it was to what it is. */
class Telling {
  private readonly beats: BorderBeat[] = [];
  private view: View;
  private dealt = false;

  constructor(private readonly moment: Moment<View, Event>) {
    this.view = moment.before ?? atTheBeginning(moment.after);
  }

  hear(event: Event): void {
    (this.hears[event.event] as ((event: Event) => void) | undefined)?.(event);
  }

  /** The last thing said may be answered at once. */
  toTheEnd(): BorderBeat[] {
    const last = this.beats.at(-1);
    const won = this.moment.events.find((event) => event.event === "won");
    if (won)
      return [
        ...this.beats,
        { lasts: 0, sound: "win", cue: { name: "won", light: [won.seat], moods: { [won.seat]: "glad" } } },
      ];
    if (!last || !LINGERS.includes(last.cue?.name ?? "")) return [...this.beats, { lasts: 0 }];
    return [...this.beats.slice(0, -1), { ...last }];
  }

  private readonly hears: { [E in Event["event"]]?: (event: Named<E>) => void } = {
    starred: (event) => {
      const places = this.view.places.map((place) => ({ ...place, ...UNDECLARED }));
      this.put({
        ...CLEARED,
        sold: places.map(() => []),
        places,
        round: event.round,
        turn: event.turn,
        sheriff: event.seat,
        phase: "dealing",
      });
      this.beat(1000, event, "step", { name: "star", light: [event.seat] });
    },
    dealt: (event) => this.deal(event),
    packed: (event) => {
      const { hand, suitcase } = this.moment.after.places[event.seat] as Place;
      this.place(event.seat, { packed: true, hand, suitcase });
      if (event.seat === this.moment.me)
        this.put({ hand: this.moment.after.hand, suitcase: this.moment.after.suitcase });
      this.beat(450, event, "latch", { name: "packed", light: [event.seat] });
    },
    declared: (event) => {
      this.place(event.seat, { count: event.count, good: event.good });
      this.beat(1100, event, "word", {
        name: "said",
        light: [event.seat],
        bubble: { seat: event.seat, words: `${saidWords(event.count, event.good)}!` },
      });
    },
    waived: (event) =>
      this.beat(1500, event, "word", {
        name: "waive",
        light: [event.seat],
        bubble: { seat: event.seat, words: t("page-bubble-waive") },
      }),
    checked: (event) => {
      const { seat, sheriff } = event;
      this.place(seat, { checked: true });
      if (event.extra) this.place(sheriff, { extra: false });
      const talk = { traveller: seat, sheriff, speaker: seat, standing: null, words: [], words_left: null };
      this.put({ ...CLEARED, haggle: talk, phase: "haggling" });
      this.beat(1500, event, "stop", {
        name: "stop",
        light: [seat],
        bubble: { seat: sheriff, words: t("page-bubble-check"), loud: true },
        moods: { [sheriff]: "cross", [seat]: "startled" },
      });
    },
    offered: (event) => this.word(event, { seat: event.seat, verb: "offer", amount: event.amount }),
    demanded: (event) => this.word(event, { seat: event.seat, verb: "demand", amount: event.amount }),
    refused: (event) => this.word(event, { seat: event.seat, verb: "refuse", amount: null }),
    bribed: (event) => {
      const { seat, sheriff, amount } = event;
      this.beat(1100, null, "coin", { name: "coins", light: [seat, sheriff] });
      this.pay(seat, -amount);
      this.pay(sheriff, amount);
      this.put({ haggle: null, phase: "tokens" });
      this.beat(1600, event, "right", {
        name: "deal",
        light: [sheriff],
        bubble: { seat: sheriff, words: t("page-bubble-deal", { sum: money(amount) }) },
        moods: { [sheriff]: "glad", [seat]: "glad" },
      });
    },
    opened: (event) => this.open(event),
    confiscated: (event) => this.seize(event),
    crossed: (event) => {
      const own = event.seat === this.moment.me;
      if (own) this.put({ suitcase: [], behind: [...this.view.behind, ...this.view.suitcase].sort(byGood) });
      this.place(event.seat, { packed: false, behind: this.placeOf(event.seat).behind + event.count });
      const { events } = this.moment;
      if (events[events.indexOf(event) + 1]?.event !== "crossed")
        this.beat(900, event, "step", { name: "crossed" });
    },
    kept: (event) => {
      const { under, behind } = this.placeOf(event.seat);
      this.place(event.seat, { under: under + event.count, behind: behind - event.count });
      this.put({ ...CLEARED, phase: "keeping" });
      this.beat(700, event, "card", { name: "kept", light: [event.seat] });
    },
    keptcards: (event) => {
      if (event.seat !== this.moment.me) return;
      this.put({
        under: [...this.view.under, ...event.cards].sort(byGood),
        behind: without(this.view.behind, event.cards),
      });
    },
    sold: (event) => {
      const { seat, cards, income } = event;
      this.put({
        ...CLEARED,
        sold: this.view.places.map((_, i) => (i === seat ? cards : (this.view.sold[i] ?? []))),
        discards: counted(this.view.discards, cards),
        ...(seat === this.moment.me ? { behind: [] } : {}),
      });
      this.place(seat, { behind: 0 });
      this.pay(seat, income);
      if (cards.length) this.beat(1500, event, "coin", { name: "sold", light: [seat] });
    },
    named: (event) =>
      this.beat(1500, event, "word", {
        name: "named",
        light: [event.sheriff],
        bubble: { seat: event.seat, words: t("page-bubble-name", { name: nameOf(event.sheriff) }) },
      }),
    called: (event) => this.call(event),
  };

  private put(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
  }

  private placeOf(seat: number): Place {
    return this.view.places[seat] as Place;
  }

  private place(seat: number, change: Partial<Place>): void {
    this.put({ places: this.view.places.map((place, i) => (i === seat ? { ...place, ...change } : place)) });
  }

  /** Money that is hidden stays hidden. */
  private pay(seat: number, amount: number): void {
    const { cash } = this.placeOf(seat);
    if (cash !== null) this.place(seat, { cash: cash + amount });
  }

  private beat(lasts: number, event: Event | null, sound: BorderBeat["sound"] & string, cue: Cue): void {
    this.beats.push({ lasts, view: this.view, ...(event ? { tells: [event] } : {}), sound, cue });
  }

  /** Everybody draws at once. */
  private deal(event: Named<"dealt">): void {
    if (this.dealt) return;
    this.dealt = true;
    const { hand, draw, discards, places } = this.moment.after;
    const drawn = (place: Place, i: number): Place => ({
      ...place,
      cards: places[i]?.cards ?? place.cards,
      hand: places[i]?.hand ?? null,
    });
    this.put({ hand, draw, discards, places: this.view.places.map(drawn), phase: "dealing" });
    this.beat(600, event, "card", { name: "dealt" });
  }

  private word(event: Event, word: Word): void {
    const { haggle } = this.view;
    if (!haggle) return;
    const speaker = word.seat === haggle.sheriff ? haggle.traveller : haggle.sheriff;
    const next: Haggle = { ...haggle, speaker, standing: word.amount, words: [...haggle.words, word] };
    this.put({ haggle: next });
    this.beat(1300, event, "word", { name: "word", light: [word.seat] });
  }

  /** The great moment. Which card comes last is known beforehand to nobody but the rules: those that are wrong. */
  private open(event: Opened): void {
    const { seat, count, good, cards, wrong, fine, paid, compensation } = event;
    const base = this.caseOf(seat, false, { count, good });
    const found = sortedOut(cards, wrong);
    this.latches(base, this.moment.events.find((told) => told.event === "talkended") ?? null);
    this.turn(base, found);
    const right = found.filter((card) => !card.wrong).map((card) => card.good);
    this.pay(seat, compensation - paid);
    this.place(seat, { packed: false, behind: this.placeOf(seat).behind + right.length });
    if (seat === this.moment.me)
      this.put({ suitcase: [], behind: [...this.view.behind, ...right].sort(byGood) });
    this.put({
      haggle: null,
      phase: "tokens",
      discards: counted(this.view.discards, wrong),
      opened: { seat, count, good, cards, wrong, fine, paid, compensation },
    });
    const verdict = {
      words: verdictOf(event),
      wrong: wrong.length > 0,
      money: compensation ? `+${money(compensation)}` : paid ? `−${money(paid)}` : "",
    };
    this.result([event], wrong.length ? "stamp" : "right", {
      ...base,
      lid: "open",
      cards: found.length,
      turned: found,
      verdict,
      light: [seat],
      moods: wrong.length
        ? { [base.sheriff]: "cross", [seat]: "sad" }
        : { [base.sheriff]: "sad", [seat]: "glad" },
    });
  }

  /** Only the two whom it concerns see the cards; everybody sees how many change hands. */
  private seize(event: Confiscated): void {
    const { seat, sheriff, taken, returned } = event;
    const { count, good } = this.placeOf(seat);
    const base = this.caseOf(seat, true, { count: count ?? 0, good: good ?? 0 });
    const looked = this.moment.events.find((told): told is Looked => told.event === "looked");
    this.latches(base, null);
    const found = looked ? sortedOut(looked.cards, looked.taken) : [];
    this.turn(base, found);
    this.place(seat, { packed: false, behind: this.placeOf(seat).behind + returned });
    this.place(sheriff, { behind: this.placeOf(sheriff).behind + taken, seizure: false });
    if (looked) {
      const { behind, suitcase, look } = this.moment.after;
      this.put({ behind, suitcase, look });
    }
    this.put({ phase: "tokens", opened: null });
    this.result(looked ? [event, looked] : [event], "stamp", {
      ...base,
      lid: "open",
      cards: found.length,
      turned: found,
      verdict: { words: t("page-seized", { taken, returned }), wrong: taken > 0, money: "" },
      light: [sheriff],
      moods: taken ? { [sheriff]: "glad", [seat]: "sad" } : { [sheriff]: "sad", [seat]: "glad" },
    });
  }

  private caseOf(seat: number, seized: boolean, said: CaseCue["said"]): CaseCue {
    const { sheriff } = this.view;
    const moods = { [seat]: "startled", [sheriff]: seized ? "cross" : "startled" } as const;
    const shut = { lid: "shut", cards: 0, turned: [], verdict: null } as const;
    return { name: "case", seat, sheriff, said, seized, ...shut, moods };
  }

  /** Nothing can be read yet, and it takes as long whatever is inside. */
  private latches(base: CaseCue, ended: Event | null): void {
    this.beat(base.seized ? 1200 : 700, ended, base.seized ? "stop" : "latch", base);
    this.beat(1000, null, "lid", { ...base, lid: "ajar" });
  }

  private turn(base: CaseCue, found: CaseCue["turned"]): void {
    const open = { ...base, lid: "open", cards: found.length } as const;
    this.beat(700, null, "card", open);
    found.forEach((_, i) => {
      const lasts = i === found.length - 2 ? 850 : 380; // the last one waits
      this.beat(lasts, null, "card", { ...open, turned: found.slice(0, i + 1) });
    });
  }

  private result(tells: Event[], sound: "stamp" | "right", cue: CaseCue): void {
    this.beats.push({ lasts: 2600, view: this.view, tells, sound, rest: true, cue });
  }

  /** One good of the final sale: who has most sells first. */
  private call(event: Named<"called">): void {
    const cashed = this.moment.events.filter(
      (told): told is Named<"cashed"> => told.event === "cashed" && told.good === event.good,
    );
    const of = (seat: number, what: "count" | "income") =>
      cashed.find((told) => told.seat === seat)?.[what] ?? 0;
    const row = {
      good: event.good,
      limit: event.limit,
      held: this.view.places.map((_, seat) => of(seat, "count")),
      income: this.view.places.map((_, seat) => of(seat, "income")),
    };
    for (const { seat, income } of cashed) this.pay(seat, income);
    this.put({ ...CLEARED, sale: [...this.view.sale, row] });
    const light = cashed.map(({ seat }) => seat);
    this.beat(cashed.length ? 1600 : 800, cashed.at(-1) ?? event, cashed.length ? "coin" : "card", {
      name: "sale",
      light,
    });
  }
}

const UNDECLARED = { count: null, good: null, packed: false, checked: false } as const;
const CLEARED = { haggle: null, opened: null, look: null } as const;

const byGood = (one: number, other: number): number => one - other;

const counted = (heap: readonly number[], cards: readonly number[]): number[] =>
  heap.map((count, good) => count + cards.filter((card) => card === good).length);

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const good of gone) left.splice(left.indexOf(good), 1);
  return left;
}

/** Before the first deal. */
const atTheBeginning = (after: View): View => ({
  ...after,
  ...CLEARED,
  hand: [],
  places: after.places.map((place) => ({ ...place, ...UNDECLARED, cards: 0, hand: 0 })),
});
