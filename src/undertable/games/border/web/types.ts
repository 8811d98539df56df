// Made from the game's structs by `make types`. Do not edit.

/** Put these cards into the suitcase. */
export interface Pack {
  move: "pack";
  cards: number[];
}

/** Say what is in the suitcase. */
export interface Declare {
  move: "declare";
  count: number;
  good: number;
}

/** Have this traveller's suitcase opened. */
export interface Check {
  move: "check";
  seat: number;
}

/** Let everybody pass. */
export interface Waive {
  move: "waive";
}

/** The traveller names a sum. */
export interface Offer {
  move: "offer";
  amount: number;
}

/** The sheriff names a sum. */
export interface Demand {
  move: "demand";
  amount: number;
}

/** Agree to the sum the other has just named. */
export interface Accept {
  move: "accept";
}

/** Turn it down and hand the word back. */
export interface Refuse {
  move: "refuse";
}

/** End the talk: the suitcase is opened. */
export interface Open {
  move: "open";
}

/** Spend the extra check on this traveller. */
export interface ExtraCheck {
  move: "extracheck";
  seat: number;
}

/** Spend the confiscation on this traveller. */
export interface Confiscate {
  move: "confiscate";
  seat: number;
}

/** End the turn as sheriff. */
export interface Done {
  move: "done";
}

/** Put these cards under the suitcase for the final sale, and sell the rest. */
export interface Keep {
  move: "keep";
  cards: number[];
}

/** Name the first sheriff of the next round. */
export interface Name {
  move: "name";
  seat: number;
}

/** A new turn, and who is its sheriff. */
export interface Starred {
  event: "starred";
  seat: number;
  round: number;
  turn: number;
}

export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
}

/** What the seat itself drew. */
export interface Drew {
  event: "drew";
  seat: number;
  cards: number[];
}

/** The discards became the new draw pile. */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

/** A suitcase was closed; the count is None while hidden. */
export interface Packed {
  event: "packed";
  seat: number;
  count: number | null;
}

/** What the seat itself put in. */
export interface PackedCards {
  event: "packedcards";
  seat: number;
  cards: number[];
}

export interface Declared {
  event: "declared";
  seat: number;
  count: number;
  good: number;
}

export interface Waived {
  event: "waived";
  seat: number;
}

/** A suitcase is on the desk. */
export interface Checked {
  event: "checked";
  seat: number;
  sheriff: number;
  extra: boolean;
}

export interface Offered {
  event: "offered";
  seat: number;
  sheriff: number;
  amount: number;
}

export interface Demanded {
  event: "demanded";
  seat: number;
  traveller: number;
  amount: number;
}

export interface Refused {
  event: "refused";
  seat: number;
}

/** One of the two ends the talk; the suitcase will be opened. */
export interface TalkEnded {
  event: "talkended";
  seat: number;
  sheriff: number;
}

/** They agreed: the money changes hands and the suitcase stays shut. */
export interface Bribed {
  event: "bribed";
  seat: number;
  sheriff: number;
  amount: number;
}

/** A suitcase lies open: what was said and is in it, what is wrong, and what it costs. */
export interface Opened {
  event: "opened";
  seat: number;
  count: number;
  good: number;
  cards: number[];
  wrong: number[];
  fine: number;
  paid: number;
  compensation: number;
}

/** The sheriff took a suitcase and kept so many cards of it. */
export interface Confiscated {
  event: "confiscated";
  seat: number;
  sheriff: number;
  taken: number;
  returned: number;
}

/** What sheriff and owner alone know about a confiscation. */
export interface Looked {
  event: "looked";
  seat: number;
  sheriff: number;
  cards: number[];
  taken: number[];
}

/** A suitcase that nobody looked into is over the border. */
export interface Crossed {
  event: "crossed";
  seat: number;
  count: number;
}

export interface Kept {
  event: "kept";
  seat: number;
  count: number;
}

/** What the seat itself put under its suitcase. */
export interface KeptCards {
  event: "keptcards";
  seat: number;
  cards: number[];
}

export interface Sold {
  event: "sold";
  seat: number;
  cards: number[];
  income: number;
}

/** The poorest player said who is sheriff first. */
export interface Named {
  event: "named";
  seat: number;
  sheriff: number;
}

/** One good of the final sale: how many can be sold, and how many there are. */
export interface Called {
  event: "called";
  good: number;
  limit: number;
  shown: number;
}

/** What a player held of the called good, and got for it. */
export interface Cashed {
  event: "cashed";
  seat: number;
  good: number;
  count: number;
  income: number;
}

export interface Won {
  event: "won";
  seat: number;
  money: number;
}

/** A spoken line that went with a move; it never changes anything. */
export interface Said {
  event: "said";
  seat: number;
  words: string;
}

export interface BorderView {
  seat: number | null;
  phase: "checking" | "dealing" | "declaring" | "haggling" | "keeping" | "lot" | "naming" | "over" | "packing" | "tokens";
  round: number;
  turn: number;
  turns: number;
  sheriff: number;
  acting: number[];
  hand: number[];
  suitcase: number[];
  behind: number[];
  under: number[];
  places: Place[];
  draw: number;
  discards: number[];
  haggle: Haggle | null;
  opened: Opening | null;
  look: Look | null;
  sold: number[][];
  sale: Sale[];
  options: BorderOptions;
}

/** What lies in front of a player, as everybody sees it. */
export interface Place {
  cash: number | null;
  cards: number;
  hand: number | null;
  suitcase: number | null;
  behind: number;
  under: number;
  count: number | null;
  good: number | null;
  packed: boolean;
  checked: boolean;
  seizure: boolean;
  extra: boolean;
  confiscated: boolean;
}

/** The talk at the desk, as the whole table hears it. */
export interface Haggle {
  traveller: number;
  sheriff: number;
  speaker: number;
  standing: number | null;
  words: Word[];
  words_left: number | null;
}

/** One thing said at the desk. */
export interface Word {
  seat: number;
  verb: "demand" | "offer" | "refuse";
  amount: number | null;
}

/** A suitcase that lies open on the desk. */
export interface Opening {
  seat: number;
  count: number;
  good: number;
  cards: number[];
  wrong: number[];
  fine: number;
  paid: number;
  compensation: number;
}

/** What sheriff and owner saw in a confiscated suitcase, as long as they look at it. */
export interface Look {
  seat: number;
  sheriff: number;
  cards: number[];
  taken: number[];
}

/** A good of the final sale. */
export interface Sale {
  good: number;
  limit: number;
  held: number[];
  income: number[];
}

export interface BorderOptions {
  rounds: number;
  compensation: "flat" | "per_card";
  true_count: boolean;
  money: "hidden" | "open";
  counts: "hidden" | "open";
  offers_cap: number;
}

export type Move = Pack | Declare | Check | Waive | Offer | Demand | Accept | Refuse | Open | ExtraCheck | Confiscate | Done | Keep | Name;

export type Event = Starred | Dealt | Drew | Reshuffled | Packed | PackedCards | Declared | Waived | Checked | Offered | Demanded | Refused | TalkEnded | Bribed | Opened | Confiscated | Looked | Crossed | Kept | KeptCards | Sold | Named | Called | Cashed | Won | Said;

export type View = BorderView;
