/** What is printed on the goods, and how they are said. */
import file from "../goods.toml";
import type { Seen } from "@frame/table/game";
import { listed } from "@frame/text";
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

/** `2 jugs and 1 tequila`. */
export function goodsWords(cards: readonly number[]): string {
  const said = GOODS.map((_, good) => ({ good, count: cards.filter((card) => card === good).length }))
    .filter(({ count }) => count)
    .map(({ good, count }) => `${count} ${goodName(good, count)}`);
  return listed(said) || (say("goods-none") ?? "");
}
