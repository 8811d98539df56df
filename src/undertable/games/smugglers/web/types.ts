// Made from the game's structs by `make types`. Do not edit.

/** Take one of the face-down cards before the game begins. */
export interface Take {
  move: "take";
}

/** Roll the die and move the pawn. */
export interface Roll {
  move: "roll";
}

/** I have it myself. */
export interface Claim {
  move: "claim";
}

/** You have it. */
export interface Suspect {
  move: "suspect";
  seat: number;
}

/** No objection to the claim. */
export interface Believe {
  move: "believe";
}

/** The one who claims it does not have it. */
export interface Object {
  move: "object";
}

/** Look at this one of the own cards. */
export interface Look {
  move: "look";
  slot: number;
}

/** Look at no more cards, though a chip would buy it. */
export interface Stop {
  move: "stop";
}

/** A card was taken and shown to all. */
export interface Taken {
  event: "taken";
  seat: number;
  good: string;
}

/** Everybody has the first cards, and all others are laid on their fields. */
export interface Laid {
  event: "laid";
  goods: string[];
}

/** The die, and the field the pawn came to. */
export interface Thrown {
  event: "thrown";
  seat: number;
  pips: number;
  good: string;
}

export interface Claimed {
  event: "claimed";
  seat: number;
  good: string;
}

export interface Suspected {
  event: "suspected";
  seat: number;
  named: number;
  good: string;
}

/** What a seat has decided about a claim; the others do not know yet. */
export interface Answered {
  event: "answered";
  seat: number;
  objects: boolean;
}

/** Nobody objected to the claim. */
export interface Unopposed {
  event: "unopposed";
  seat: number;
  good: string;
}

/** One of the objections, which are all shown together. */
export interface Objected {
  event: "objected";
  seat: number;
  claimer: number;
}

/** This seat looks next. */
export interface MustLook {
  event: "mustlook";
  seat: number;
  good: string;
}

/** Everybody sees which card is being looked at, but not what it is. */
export interface Looked {
  event: "looked";
  seat: number;
  slot: number;
}

/** What the one who looks sees. */
export interface Peeked {
  event: "peeked";
  seat: number;
  slot: number;
  good: string;
}

/** The card that was sought, shown to all. */
export interface Shown {
  event: "shown";
  seat: number;
  slot: number;
  good: string;
}

/** This seat has looked through its cards in vain. */
export interface Missing {
  event: "missing";
  seat: number;
  good: string;
}

/** The card went from one row to the end of another. */
export interface Handed {
  event: "handed";
  seat: number;
  slot: number;
  to: number;
  good: string;
}

export interface Paid {
  event: "paid";
  seat: number;
  chips: number;
  left: number;
}

/** The cards are turned up and counted. */
export interface Ended {
  event: "ended";
  reason: string;
  rows: string[][];
}

/** A spoken line that went with a move; it never changes anything. */
export interface Said {
  event: "said";
  seat: number;
  words: string;
}

export interface SmugglersView {
  seat: number | null;
  phase: "drawing" | "looking" | "naming" | "objecting" | "over" | "rolling" | "taking" | "throwing";
  turn: number;
  turns: number;
  options: SmugglersOptions;
  pawn: string;
  heap: number;
  fields: boolean[];
  cards: number[];
  chips: number[];
  chest: number;
  enough: number;
  sought: string | null;
  chain: Guess[];
  answer: boolean | null;
  objectors: number[];
  looker: number | null;
  looked: number[];
  searched: number[];
  found: boolean;
  looks_on: boolean;
  silent: number[];
  rows: string[][];
}

export interface SmugglersOptions {
  keep_looking: "never" | "one_chip";
  turn_limit: number;
}

export interface Guess {
  seat: number;
  named: number;
}

export type Move = Take | Roll | Claim | Suspect | Believe | Object | Look | Stop;

export type Event = Taken | Laid | Thrown | Claimed | Suspected | Answered | Unopposed | Objected | MustLook | Looked | Peeked | Shown | Missing | Handed | Paid | Ended | Said;

export type View = SmugglersView;
