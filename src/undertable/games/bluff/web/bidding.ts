/** What a seat sees of Bluff, and the bid being thought about. */
import { draft } from "@frame/table/draft";
import { movesOf, type Range, type Seen } from "@frame/table/game";
import type { Field } from "./ring";
import type { Bid as BidMove, Event, Move, View } from "./types";
import { say } from "./words";

export const STAR = 6;
export const NUMBERS = [1, 2, 3, 4, 5];

export type BluffSeen = Seen<View, Move, Event>;
/** A bid as a thought, before it is a move. */
export type Bid = Omit<BidMove, "move">;

/** The bid being thought about; null until the player touches something. */
export const picked = draft<Bid | null>("bid", null);
/** Dice marked for laying out, by their place under the cup. */
export const marked = draft<readonly number[]>("laying", []);

export const shown = (face: number): number | "star" => (face === STAR ? "star" : face);
export const bidWords = (bid: Bid): string => say("bid", { count: bid.count, face: bid.face }) ?? "";
export const dieWords = (face: number): string => (face === STAR ? "★" : String(face));

/** The counts the server allows for a face. */
export function span(seen: BluffSeen, face: number): Range | null {
  const count = movesOf(seen, "bid").find((m) => m.face === face)?.count;
  return typeof count === "object" ? count : null;
}

export const allows = (seen: BluffSeen, bid: Bid): boolean => {
  const range = span(seen, bid.face);
  return !!range && range.from <= bid.count && bid.count <= range.to;
};

/** The lowest count on a field that some face may still be bid with. */
export function openCount(seen: BluffSeen, field: Field): number | null {
  const faces = field.star ? [STAR] : NUMBERS;
  const step = field.star ? 10 : 20;
  for (let count = field.count; count <= 60; count += step)
    if (faces.some((face) => allows(seen, { count, face }))) return count;
  return null;
}

/** The face one would most likely mean: the last chosen, then the most frequent in the own cup. */
export function likelyFace(seen: BluffSeen, count: number): number {
  const own = [...seen.view.cup, ...(seen.me === null ? [] : (seen.view.laid[seen.me] ?? []))];
  const liking = (face: number) =>
    own.filter((die) => die === face).length + (picked.of(seen)?.face === face ? 10 : 0);
  const open = NUMBERS.filter((face) => allows(seen, { count, face }));
  return open.sort((a, b) => liking(b) - liking(a))[0] ?? 1;
}

/** What is picked now: the player's choice while it is legal, else the smallest raise. */
export function choice(seen: BluffSeen): Bid | null {
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
