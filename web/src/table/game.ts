/** What a game's table gives to the frame around it. No rules: it shows a view and offers the server's moves. */
import type { ComponentChild } from "preact";
import { nameOf } from "../state";
import { say, t, type Args } from "../text";
import type { Json } from "../wire";

/** Everything a table may draw from. */
export interface Seen<V = Json> {
  view: V;
  /** The own seat; null for spectators, the big screen and replays. */
  me: number | null;
  actors: readonly number[];
  /** The server's legal moves; empty when nothing is owed. */
  legal: readonly Json[];
  play: (move: Json, words?: string) => void;
  /** A command is on its way: do not offer another. */
  busy: boolean;
  /** What has just happened, for movement. */
  moment: readonly Json[];
  /** How many seats there are. */
  seats: number;
  screen: boolean;
  /** One of several boards beside each other. */
  small?: boolean;
}

export interface GameTable<V = Json> {
  /** The middle of the screen. */
  Board: (seen: Seen<V>) => ComponentChild;
  /** The own things and choices, in reach of the thumb. */
  Hand: (seen: Seen<V>) => ComponentChild;
  /** Beside a player's name. */
  Badge: (props: { seen: Seen<V>; seat: number }) => ComponentChild;
  /** The things of the game with their names, for the rules. */
  Legend: () => ComponentChild;
  /** The one sentence that says what may be done now; null where there is nothing but waiting. */
  now: (seen: Seen<V>) => string | null;
  /** Arguments of an event's or a move's sentence beyond its plain fields. */
  words: (what: Json) => Args;
  /** Fields that hold a seat; the first one present decides who "you" is. */
  seatFields: readonly string[];
  /** Events that the log tells but the line above the board leaves out. */
  quiet: readonly string[];
  /** How long the table holds still after these events. */
  pause: (events: readonly Json[]) => number;
  /** Events that nobody may look up again. */
  fleeting?: (event: Json) => boolean;
}

const tables = import.meta.glob<{ default: GameTable }>("@games/*/web/index.tsx");
const LOADERS = new Map(Object.entries(tables).map(([path, load]) => [path.split("/").at(-3), load]));

export async function loadTable(game: string): Promise<GameTable> {
  const load = LOADERS.get(game);
  if (!load) throw new Error(`no table for ${game}`);
  return (await load()).default;
}

/** An event or a move as a sentence of its game. */
export function tell(game: string, table: GameTable, what: Json, me: number | null): string {
  const kind = "event" in what ? "event" : "move";
  const args: Args = {};
  for (const [key, value] of Object.entries(what))
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  Object.assign(args, table.words(what));
  if (what.event === "said") args["words"] = spoken(game, String(what.words));
  const seats = table.seatFields.filter((field) => typeof what[field] === "number");
  for (const field of seats) {
    args[field] = nameOf(what[field] as number);
    args[`${field}_me`] = what[field] === me ? "yes" : "no";
  }
  args["me"] = me !== null && seats[0] !== undefined && what[seats[0]] === me ? "yes" : "no";
  return say(game, `${kind}-${what[kind] as string}`, args) ?? "";
}

/** What may be done now, or who is waited for. */
export function nowOf(table: GameTable, seen: Seen): string {
  const waiting = seen.actors.length
    ? t("waiting-for", { names: seen.actors.map(nameOf).join(", ") })
    : t("dealing");
  return table.now(seen) ?? waiting;
}

/** Words that begin with a colon name a phrase, which everybody hears in their own language. */
const spoken = (game: string, words: string): string =>
  (words.startsWith(":") ? say(game, `phrase-${words.slice(1)}`) : undefined) ?? words;

/** The legal moves of one name. */
export const movesOf = (seen: Seen, name: string): Json[] => seen.legal.filter((move) => move.move === name);
export const canPlay = (seen: Seen, name: string): boolean => seen.legal.some((move) => move.move === name);
