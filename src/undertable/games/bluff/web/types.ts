// Made from the game's structs by `make types`. Do not edit.

/** At least `count` dice show `face`. */
export interface Bid {
  move: "bid";
  count: number;
  face: number;
}

/** Cups up! */
export interface Doubt {
  move: "doubt";
}

/** Lay nothing out after the bid. */
export interface Keep {
  move: "keep";
}

/** Put these dice in the open and roll the others again. */
export interface LayOut {
  move: "layout";
  dice: number[];
}

/** A roll for who begins, open to all; stars count nothing. */
export interface OpeningRolled {
  event: "opening";
  seat: number;
  dice: number[];
  total: number;
}

/** A new round, and who makes its first bid. */
export interface Begins {
  event: "begins";
  seat: number;
  round: number;
  dice: number;
}

/** A cup came down over this many dice. */
export interface Shaken {
  event: "shaken";
  seat: number;
  count: number;
}

/** What the seat itself sees under its cup. */
export interface Peeked {
  event: "peeked";
  seat: number;
  dice: number[];
}

export interface Bidden {
  event: "bidden";
  seat: number;
  count: number;
  face: number;
}

export interface LaidOut {
  event: "laidout";
  seat: number;
  dice: number[];
}

/** Cups up: everybody's dice, and how many fit the bid. */
export interface Doubted {
  event: "doubted";
  seat: number;
  bidder: number;
  count: number;
  face: number;
  actual: number;
  dice: number[][];
}

export interface Lost {
  event: "lost";
  seat: number;
  count: number;
  left: number;
}

export interface Out {
  event: "out";
  seat: number;
}

export interface Won {
  event: "won";
  seat: number;
}

/** A spoken line that went with a move; it never changes anything. */
export interface Said {
  event: "said";
  seat: number;
  words: string;
}

export interface BluffView {
  seat: number | null;
  options: BluffOptions;
  phase: "bidding" | "laying" | "opening" | "over" | "shaking";
  turn: number;
  round: number;
  bid: Bid | null;
  bidder: number | null;
  cup: number[];
  cups: number[];
  laid: number[][];
  dice: number[];
  cap: number;
  raised: Raised | null;
  opening: number[][];
}

export interface BluffOptions {
  dice: number;
  laying_out: boolean;
  exact: "all_lose_one" | "doubter_loses_one";
  bid_cap: boolean;
}

/** The cups as they were last raised; it lies open until the next bid falls. */
export interface Raised {
  doubter: number;
  bidder: number;
  bid: Bid;
  actual: number;
  dice: number[][];
  lost: number[];
}

export type Move = Bid | Doubt | Keep | LayOut;

export type Event = OpeningRolled | Begins | Shaken | Peeked | Bidden | LaidOut | Doubted | Lost | Out | Won | Said;

export type View = BluffView;
