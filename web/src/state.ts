/** The one state of the page. Views read it, the socket and the screens' actions write it. */
import { computed, signal } from "@preact/signals";
import { recall, recallJson, remember, rememberJson } from "./device";
import type { Cue } from "./staging";
import type { AnyEvent } from "./table/game";
import { isolated } from "./text/bidi";
import type {
  Deadline,
  GameInfo,
  Looks,
  Reason,
  Refusal,
  Reported,
  Role,
  Said,
  TableInfo,
  Update,
} from "./wire";

/** A table this device has been at; the secrets open it again. */
export interface Visit {
  id: string;
  game: string;
  at: number;
  token?: string;
  invite?: string;
  watch?: string;
}

export interface LogLine {
  number: number;
  event: AnyEvent;
}

export interface Trouble {
  code: Refusal;
  reason: Reason | null;
}

/** How loud: what happens on the table, and what calls its owner. */
export interface Volume {
  things: number;
  alerts: number;
}

export const state = {
  /** The games of this server, once asked. */
  games: signal<GameInfo[] | null>(null),
  /** Where others find this server: not at `localhost`, which is their own machine. */
  origin: signal(location.origin),
  /** What the owner of this device calls himself. */
  name: signal(recall("name") ?? ""),
  /** Tables this device remembers, newest first. */
  visits: signal<Visit[]>(recallJson<Visit[]>("tables", [])),
  /** "dark", "light", or "" for what the system says. */
  theme: signal(recall("theme") ?? ""),
  /** How long events stay before the next: 1 is calm, 0 does not wait at all. */
  pace: signal(Number(recall("pace") ?? "1")),
  /** Seconds in which a move can be taken back, before anybody is told of it. */
  grace: signal(Number(recall("grace") ?? "0")),
  /** When the move that is held back is sent, in milliseconds; null when there is none. */
  held: signal<number | null>(null),
  /** Every game on the general table: rows, columns and buttons. */
  plain: signal(recall("plain") === "on"),
  /** How loud things and alerts are, from 0 to 1; null until the owner was asked. */
  volume: signal(recallJson<Volume | null>("volume", null)),
  /** Call the owner by a notification when it is his turn and he looks elsewhere. */
  notify: signal(recall("notify") === "on"),
  /** The panel beside a desk is folded away. */
  folded: signal(recall("folded") === "yes"),
  /** The face of this device's owner. */
  looks: signal(recallJson<Looks | null>("looks", null)),

  /** How the socket is: never opened, on its way, open, or gone and being sought again. */
  connection: signal<"off" | "opening" | "on" | "lost">("off"),
  /** Who we are at this table. */
  me: signal<{ person: string | null; role: Role; seat: number | null } | null>(null),
  /** The table without its game. */
  table: signal<TableInfo | null>(null),
  /** Seats that are waited for in vain, and when a bot stands in. */
  gone: signal<readonly Deadline[]>([]),
  /** The server has a newer page than this one. */
  newer: signal(false),
  /** The game as it is on screen: staging decides when something newer is shown. */
  shown: signal<Update | null>(null),
  /** A score is being played or newer updates wait: nothing can be done about what is on screen. */
  behind: signal(false),
  /** The events told of the update on screen; empty after a reconnect, so that nothing old is played again. */
  moment: signal<readonly AnyEvent[]>([]),
  /** A sentence of the score that the log does not keep. */
  said: signal(""),
  /** What moves now. */
  cue: signal<Cue | null>(null),
  /** Everything this seat has been told and may still see. */
  log: signal<LogLine[]>([]),
  /** Chat, in order. */
  chat: signal<Said[]>([]),
  /** To the host: what people reported. */
  reports: signal<readonly Reported[]>([]),
  /** Commands sent and not yet answered. */
  pending: signal(0),
  /** The last refusal, until dismissed or overtaken. */
  trouble: signal<Trouble | null>(null),
  /** Who sat where, when it is a replay that is on screen. */
  names: signal<string[] | null>(null),
  /** Seconds to add to this device's clock to get the server's. */
  skew: signal(0),
};

/** The own seat, or null for a spectator. */
export const mySeat = computed(() => state.me.value?.seat ?? null);

/** Do I owe a decision? */
export const myTurn = computed(() => {
  const seat = mySeat.value;
  return seat !== null && !!state.shown.value?.legal?.length && !!state.shown.value.actors.includes(seat);
});

/** Tables that a device remembers: enough that its habits show. */
const MOST_VISITS = 40;

export function rememberVisit(visit: Visit): void {
  const old = state.visits.peek();
  const before = old.find((v) => v.id === visit.id);
  state.visits.value = [{ ...before, ...visit }, ...old.filter((v) => v.id !== visit.id)].slice(
    0,
    MOST_VISITS,
  );
  rememberJson("tables", state.visits.peek());
}

/** Where the others go for another game, one's token and the table's links work too. */
export function rememberRematch(table: TableInfo): void {
  const visit = visitTo(table.id);
  if (!table.rematch || !visit?.token || visitTo(table.rematch)) return;
  rememberVisit({ ...visit, id: table.rematch, game: table.game, at: Date.now() / 1000 });
}

export function forgetVisit(id: string): void {
  state.visits.value = state.visits.peek().filter((v) => v.id !== id);
  rememberJson("tables", state.visits.peek());
}

export const visitTo = (id: string): Visit | undefined => state.visits.peek().find((v) => v.id === id);

/** What opens this table for this device: an own token, or a link's secret. */
export function keyTo(id: string): string | undefined {
  const visit = visitTo(id);
  if (visit?.token) return visit.token;
  if (visit?.watch) return `watch.${visit.watch}`;
  return visit?.invite && `invite.${visit.invite}`;
}

export function rename(name: string): void {
  state.name.value = name;
  remember("name", name);
}

export function dress(theme: string): void {
  state.theme.value = theme;
  remember("theme", theme || null);
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}

export function paced(pace: number): void {
  state.pace.value = pace;
  remember("pace", String(pace));
}

export function giveGrace(seconds: number): void {
  state.grace.value = seconds;
  remember("grace", seconds ? String(seconds) : null);
}

export function preferPlain(plain: boolean): void {
  state.plain.value = plain;
  remember("plain", plain ? "on" : null);
}

export function look(looks: Looks): void {
  state.looks.value = looks;
  rememberJson("looks", looks);
}

export function fold(away: boolean): void {
  state.folded.value = away;
  remember("folded", away ? "yes" : null);
}

export function listenTo(volume: Volume): void {
  state.volume.value = volume;
  rememberJson("volume", volume);
}

/** The server calls bots by level and number; at the table they have names. */
const BOT_NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elif", "Fritz"];
const BOT_CALLED = /^([a-z]+) \d+$/;

function calledBy(seat: number): string {
  return state.names.value?.[seat] ?? state.table.value?.seats[seat]?.name ?? `${seat + 1}`;
}

/** The level of the bot that sits there, if one does. */
export const botLevel = (seat: number): string | undefined => BOT_CALLED.exec(calledBy(seat))?.[1];

/** What a seat is called on screen. */
export function nameOf(seat: number): string {
  return botLevel(seat) ? (BOT_NAMES[seat] ?? calledBy(seat)) : isolated(calledBy(seat));
}
