// Made from src/undertable/server/wire.py by `make types`. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const PROTOCOL = 2;

/** How a table treats time. */
export type ClockKind = "none" | "decision" | "days";

/** Where a table is in its life. */
export type Phase = "gathering" | "playing" | "over" | "closed";

/** Why a message or request was not carried out. Stable: clients translate these. */
export type Refusal = "malformed" | "not_your_turn" | "illegal" | "stale" | "game_over" | "not_started" | "already_started" | "not_seated" | "seat_taken" | "no_such_seat" | "seats_empty" | "not_ready" | "bad_salt" | "not_host" | "not_yourself" | "no_such_table" | "no_such_game" | "no_such_person" | "no_such_level" | "no_such_phrase" | "bad_option" | "bad_name" | "bad_token" | "no_such_line" | "banned" | "closed" | "table_full" | "locked" | "removed" | "disk_full" | "silence" | "not_away" | "not_over" | "no_reviews" | "too_fast" | "too_large" | "too_many" | "outdated" | "stopping" | "damaged" | "newer_record" | "internal";

/** What the holder of a token may do. */
export type Role = "host" | "player" | "spectator";

/** One house rule as forms and help show it. */
export interface OptionInfo {
  name: string;
  kind: "bool" | "choice" | "file" | "int";
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  choices: string[];
}

/**
 * What a learner is told now: a message of the game, and the move that is advised.
 *
 * Without a message the others are at it; without a move nothing is advised any more.
 */
export interface Hint {
  say: string | null;
  move: Json;
  step: number;
  steps: number;
}

/** How it ended. `reason` is the key of a message of the game: `outcome-<reason>`. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** How long a decision may take: `amount` seconds, or days; then a bot decides. */
export interface Clock {
  kind?: ClockKind;
  amount?: number;
}

/**
 * Which game this one is played on from: its table, in place of which entry, by which seat.
 *
 * `outcome` is how that game ended, shown once this one is over.
 */
export interface ForkInfo {
  table: string;
  at: number;
  seat: number;
  as_it_was?: boolean;
  outcome?: Outcome | null;
}

/** The face that somebody has chosen: a picture and a colour, by number. */
export interface Looks {
  picture: number;
  colour: number;
}

/** Somebody at the table. */
export interface Person {
  id: string;
  name: string;
  role: Role;
  seat?: number | null;
  online?: boolean;
  looks?: Looks | null;
  stranger?: boolean;
}

/** A chair: a person, or a bot of some level, or a person for whom a bot stands in (`away`). */
export interface SeatInfo {
  seat: number;
  name?: string | null;
  person?: string | null;
  bot?: string | null;
  ready?: boolean;
  away?: boolean;
  commitment?: string | null;
  salt?: string | null;
}

/** The table without its game: who sits where, what was agreed, what was committed. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Json>;
  phase: Phase;
  listed: boolean;
  clock: Clock;
  seats: SeatInfo[];
  people: Person[];
  phrases: string[];
  commitment: string;
  seed: string | null;
  locked: boolean;
  revealing: boolean;
  rematch: string | null;
  lesson: boolean;
  fork: ForkInfo | null;
}

/** The first message: which table, who, what was seen and heard. Without a token: watch. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  watch?: string | null;
  seen?: number;
  heard?: number;
  protocol?: number;
}

/**
 * A move, and the version of the view it was made against. The same id again changes nothing.
 *
 * `words` are spoken along with the move and change nothing.
 */
export interface Play {
  type: "play";
  id: string;
  version: number;
  move: Json;
  words?: string | null;
}

/** Choose a face, for all at the table to see. */
export interface Dress {
  type: "dress";
  id: string;
  looks: Looks;
}

/** Take a free seat, or change to it. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Give the seat up and watch; before the start only. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Ready to start, with a commitment to this client's salt; or no longer ready. */
export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
  commitment?: string | null;
}

/** The salt that this client committed to; when the table says `revealing`, not before. */
export interface Reveal {
  type: "reveal";
  id: string;
  salt: string;
}

/** Host: put a bot of a level into a free seat, or with no level take it out. */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level?: string | null;
}

/** Host: begin. Every seat must be filled and every person in one ready; then salts are due. */
export interface Start {
  type: "start";
  id: string;
}

/** Go for good; in a running game a bot plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Host: send somebody away. The table's links open nothing any more: ask for new ones. */
export interface Remove {
  type: "remove";
  id: string;
  person: string;
}

/** Host: let nobody else in, invited or not; or open the door again. */
export interface Lock {
  type: "lock";
  id: string;
  locked?: boolean;
}

/** Take the own seat back from the bot that stands in. */
export interface Back {
  type: "back";
  id: string;
}

/** After the game: the same people at a new table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Chat: free text, or one of the table's phrases by its code. */
export interface Say {
  type: "say";
  id: string;
  text?: string | null;
  phrase?: string | null;
}

/** Take a line of chat out: one's own, or as the host anybody's. */
export interface Unsay {
  type: "unsay";
  id: string;
  number: number;
}

/** Tell the host of somebody, and of what they said in the line of that number. */
export interface Report {
  type: "report";
  id: string;
  person: string;
  number?: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to hello: who you are here. The table, and the game if it is on, follow. */
export interface Welcome {
  type: "welcome";
  person: string | null;
  role: Role;
  seat: number | null;
  now: number;
  protocol: number;
  page: string;
}

/** When a seat's time is up, in seconds since 1970. */
export interface Deadline {
  seat: number;
  at: number;
}

/**
 * The table without its game, whole, whenever it changed.
 *
 * `gone` are seats that owe a decision while nobody is there, and when a bot stands in for them.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  gone: Deadline[];
}

/**
 * The game as this seat may see it now, what it was told since, and what it may do.
 *
 * `legal` is None when this seat owes no decision: moves, where one field may be a range or a
 * choice (docs/protocol.md). `actors` are the seats that owe one.
 * `silent`: this seat may not talk. `lesson` is for a learner who follows a lesson.
 */
export interface Update {
  type: "update";
  version: number;
  view: Json;
  events: Json[];
  legal: Record<string, Json>[] | null;
  actors: number[];
  deadlines: Deadline[];
  silent: boolean;
  lesson: Hint | null;
  outcome: Outcome | null;
}

/** The command with this id is carried out and durable; a move then stands at `version`. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** What a player is told: whose message, which, its arguments (each may be a reason). */
export interface Reason {
  owner: string;
  key: string;
  args?: Record<string, Json>;
}

/** The command with this id changed nothing. A stale move brings what it had not seen. */
export interface Refused {
  type: "refused";
  id: string;
  code: Refusal;
  reason: Reason | null;
  update: Update | null;
}

/**
 * Somebody said something: text, or a phrase by its code.
 *
 * A line that was taken out comes again with its number, without either.
 */
export interface Said {
  type: "said";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  at: number;
  text: string | null;
  phrase: string | null;
  removed: boolean;
}

/** Somebody at the table wants the host to know of this. Who it was is not told. */
export interface Reported {
  person: string;
  name: string;
  at: number;
  number: number;
  text: string | null;
  phrase: string | null;
}

/** To the host: what people reported, the latest first, all of it. */
export interface Reports {
  type: "reports";
  reports: Reported[];
}

/** Here I am. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The server ends the connection, and why. */
export interface Bye {
  type: "bye";
  code: Refusal;
}

/** A game this server offers. `about` is one sentence on it, by language. */
export interface GameInfo {
  id: string;
  title: string;
  about: Record<string, string>;
  cover: boolean;
  authors: string[];
  publisher: string;
  year: number;
  minutes: number;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  levels: string[];
  stars: Record<string, number>;
  phrases: string[];
  lesson: boolean;
}

/**
 * A kind of move or event: its fields that hold a seat, the first being who it is about.
 *
 * What is fleeting is shown for a moment and then gone: no log keeps it.
 */
export interface Kind {
  seats: string[];
  fleeting: boolean;
}

/** What a field of a view holds, where its JSON does not tell. */
export interface Field {
  seat?: boolean;
  each?: boolean;
  fleeting?: boolean;
  words?: string | string[];
}

/**
 * Every kind of move and event of a game, by name, and the fields of its view.
 *
 * A field of a struct inside of a view goes by its path: `raised.dice`.
 */
export interface Kinds {
  moves: Record<string, Kind>;
  events: Record<string, Kind>;
  view: Record<string, Field>;
  web: string[];
}

/** Moves and events, as they were received, of which somebody wants to speak in a language. */
export interface AskWords {
  lang: "de" | "en" | "nl";
  about: Record<string, Json>[];
}

/** For each the arguments of its message: lists in words, cards by name. Seats stay numbers. */
export interface Sentences {
  words: Record<string, Json>[];
}

/** Every game this server offers, and where others find it if not where you did. */
export interface Games {
  games: GameInfo[];
  address: string | null;
}

/**
 * A table to be made. `bots` gives the level of a bot per seat, None for a person.
 *
 * With `sit` the creator takes the first free seat.
 */
export interface NewTable {
  game: string;
  name: string;
  seats: number;
  options?: Record<string, Json>;
  bots?: (string | null)[];
  listed?: boolean;
  sit?: boolean;
  clock?: Clock;
}

/** A table at which a game is learned: everybody else is a bot, and it is never listed. */
export interface NewLesson {
  game: string;
  name: string;
}

/**
 * Play on from a finished game in place of its entry `at`, which must be a seat's decision.
 *
 * That seat is the maker's. Bots have the others: of this level, or those that sat there.
 */
export interface NewFork {
  at: number;
  name: string;
  level?: string | null;
  as_it_was?: boolean;
}

/** The new table. `token` is the creator's own; `invite` and `watch` go into links. */
export interface Made {
  table: string;
  person: string;
  token: string;
  invite: string;
  watch: string;
}

/** New secrets for the table's links; those before open nothing any more. */
export interface Links {
  invite: string;
  watch: string;
}

/** Come to a table by its link. A listed table needs no invite. */
export interface Join {
  name: string;
  invite?: string | null;
}

/** Lines of chat, oldest first. */
export interface Chat {
  said: Said[];
}

/** Who you are at this table now; keep the token. */
export interface Joined {
  table: string;
  person: string;
  token: string;
}

/** How a table stands, for who comes back: is it my turn, and which others owe a decision? */
export interface Turn {
  phase: Phase;
  mine: boolean;
  names: string[];
  rematch: string | null;
}

/** A token instead of every other, and the tables where it opens: this one and rematches. */
export interface Renewed {
  table: string;
  person: string;
  token: string;
  tables: string[];
}

/** A listed table, for the start page. */
export interface TableSummary {
  id: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  phase: Phase;
  seen: number;
}

/** Listed tables that still gather or play, and whose host is there. */
export interface Tables {
  tables: TableSummary[];
}

/**
 * One entry of a finished game: who did what (seat -1 is chance), and how it looked then.
 *
 * `views` and `events` are those of the chosen eyes: one of each, or with `all` one per seat.
 */
export interface Frame {
  seat: number;
  move: Json;
  words: string | null;
  actors: number[];
  views: Json[];
  events: Json[][];
}

/** A stretch of a finished game: frames from `start` on, of `total` there are. */
export interface Replay {
  game: string;
  options: Record<string, Json>;
  names: string[];
  outcome: Outcome | null;
  total: number;
  start: number;
  frames: Frame[];
  fork: ForkInfo | null;
}

/** A finished game looked at again (`Review` in `core/review.py`), or how much is done. */
export interface Reviewed {
  done: number;
  total: number;
  review: Json;
}

/** A position to practise: what the seat saw, and its decision (`core/review.py`). */
export interface Drill {
  seats: number;
  view: Json;
  decision: Json;
}

/** The positions that come with a game. */
export interface Drills {
  drills: Drill[];
}

/** A table, and what opens it: a token, or the secret of a link with its kind before it. */
export interface TableKey {
  table: string;
  token: string;
}

/** What do these finished games say about who played them? */
export interface AskHabits {
  tables: TableKey[];
}

/** A share or a mean, and between what it lies with 95 % confidence. */
export interface HabitFigure {
  name: string;
  value: number;
  low: number;
  high: number;
  cases: number;
}

/** One player over many games. */
export interface PlayerHabits {
  name: string | null;
  games: number;
  decisions: number;
  figures: HabitFigure[];
}

/** Everybody but bots, over so many games. */
export interface GameHabits {
  game: string;
  games: number;
  players: PlayerHabits[];
}

/** How often people lie and when, how well they read others, what it costs. */
export interface Habits {
  games: GameHabits[];
  fewest: number;
  waiting: string[];
}

/** What the own seat has been told so far, except what was shown for a moment only. */
export interface History {
  version: number;
  events: Json[];
}

/** A request that was not carried out. */
export interface Problem {
  code: Refusal;
  reason: Reason | null;
}

/** How much is kept of a table. */
export interface TableSize {
  table: string;
  touched: number;
  listed: boolean;
  lines: number;
  chat: number;
  bytes: number;
}

/** The largest tables, largest first. */
export interface Sizes {
  tables: TableSize[];
}

/** A connection: whose, if not only a spectator's, and from where. */
export interface Visitor {
  person: string | null;
  address: string;
}

/** A table without its game: who is connected, what was said last, what was reported. */
export interface Inspected {
  table: TableInfo;
  here: Visitor[];
  said: Said[];
  reports: Reported[];
}

/** Somebody reported somebody at this table, for the line of that number (0: none). */
export interface KeptReport {
  table: string;
  by: string;
  person: string;
  number: number;
  at: number;
}

/** Reports of all tables, the latest first. */
export interface KeptReports {
  reports: KeptReport[];
}

/** Turn this address away for so many days; of IPv6 its whole /64. */
export interface Ban {
  address: string;
  days?: number;
}

/** An address that is turned away, and until when. */
export interface Banned {
  address: string;
  until: number;
}

/** All addresses that are turned away. */
export interface Bans {
  bans: Banned[];
}

export type FromClient = Hello | Play | Dress | Sit | Stand | Ready | Reveal | SeatBot | Start | Leave | Remove | Lock | Back | Rematch | Say | Unsay | Report | Ping;

export type FromServer = Welcome | TableChanged | Update | Done | Refused | Said | Reports | Pong | Bye;
