/** What is printed on the goods, and how they are said. */
import file from "../goods.toml";
import { nameOf } from "@frame/state";
import type { Seen } from "@frame/table/game";
import { listed, whose } from "@frame/text";
import type { Event, Move, View } from "./types";
import { say } from "./words";

export interface Printed {
  name: string;
  value: number;
  fine: number;
  compensation: number;
  limits: Readonly<Record<number, number>>;
}

export const GOODS: readonly Printed[] = (file as { goods: Printed[] }).goods;

export type BorderSeen = Seen<View, Move, Event>;

export const goodName = (good: number, count: number): string =>
  say(`good-${GOODS[good]?.name ?? ""}`, { count }) ?? "";

/** A name that fits on a button. */
export function shortName(seat: number): string {
  const name = nameOf(seat);
  return name.length > 14 ? `${name.slice(0, 12)}…` : name;
}

/** Whose suitcase a sentence is about, from the reader's side. */
export const suitcaseOf = (seat: number, me: number | null) => ({
  of: whose(nameOf(seat)),
  me: seat === me ? "yes" : "no",
});

/** `3 jugs`, as it is declared. */
export const saidWords = (count: number, good: number): string => `${count} ${goodName(good, count)}`;

/** `2 jugs and 1 tequila`. */
export function goodsWords(cards: readonly number[]): string {
  const said = GOODS.map((_, good) => ({ good, count: cards.filter((card) => card === good).length }))
    .filter(({ count }) => count)
    .map(({ good, count }) => saidWords(count, good));
  return listed(said) || (say("goods-none") ?? "");
}
