/** What is printed on the goods, and how they are said. */
import file from "../goods.toml";
import type { Seen } from "@frame/table/game";
import { say } from "./words";

export interface Printed {
  name: string;
  value: number;
  fine: number;
  compensation: number;
  limits: Readonly<Record<number, number>>;
}

export const GOODS: readonly Printed[] = (file as { goods: Printed[] }).goods;

export interface Place {
  cash: number | null;
  behind: number;
  under: number;
  count: number | null;
  good: number | null;
  packed: boolean;
  checked: boolean;
  seizure: boolean;
  extra: boolean;
}

export interface BorderView {
  phase: string;
  round: number;
  options: { rounds: number };
  turn: number;
  turns: number;
  sheriff: number;
  hand: number[];
  suitcase: number[];
  behind: number[];
  under: number[];
  places: Place[];
  draw: number;
  discards: number[];
  haggle: {
    traveller: number;
    sheriff: number;
    speaker: number;
    standing: number | null;
    words: { seat: number; verb: string; amount: number | null }[];
    words_left: number | null;
  } | null;
  opened: {
    seat: number;
    cards: number[];
    wrong: number[];
    fine: number;
    paid: number;
    compensation: number;
  } | null;
  look: { seat: number; sheriff: number; cards: number[]; taken: number[] } | null;
  sold: number[][];
  sale: { good: number; limit: number; held: number[]; income: number[] }[];
}

export type BorderSeen = Seen<BorderView>;

export const goodName = (good: number, count: number): string =>
  say(`good-${GOODS[good]?.name ?? ""}`, { count }) ?? "";

/** `2 jugs, 1 tequila`. */
export function goodsWords(cards: readonly number[]): string {
  const said = GOODS.map((_, good) => ({ good, count: cards.filter((card) => card === good).length }))
    .filter(({ count }) => count)
    .map(({ good, count }) => `${count} ${goodName(good, count)}`);
  return said.join(", ") || (say("goods-none") ?? "");
}
