/** What is being thought about: the thing that was tapped, the verb begun with it, and the answers given so far. */
import type { Sheet } from "@frame/art/pic";
import { draft } from "@frame/table/draft";
import { whole, type Choice, type Offered, type Seen } from "@frame/table/game";
import type { Event, Move, View } from "./types";

export type DigSeen = Seen<View, Move, Event>;
export type Verb = Move["move"];
export type Offer = Offered<Move>;
export type Fields = Readonly<Record<string, unknown>>;

/** Where the finger is: `room:yard`, `card:spoon`, `seat:2`, `verb:craft`, `gangs`, `background`, `piles`. */
export interface Asking {
  at: string;
  verb?: Verb;
  said: Fields;
}

export const asking = draft<Asking | null>("verb", null);
/** Cards picked for an open choice: how many of each. */
export const picked = draft<Readonly<Record<string, number>>>("picked", {});
/** Cigarettes to go with the cards. */
export const smokes = draft("cigarettes", 0);

export const isAt = (seen: DigSeen, at: string): boolean => asking.of(seen)?.at === at;

/** A tap on a thing opens it, another one shuts it. */
export function tap(seen: DigSeen, at: string): void {
  asking.put(seen, isAt(seen, at) ? null : { at, said: {} });
}

export const close = (seen: DigSeen): void => asking.put(seen, null);

/** An offer by its fields, whichever move it is. */
export const fieldsOf = (offer: Offer): Fields => offer as unknown as Fields;

export const fits = (offer: Offer, said: Fields): boolean =>
  Object.entries(said).every(
    ([key, value]) => JSON.stringify(fieldsOf(offer)[key]) === JSON.stringify(value),
  );

export const offersOf = (seen: DigSeen, verb: Verb, said: Fields = {}): Offer[] =>
  seen.legal.filter((offer) => offer.move === verb && fits(offer, said));

/** Moves with consequences are said in full before they are made. */
const SAID_FIRST: readonly Verb[] = ["use", "reveal", "extort", "join", "act"];

/** Carry out a verb: at once where nothing is left to say, else the next question where the finger is. */
export function ask(seen: DigSeen, verb: Verb, said: Fields = {}, at = `verb:${verb}`): void {
  const only = soleMove(offersOf(seen, verb, said));
  if (only && !SAID_FIRST.includes(verb)) return seen.play(only);
  picked.put(seen, {});
  asking.put(seen, { at, verb, said });
}

/** The only move left, if nothing in it is left to choose. */
export function soleMove(offers: readonly Offer[]): Move | null {
  const [first, ...others] = offers;
  return first && !others.length ? whole<Move>(first) : null;
}

/** Which question comes first. */
export const FIELDS = [
  "card",
  "gang",
  "item",
  "victim",
  "target",
  "mate",
  "tool",
  "weapon",
  "room",
  "count",
  "cigarettes",
  "cards",
];

export function distinct(offers: readonly Offer[], field: string): unknown[] {
  const values = offers.filter((offer) => field in offer).map((offer) => fieldsOf(offer)[field]);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The choice of cards that an offer leaves open. */
export function choiceOf(offer: Offer): Choice | null {
  const cards = "cards" in offer ? offer.cards : [];
  return Array.isArray(cards) ? null : cards;
}

/** Any cards out of a heap, as many as allowed; between teammates with as many cigarettes as one likes. */
export const isHanding = (offers: readonly Offer[]): boolean =>
  offers.length > 0 &&
  offers.every(choiceOf) &&
  FIELDS.every((field) => field === "cigarettes" || distinct(offers, field).length < 2);

/** The open choice of cards: of the verb begun, or of the decision that is asked for. */
export function handingOf(seen: DigSeen): Offer[] | null {
  const open = asking.of(seen);
  const begun = open?.verb ? offersOf(seen, open.verb, open.said) : [];
  if (isHanding(begun)) return begun;
  const demanded = seen.legal.filter(({ move }) => DEMANDED.includes(move));
  return isHanding(demanded) ? demanded : null;
}

const DEMANDED: readonly Verb[] = ["discard", "fetch", "handback"];

/** The picture of a card; action cards share one. */
export const picOf = (sheet: Sheet, card: string): string => (sheet[card] ? card : "action");
