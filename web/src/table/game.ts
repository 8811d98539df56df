/** What a game's table gives to the frame around it. No rules: it shows a view and offers the server's moves. */
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import * as api from "../api";
import type { Beat, Cue, Direction, Moment } from "../staging";
import { nameOf, state } from "../state";
import { listed, say, t, whose, type Args } from "../text";
import type { Json, Kinds } from "../wire";

/** A move or an event as the frame knows it: by its name; its fields are the game's business. */
export interface AnyMove {
  move: string;
}
export interface AnyEvent {
  event: string;
}

/** Any whole number of these. */
export interface Range {
  from: number;
  to: number;
}
/** So many things out of a heap that counts them by kind. */
export interface Choice {
  of: Record<string, number>;
  least: number;
  most: number;
}

/** A legal move as the server describes it: of a number perhaps a range, of a list perhaps a choice. */
export type Offered<M> = M extends AnyMove
  ? {
      [K in keyof M]: K extends "move"
        ? M[K]
        : M[K] | (number extends M[K] ? Range : M[K] extends readonly unknown[] ? Choice : never);
    }
  : never;

/** Everything a table may draw from. View, move and event are the game's own, made from its structs (`types.ts`). */
export interface Seen<V = Json, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  view: V;
  /** The own seat; null for spectators, the big screen and replays. */
  me: number | null;
  actors: readonly number[];
  /** The server's legal moves; empty when nothing is owed. */
  legal: readonly Offered<M>[];
  play: (move: M, words?: string) => void;
  /** A command is on its way: do not offer another. */
  busy: boolean;
  /** What has just happened, for movement. */
  moment: readonly E[];
  /** What moves now, out of the game's own score. */
  cue: Cue | null;
  /** How many seats there are. */
  seats: number;
  screen: boolean;
  /** One of several boards beside each other. */
  small?: boolean;
}

/**
 * A game that brings a `Backdrop` is a scene: it fills the window. On a desk its `Board` places the people around it
 * (`<ul class="players around">` of `Player`s, table/Player.tsx); on phones the frame has them in a strip on top, with the game's
 * `Badge`. `Own` and `Hand` are the own side, which keeps its height (`--own` in the game's styles) so that nothing jumps. What
 * happens is played by the game's `score` (staging.ts); the board draws `seen.view` and `seen.cue`, and knows nothing newer.
 */
export interface GameTable<V = Json, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  /** The place the table stands in, behind everything; nothing in it can be touched. */
  Backdrop?: () => ComponentChild;
  /** The own things, beside the prompt. */
  Own?: (seen: Seen<V, M, E>) => ComponentChild;
  /** The beats in which an update is shown; the last one has the newest view. */
  score?: (moment: Moment<V, E>) => readonly Beat<V, E>[];
  /** When it is over: the turning point, the best lie, out of what this seat was told. */
  story?: (events: readonly E[]) => readonly string[];
  /** The middle of the screen. */
  Board: (seen: Seen<V, M, E>) => ComponentChild;
  /** The own things and choices, in reach of the thumb. */
  Hand: (seen: Seen<V, M, E>) => ComponentChild;
  /** Beside a player's name. */
  Badge: (props: { seen: Seen<V, M, E>; seat: number }) => ComponentChild;
  /** The one sentence that says what may be done now; null where there is nothing but waiting. */
  now: (seen: Seen<V, M, E>) => string | null;
  /** Arguments of an event's or a move's sentence beyond its plain fields; null while they are not known yet. */
  words: (what: M | E) => Args | null;
  /** Events that the log tells but the line above the board leaves out. */
  quiet: readonly E["event"][];
  /** Without a score: how long the table holds still after an event, in milliseconds; not at all after those not named. */
  pauses?: Readonly<Partial<Record<E["event"], number>>>;
}

/** A game's table for the frame, which does not know the game's types. */
export const gameTable = <V, M extends AnyMove, E extends AnyEvent>(table: GameTable<V, M, E>): GameTable =>
  table as unknown as GameTable;

const tables = import.meta.glob<{ default: GameTable }>("@games/*/web/index.tsx");
const LOADERS = new Map(Object.entries(tables).map(([path, load]) => [path.split("/").at(-3), load]));

/** What the server says of each game's kinds of moves and events. */
const kinds = signal<ReadonlyMap<string, Kinds>>(new Map());

/** The game's own table; for a game without one, or where plain tables are wanted, the general one. */
export async function loadTable(game: string): Promise<GameTable> {
  const load = state.plain.peek() ? undefined : LOADERS.get(game);
  const [own, found] = await Promise.all([load?.(), kinds.peek().get(game) ?? api.kinds(game)]);
  kinds.value = new Map(kinds.peek()).set(game, found);
  if (own) return own.default;
  if (!state.plain.peek() && found.web.includes("table.js"))
    return (await import("./outside")).outsideTable(game, found.web);
  return (await import("./general")).generalTable(game, found);
}

export const hasOwnTable = (game: string): boolean =>
  LOADERS.has(game) || !!kinds.value.get(game)?.web.includes("table.js");

/** Events that nobody may look up again. */
const isFleeting = (game: string, event: AnyEvent): boolean =>
  kinds.peek().get(game)?.events[event.event]?.fleeting ?? false;

/** How a game's table is staged: by its score, or all at once and then a pause. */
export function directionOf(game: string, table: GameTable): Direction {
  const pause = (events: readonly AnyEvent[]) =>
    Math.max(0, ...events.map(({ event }) => table.pauses?.[event] ?? 0));
  return {
    score: table.score ?? (({ events }) => [{ lasts: pause(events) }]),
    fleeting: (event) => isFleeting(game, event),
  };
}

/** Any game's table, as far as it has words for something. */
export interface Told {
  words: (what: never) => Args | null;
}

/** An event or a move as a sentence of its game. */
export function tell(game: string, table: Told, what: AnyMove | AnyEvent, me: number | null): string {
  const [kind, name] = "event" in what ? (["event", what.event] as const) : (["move", what.move] as const);
  const fields = what as unknown as Record<string, Json>;
  const words = table.words(what as never);
  if (!words) return "";
  const args: Args = { ...plainArgs(fields), ...words };
  if (name === "said") args["words"] = spoken(game, String(fields["words"]));
  const seats = kinds.value.get(game)?.[`${kind}s`][name]?.seats ?? [];
  for (const field of seats) {
    const seat = fields[field];
    if (typeof seat === "number")
      Object.assign(args, { [field]: nameOf(seat), [`${field}_of`]: whose(nameOf(seat)) });
    args[`${field}_me`] = seat === me && me !== null ? "yes" : "no";
  }
  args["me"] = me !== null && seats[0] !== undefined && fields[seats[0]] === me ? "yes" : "no";
  return say(game, `${kind}-${name}`, args) ?? "";
}

function plainArgs(fields: Record<string, Json>): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(fields))
    if (typeof value === "number" || typeof value === "string") args[key] = value;
    else if (typeof value === "boolean") args[key] = String(value);
  return args;
}

/** What may be done now, or who is waited for. */
export function nowOf(table: GameTable, seen: Seen): string {
  const waiting = seen.actors.length
    ? t("waiting-for", { names: listed(seen.actors.map(nameOf)) })
    : t("dealing");
  return table.now(seen) ?? waiting;
}

/** Words that begin with a colon name a phrase, which everybody hears in their own language. */
const spoken = (game: string, words: string): string =>
  (words.startsWith(":") ? say(game, `phrase-${words.slice(1)}`) : undefined) ?? words;

/** What is needed to know which moves are meant. */
type Deciding<M extends AnyMove> = Pick<Seen<unknown, M>, "legal" | "play">;

/** The legal moves of one name. */
export const movesOf = <M extends AnyMove, N extends M["move"]>(
  seen: Deciding<M>,
  name: N,
): Extract<Offered<M>, { move: N }>[] =>
  seen.legal.filter((move): move is Extract<Offered<M>, { move: N }> => move.move === name);

/** The legal moves of these names in which nothing is left to choose. */
export const wholeMoves = <M extends AnyMove, N extends M["move"]>(
  seen: Deciding<M>,
  ...names: readonly N[]
): Extract<M, { move: N }>[] =>
  seen.legal
    .map((offer) => whole(offer))
    .filter((move): move is Extract<M, { move: N }> => !!move && names.includes(move.move as N));

/** The move that is offered, or null while it has a range or a choice in it. */
export function whole<M extends AnyMove>(offer: Offered<M>): M | null {
  const fields: unknown[] = Object.values(offer);
  const open = fields.some((value) => typeof value === "object" && value !== null && !Array.isArray(value));
  return open ? null : (offer as unknown as M);
}

export const canPlay = <M extends AnyMove>(seen: Deciding<M>, name: M["move"]): boolean =>
  seen.legal.some((move) => move.move === name);
