/** What is printed on the goods, and how they are said. */
import type { Seen } from "../table";
import { say } from "../../text";

export interface Printed {
  name: string;
  value: number;
  fine: number;
  compensation: number;
  limits: Readonly<Record<number, number>>;
}

export const GOODS: readonly Printed[] = [
  { name: "jug", value: 2, fine: 1, compensation: 1, limits: { 3: 6, 4: 8, 5: 10, 6: 12 } },
  { name: "maracas", value: 3, fine: 2, compensation: 2, limits: { 3: 5, 4: 6, 5: 8, 6: 10 } },
  { name: "sombrero", value: 4, fine: 3, compensation: 3, limits: { 3: 4, 4: 5, 5: 6, 6: 8 } },
  { name: "cigar", value: 7, fine: 5, compensation: 0, limits: { 3: 3, 4: 4, 5: 5, 6: 6 } },
  { name: "tequila", value: 9, fine: 6, compensation: 0, limits: { 3: 2, 4: 3, 5: 4, 6: 5 } },
  { name: "statue", value: 12, fine: 8, compensation: 0, limits: { 3: 2, 4: 2, 5: 3, 6: 4 } },
];

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
  haggle: { traveller: number; sheriff: number; speaker: number; standing: number | null; words: { seat: number; verb: string; amount: number | null }[]; words_left: number | null } | null;
  opened: { seat: number; cards: number[]; wrong: number[]; fine: number; paid: number; compensation: number } | null;
  look: { seat: number; sheriff: number; cards: number[]; taken: number[] } | null;
  sold: number[][];
  sale: { good: number; limit: number; held: number[]; income: number[] }[];
}

export type BorderSeen = Seen<BorderView>;

export const goodName = (good: number, count: number): string => say("border", `good-${GOODS[good]?.name ?? ""}`, { count }) ?? "";

/** `2 jugs, 1 tequila`. */
export function goodsWords(cards: readonly number[]): string {
  const said = GOODS.map((_, good) => ({ good, count: cards.filter((card) => card === good).length }))
    .filter(({ count }) => count)
    .map(({ good, count }) => `${count} ${goodName(good, count)}`);
  return said.join(", ") || (say("border", "goods-none") ?? "");
}
