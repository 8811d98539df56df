// Made from the game's structs by `make types`. Do not edit.

/** D10: draw what the room is worth. */
export interface Search {
  move: "search";
}

/** D13: a normal move begins with the die. */
export interface Roll {
  move: "roll";
}

/** D13, D53: one of the rooms the die shows. */
export interface Enter {
  move: "enter";
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard";
}

/** D15: two actions, any open room. */
export interface Careful {
  move: "careful";
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard";
}

/** D74: to a teammate of the same gang. */
export interface Follow {
  move: "follow";
  mate: number;
}

/** D17: accessories for a gang card. */
export interface Join {
  move: "join";
  gang: string;
  cards: string[];
}

/** D22: play an action card. */
export interface Act {
  move: "act";
  card: string;
  target: number | null;
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard" | null;
}

/** D24, D25: a victim, the tool asked for, and the weapon laid on the table. */
export interface Extort {
  move: "extort";
  victim: number;
  tool: string;
  weapon: string;
}

/** D35: what is made, out of which cards. */
export interface Craft {
  move: "craft";
  item: string;
  cards: string[];
}

/** D41: one tool into the tunnel. */
export interface Dig {
  move: "dig";
  tool: string;
}

/** D44: steal a spoon. */
export interface Spoon {
  move: "spoon";
}

/** D45: one beating less. */
export interface Heal {
  move: "heal";
}

/** D47: any cards for their cigarettes. */
export interface Sell {
  move: "sell";
  cards: string[];
}

/** D49: so many of one thing, at the printed price. */
export interface Buy {
  move: "buy";
  item: string;
  count: number;
}

/** D72: hand cards and cigarettes to a teammate, who then hands back. */
export interface Exchange {
  move: "exchange";
  mate: number;
  cards: string[];
  cigarettes: number;
}

/** D73: what the teammate gives in return. */
export interface HandBack {
  move: "handback";
  cards: string[];
  cigarettes: number;
}

/** D20: the ability of the own gang card. */
export interface Use {
  move: "use";
  target: number | null;
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard" | null;
}

/** D38: the own background. */
export interface Reveal {
  move: "reveal";
  target: number | null;
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard" | null;
}

/** D9: no further action. */
export interface EndTurn {
  move: "end";
}

/** D26, D59: hand over, or throw away, the tool that was asked for. */
export interface Cooperate {
  move: "cooperate";
  tool: string;
}

/** D28: a weapon in a fight. */
export interface Strike {
  move: "strike";
  weapon: string;
}

/** D29: play no further weapon. */
export interface GiveIn {
  move: "givein";
}

/** D12: these cards, because a rule or a card asks for it. */
export interface Discard {
  move: "discard";
  cards: string[];
}

/** Cards out of the search discards, because an ability allows it. */
export interface Fetch {
  move: "fetch";
  cards: string[];
}

/** D53: roll for Michel(le). */
export interface Prod {
  move: "prod";
}

/** D53: leave Michel(le) in peace. */
export interface LetBe {
  move: "letbe";
}

export interface TurnBegan {
  event: "turnbegan";
  seat: number;
  turn: number;
}

/** So many search cards came to a hand. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
}

/** The cards that came to the own hand. */
export interface Got {
  event: "got";
  seat: number;
  cards: string[];
}

/** The own background. */
export interface GotBackground {
  event: "gotbackground";
  seat: number;
  background: string;
}

export interface GangCardUp {
  event: "gangcardup";
  gang: string;
  card: string;
}

export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

export interface Rolled {
  event: "rolled";
  seat: number;
  face: number;
}

export interface Moved {
  event: "moved";
  seat: number;
  room: string;
}

/** D74: to a teammate of the same gang, which takes fewer actions than to go with care. */
export interface Followed {
  event: "followed";
  seat: number;
  mate: number;
}

export interface Joined {
  event: "joined";
  seat: number;
  gang: string;
  card: string;
  cards: string[];
}

/** A gang card went under its pile. */
export interface Expelled {
  event: "expelled";
  seat: number;
  gang: string;
}

export interface Acted {
  event: "acted";
  seat: number;
  card: string;
}

export interface Used {
  event: "used";
  seat: number;
  card: string;
}

export interface Revealed {
  event: "revealed";
  seat: number;
  background: string;
  member: boolean;
}

export interface Threatened {
  event: "threatened";
  seat: number;
  victim: number;
  tool: string;
  weapon: string;
}

export interface Cooperated {
  event: "cooperated";
  seat: number;
  winner: number;
  tool: string;
}

export interface Struck {
  event: "struck";
  seat: number;
  weapon: string;
}

/** A blow without a weapon, by an ability. */
export interface StruckBare {
  event: "struckbare";
  seat: number;
}

/** D68: this one plays no weapon; a teammate may. */
export interface GaveIn {
  event: "gavein";
  seat: number;
}

export interface FightLost {
  event: "fightlost";
  seat: number;
  winner: number;
}

export interface Blocked {
  event: "blocked";
  seat: number;
}

export interface Beaten {
  event: "beaten";
  seat: number;
  beatings: number;
}

/** D30: the named tool, openly. */
export interface HandedOver {
  event: "handedover";
  seat: number;
  winner: number;
  card: string;
}

/** A random card changed hands. */
export interface Lost {
  event: "lost";
  seat: number;
  winner: number;
}

/** Which one, for the two who know. */
export interface LostCard {
  event: "lostcard";
  seat: number;
  winner: number;
  card: string;
}

export interface Discarded {
  event: "discarded";
  seat: number;
  cards: string[];
}

export interface Fetched {
  event: "fetched";
  seat: number;
  cards: string[];
}

/** From an open pile. */
export interface TookOpenly {
  event: "tookopenly";
  seat: number;
  card: string;
  count: number;
}

export interface Crafted {
  event: "crafted";
  seat: number;
  item: string;
  count: number;
  cards: string[];
}

export interface Dug {
  event: "dug";
  seat: number;
  tool: string;
  points: number;
  total: number;
}

/** Points by an ability. */
export interface Tunnelled {
  event: "tunnelled";
  seat: number;
  points: number;
  total: number;
}

export interface StoleSpoon {
  event: "stolespoon";
  seat: number;
}

export interface Healed {
  event: "healed";
  seat: number;
  beatings: number;
}

export interface Sold {
  event: "sold";
  seat: number;
  cards: string[];
  cigarettes: number;
}

export interface Bought {
  event: "bought";
  seat: number;
  item: string;
  count: number;
  cigarettes: number;
}

/** Cigarettes from the bank. */
export interface Smokes {
  event: "smokes";
  seat: number;
  cigarettes: number;
}

/** Cigarettes to the bank, as the price of an ability. */
export interface Paid {
  event: "paid";
  seat: number;
  cigarettes: number;
}

/** Cigarettes from one to another. */
export interface Robbed {
  event: "robbed";
  seat: number;
  loser: number;
  cigarettes: number;
}

export interface Looked {
  event: "looked";
  seat: number;
  target: number;
}

/** What the one who looked saw. */
export interface Saw {
  event: "saw";
  seat: number;
  target: number;
  cards: string[];
}

export interface MoreActions {
  event: "moreactions";
  seat: number;
  count: number;
}

/** All hands, to be dealt out again. */
export interface Gathered {
  event: "gathered";
  seat: number;
  count: number;
}

export interface Exchanged {
  event: "exchanged";
  seat: number;
  mate: number;
  count: number;
  cigarettes: number;
}

export interface ExchangedCards {
  event: "exchangedcards";
  seat: number;
  mate: number;
  cards: string[];
}

export interface MichelMoved {
  event: "michelmoved";
  seat: number;
  room: string;
}

export interface MichelCardUp {
  event: "michelcardup";
  seat: number;
  card: string;
}

/** D58: no knife, no confrontation. */
export interface MichelGone {
  event: "michelgone";
  seat: number;
}

export interface MichelBeaten {
  event: "michelbeaten";
  seat: number;
}

export interface MichelWon {
  event: "michelwon";
  seat: number;
}

export interface Escaped {
  event: "escaped";
  seat: number;
  total: number;
}

/** D75: the turn limit. */
export interface LightsOut {
  event: "lightsout";
  turns: number;
}

/** A spoken line that went with a move; it never changes anything. */
export interface Said {
  event: "said";
  seat: number;
  words: string;
}

export interface DigView {
  seat: number | null;
  deck: string;
  decision: string;
  asked: number | null;
  amount: number;
  turn: number;
  turns: number;
  turn_limit: number;
  actions: number;
  searched: boolean;
  extorted: boolean;
  used: boolean[];
  goal: number;
  face: number;
  roller: number | null;
  hand: Record<string, number>;
  background: string | null;
  convicts: Convict[];
  piles: Record<string, number>;
  search_pile: number;
  discards: Record<string, number>;
  in_play: string[];
  working: Working | null;
  gangs: GangPile[];
  neutral: Neutral | null;
  extortion: Extortion | null;
  last: Extortion | null;
  winners: number[];
}

/** One player, as this seat may know them. */
export interface Convict {
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard";
  hand: number;
  known: Record<string, number>;
  cigarettes: number;
  beatings: number;
  tunnel: string[];
  points: number;
  gang: string | null;
  gang_card: string | null;
  background: string | null;
  revealed: boolean;
  team: number | null;
}

/** An ability whose effects are still going on. */
export interface Working {
  seat: number;
  card: string;
  target: number | null;
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard" | null;
}

export interface GangPile {
  gang: string;
  top: string | null;
  cards: number;
}

/** Michel or Michelle. */
export interface Neutral {
  name: string;
  room: "cafeteria" | "cells" | "cells_b" | "infirmary" | "showers" | "solitary" | "yard";
  pile: number;
  discards: string[];
  shown: string[];
}

/** The extortion that goes on, or the last one until the next action. */
export interface Extortion {
  attacker: number | null;
  defender: number;
  tools: string[];
  weapons: string[];
  helpers: number[];
  result: string;
}

export type Move = Search | Roll | Enter | Careful | Follow | Join | Act | Extort | Craft | Dig | Spoon | Heal | Sell | Buy | Exchange | HandBack | Use | Reveal | EndTurn | Cooperate | Strike | GiveIn | Discard | Fetch | Prod | LetBe;

export type Event = TurnBegan | Drew | Got | GotBackground | GangCardUp | Reshuffled | Rolled | Moved | Followed | Joined | Expelled | Acted | Used | Revealed | Threatened | Cooperated | Struck | StruckBare | GaveIn | FightLost | Blocked | Beaten | HandedOver | Lost | LostCard | Discarded | Fetched | TookOpenly | Crafted | Dug | Tunnelled | StoleSpoon | Healed | Sold | Bought | Smokes | Paid | Robbed | Looked | Saw | MoreActions | Gathered | Exchanged | ExchangedCards | MichelMoved | MichelCardUp | MichelGone | MichelBeaten | MichelWon | Escaped | LightsOut | Said;

export type View = DigView;
