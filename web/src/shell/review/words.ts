/** What a review says, in the reader's language. */
import { nameOf } from "../../state";
import { tell, type AnyMove, type GameTable } from "../../table/game";
import { say, t, type Args } from "../../text";
import type { Argument, Decision, Note } from "./types";

/** Whole percent: nothing here is known more exactly. */
export const percent = (share: number): number => Math.round(100 * share);

export const moveWords = (game: string, view: GameTable, move: AnyMove): string =>
  tell(game, view, move, null) || move.move;

/** Words that are quotes already, to be quoted within a sentence. */
export const bare = (words: string): string => words.replace(/^[“„"](.*)[”“"]$/u, "$1");

export function noteWords(game: string, view: GameTable, note: Note): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(note.args)) args[name] = argument(game, view, value);
  return say(game, note.key, args) ?? "";
}

function argument(game: string, view: GameTable, value: Argument): string | number {
  if (typeof value !== "object") return value;
  if (value.as === "seat") return value.seat < 0 ? "" : nameOf(value.seat);
  if (value.as === "move") return bare(moveWords(game, view, value.move));
  return say(game, value.key) ?? value.key;
}

/** How dear a decision was: nothing, a little, a good deal, or much of the game. */
export type Dear = 0 | 1 | 2 | 3;
export const dear = ({ cost }: Decision): Dear => (cost <= 0 ? 0 : cost < 0.05 ? 1 : cost < 0.15 ? 2 : 3);

/** What it cost, in a few words. */
export const costWords = (decision: Decision): string =>
  decision.cost > 0
    ? t("review-cost", { percent: Math.max(1, percent(decision.cost)) })
    : t("review-no-cost");
