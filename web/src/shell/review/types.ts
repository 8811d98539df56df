/** A review as it is written down: `core/review.py`. Chances, worths and costs are shares of games won, from 0 to 1. */
import type { AnyMove } from "../../table/game";
import type { Json } from "../../wire";

/** An argument of a note: a number or word, a seat's name, a move as it is offered, another message. */
export type Argument =
  | number
  | string
  | { as: "seat"; seat: number }
  | { as: "move"; move: AnyMove }
  | { as: "word"; key: string };

/** A sentence that has not been said yet. */
export interface Note {
  key: string;
  args: Record<string, Argument>;
}

export interface Option {
  move: AnyMove;
  worth: number;
  error: number;
  /** How often the best bot makes it here. */
  share: number;
}

export interface Belief {
  /** Whose it is; -1 is nobody's. */
  seat: number;
  what: string;
  likely: { value: Json; chance: number }[];
  true: Json;
  true_chance: number;
  /** The ways are parts of it, each with a chance of its own. */
  parts?: boolean;
}

export interface Decision {
  /** Its entry in the record. */
  at: number;
  seat: number;
  kind: string;
  move: AnyMove;
  /** The best first. */
  options: Option[];
  cost: number;
  error: number;
  exact: boolean;
  worlds: number;
  lie: boolean | null;
  beliefs: Belief[];
  why: Note | null;
  tags: string[];
}

export interface Chances {
  at: number;
  win: number[];
  error: number;
}

export interface Moment {
  at: number;
  seat: number;
  kind: string;
  note: Note;
  size: number;
}

export interface Portrait {
  seat: number;
  cost: number;
  decisions: number;
  notes: Note[];
}

export interface Review {
  game: string;
  seats: number;
  winners: number[];
  bot: string;
  chances: Chances[];
  decisions: Decision[];
  story: { moments: Moment[]; players: Portrait[] };
}
