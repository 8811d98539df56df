/** The connection to one table: opens, keeps, finds again; sends commands until they are answered. */
import { batch } from "@preact/signals";
import { arrive, catchUp, clearStage, letGo } from "./staging";
import { state, visitTo } from "./state";
import type { AnyEvent, AnyMove } from "./table/game";
import { follow, unheard } from "./mute";
import { forgetTalk, heardRemoved, heardSaid } from "./talk";
import type { Bye, FromClient, FromServer, Json, Refused, Update } from "./wire";

/** A command without its id: the socket gives it one. */
type WithoutId<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type Command = WithoutId<FromClient>;

interface Waiting {
  frame: string;
  /** Nobody pressed anything for it, so nobody is told if it is refused. */
  quiet: boolean;
  settle: (refusal: Refused | null) => void;
}

const PATIENCE = 10_000;
const PING_EVERY = 20_000;
const FINAL: readonly Bye["code"][] = [
  "bad_token",
  "banned",
  "closed",
  "no_such_table",
  "outdated",
  "malformed",
];

let socket: WebSocket | null = null;
let tableId: string | null = null;
let watching = false;
let unanswered = new Map<string, Waiting>();
let version = 0;
let heard = 0;
let attempts = 0;
let timer = 0;
let lastHeard = 0;
/** The fingerprint of the page that the server had when this one was loaded. */
let page: string | null = null;
/** The next update tells what was missed while there was no line. */
let missed = true;

/** Sit at a table; or only watch it, and be shown nothing but what everybody sees. */
export function open(id: string, watch = false): void {
  if (tableId === id && watching === watch) return;
  close();
  tableId = id;
  watching = watch;
  connect();
}

export function close(): void {
  sendHeld();
  tableId = null;
  clearTimeout(timer);
  clearStage();
  socket?.close();
  socket = null;
  unanswered.forEach((w) => w.settle(null));
  unanswered = new Map();
  version = heard = attempts = 0;
  missed = true;
  batch(() => {
    state.connection.value = "off";
    state.me.value = state.table.value = state.shown.value = state.trouble.value = null;
    state.cue.value = null;
    state.gone.value = [];
    state.said.value = "";
    state.moment.value = [];
    state.log.value = [];
    forgetTalk();
    state.pending.value = 0;
    state.behind.value = false;
  });
}

/** Send a command; resolves with null when it is durable, or with the refusal. */
export function send(command: Command, quiet = false): Promise<Refused | null> {
  const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  const frame = JSON.stringify({ ...command, id });
  return new Promise((settle) => {
    unanswered.set(id, { frame, quiet, settle });
    state.pending.value = unanswered.size;
    if (state.connection.peek() === "on") socket?.send(frame);
  });
}

/** The move that waits for its owner to think better of it: nothing of it has left this device. */
let holding = 0;
let release: (() => void) | null = null;

/** Play a move against the state on screen; with grace a little later, so that it can be taken back. */
export function play(move: AnyMove, words?: string): void {
  const version = state.shown.peek()?.version ?? 0;
  const now = () => {
    drop();
    letGo();
    void send({ type: "play", version, move: move as unknown as Json, ...(words ? { words } : {}) });
  };
  const wait = state.grace.peek() * 1000;
  if (!wait) return now();
  release = now;
  state.held.value = Date.now() + wait;
  holding = window.setTimeout(now, wait);
}

function drop(): void {
  clearTimeout(holding);
  release = null;
  state.held.value = null;
}

/** As if it had never been pressed; nobody was told. */
export const takeBack = drop;

/** The owner looks away or goes: what was pressed is played. */
const sendHeld = (): void => release?.();

function connect(): void {
  if (!tableId) return;
  state.connection.value = attempts ? "lost" : "opening";
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/ws/${tableId}`);
  socket = mine;
  mine.onopen = () => hello(mine);
  mine.onmessage = (message) => mine === socket && hear(JSON.parse(message.data as string) as FromServer);
  mine.onclose = () => mine === socket && lost();
}

function hello(mine: WebSocket): void {
  const visit = visitTo(tableId ?? "");
  const secret =
    visit?.token && !watching ? { token: visit.token } : visit?.watch ? { watch: visit.watch } : {};
  mine.send(JSON.stringify({ type: "hello", table: tableId, ...secret, seen: version, heard }));
}

function lost(): void {
  socket = null;
  if (!tableId) return;
  attempts += 1;
  state.connection.value = "lost";
  clearTimeout(timer);
  timer = window.setTimeout(connect, Math.min(8000, 250 * 2 ** attempts) * (0.7 + Math.random() * 0.6));
}

/** The page woke up, or the network is back: do not wait for the timer. */
export function wake(): void {
  if (document.hidden) catchUp();
  if (document.hidden) sendHeld();
  if (!tableId || document.hidden) return;
  if (!socket) {
    clearTimeout(timer);
    connect();
  } else if (state.connection.peek() === "on") ping();
}

function ping(): void {
  const [asked, mine] = [Date.now(), socket];
  mine?.send('{"type":"ping"}');
  window.setTimeout(() => mine && mine === socket && lastHeard < asked && cut(), PATIENCE);
}

/** The line is dead, whatever the socket still thinks. */
function cut(): void {
  const dead = socket;
  lost();
  dead?.close();
}

export function keepAlive(): void {
  addEventListener("pagehide", sendHeld);
  addEventListener("online", wake);
  addEventListener("offline", () => socket && cut());
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", wake);
  setInterval(() => state.connection.peek() === "on" && ping(), PING_EVERY);
}

function hear(message: FromServer): void {
  lastHeard = Date.now();
  switch (message.type) {
    case "welcome":
      attempts = 0;
      missed = true;
      page ??= message.page ?? "";
      if (page !== (message.page ?? "")) state.newer.value = true;
      batch(() => {
        state.me.value = { person: message.person, role: message.role, seat: message.seat };
        state.skew.value = message.now - Date.now() / 1000;
        state.connection.value = "on";
      });
      unanswered.forEach((w) => socket?.send(w.frame));
      return;
    case "table":
      state.gone.value = message.gone ?? [];
      return heardTable(message.table);
    case "update":
      return heardUpdate(message);
    case "done":
      if (message.version > version) state.behind.value = true; // its update is on the way
      return answer(message.id, null);
    case "refused":
      if (message.code === "stopping") return; // it is sent again to the server that comes next
      if (message.update) heardUpdate(message.update);
      if (!unanswered.get(message.id)?.quiet)
        state.trouble.value = { code: message.code, reason: message.reason };
      return answer(message.id, message);
    case "said":
      if (message.number <= heard) return message.removed ? heardRemoved(message) : undefined;
      heard = message.number;
      return heardSaid(message);
    case "reports":
      state.reports.value = message.reports;
      return;
    case "bye":
      return heardBye(message);
    case "pong":
      return;
  }
}

function heardTable(table: NonNullable<typeof state.table.value>): void {
  follow(table);
  if (table.phase === "gathering") missed = false; // there is nothing yet
  const person = state.me.peek()?.person;
  const mine = table.people.find((p) => p.id === person);
  batch(() => {
    state.table.value = table;
    if (mine && state.me.peek())
      state.me.value = { person: mine.id, role: mine.role, seat: mine.seat ?? null };
  });
}

function answer(id: string, refusal: Refused | null): void {
  unanswered.get(id)?.settle(refusal);
  unanswered.delete(id);
  state.pending.value = unanswered.size;
}

function heardBye(bye: Bye): void {
  state.trouble.value = { code: bye.code, reason: null };
  if (!FINAL.includes(bye.code)) return;
  tableId = null;
  state.connection.value = "off";
}

function heardUpdate(update: Update): void {
  const fresh = update.version > version;
  if (update.version < version) return;
  version = update.version;
  const events = (update.events as unknown as AnyEvent[]).filter((event) => !unheard(event));
  arrive({ ...update, events: fresh ? (events as unknown as Json[]) : [] }, missed);
  missed = false;
}
