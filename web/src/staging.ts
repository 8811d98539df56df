/**
 * Staging: updates are shown one after the other, each by the score of its game, and nothing is said before it is shown.
 *
 * A game declares its score beside its events: a list of beats, each with what stands on the table from then on, what is
 * told then, what moves and sounds, and how long it lasts. Until the last beat the page has the table as it was: no choices,
 * no counts, no outcome of the update that is being played. With the last beat the update is there as a whole, and may be
 * answered at once; how long that beat lasts only keeps the next update waiting.
 */
import { batch } from "@preact/signals";
import { sound, type SoundName } from "./sound";
import { state } from "./state";
import type { AnyEvent } from "./table/game";
import type { Json, Update } from "./wire";

/** What moves during a beat, and who is in the light; a game adds what its board wants to know. */
export interface Cue {
  name: string;
  /** Seats in the light. */
  light?: readonly number[];
  /** Said at a seat, for the eye; `loud` for a word that stops the table. */
  bubble?: Bubble | readonly Bubble[];
  /** How somebody looks now. */
  moods?: Readonly<Record<number, Mood>>;
  [more: string]: unknown;
}

export interface Bubble {
  seat: number;
  words: string;
  loud?: boolean;
}

export type Mood = "calm" | "glad" | "sad" | "startled" | "cross";

export interface Beat<V = Json, E extends AnyEvent = AnyEvent> {
  /** Milliseconds before the next beat, at a calm pace. It must not depend on what is not shown yet. */
  lasts: number;
  /** The table from here on; without it, as it was. The last beat has the newest. */
  view?: V;
  /**
   * Events told from here on: to the log, the line and the screen reader; what happened before them is told too, so that
   * the log has its order. The last beat tells what is left.
   */
  tells?: readonly E[];
  /** A sentence for eye and ear that the log does not keep. */
  says?: string;
  cue?: Cue;
  sound?: SoundName;
  /** The result lies open: who skips is brought here first. */
  rest?: boolean;
  /** What is fleeting of what was told before is gone from here on, for eye and ear. */
  forgets?: boolean;
}

/** What an update brings. `before` is the table as it is on screen, null at the beginning. */
export interface Moment<V = Json, E extends AnyEvent = AnyEvent> {
  before: V | null;
  after: V;
  events: readonly E[];
  me: number | null;
}

/** How a game's table is staged. */
export interface Direction {
  score: (moment: Moment) => readonly Beat[];
  /** Events that nobody may look up again. */
  fleeting: (event: AnyEvent) => boolean;
}

interface Waiting {
  update: Update;
  /** Old news, after a reload or a lost connection: to be seen, not to be played. */
  old: boolean;
}

const FAR_BEHIND = 10;
const MOMENT = 5000;

let direction: Direction | null = null;
let queue: Waiting[] = [];
let running: {
  update: Update;
  old: boolean;
  beats: readonly Beat[];
  at: number;
  told: Set<AnyEvent>;
} | null = null;
let timer = 0;
let fading = 0;

/** The game's table is there to say how: begin. */
export function directedBy(next: Direction): void {
  direction = next;
  if (!timer) go();
}

export function arrive(update: Update, old: boolean): void {
  queue.push({ update, old });
  state.behind.value = true;
  if (direction && !timer) go();
}

export function clearStage(): void {
  clearTimeout(timer);
  timer = 0;
  queue = [];
  direction = running = null;
}

/** A tap: on to where the result lies open, and from there to the end. */
export function hurry(): void {
  const left = running?.beats.slice(running.at) ?? [];
  const rest = left.findIndex((beat) => beat.rest);
  clearTimeout(timer);
  timer = 0;
  for (let skipped = 0; skipped < (rest < 0 ? left.length : rest); skipped += 1) play(false);
  go();
}

/** Nobody looks: be where the table is. */
export function catchUp(): void {
  if (direction && state.behind.peek()) hurryThrough();
}

function hurryThrough(): void {
  clearTimeout(timer);
  timer = 0;
  while (running || queue.length) {
    running ??= begin(true);
    play(false);
  }
}

/** The own move is made: what has been seen need not stand any longer. */
export function letGo(): void {
  if (running) return;
  clearTimeout(timer);
  timer = 0;
  go();
}

/** Play beats until one has to be waited for. */
function go(): void {
  timer = 0;
  while (running || queue.length) {
    running ??= begin(false);
    const lasts = play() * tempo();
    if (lasts <= 0) continue;
    timer = window.setTimeout(go, lasts);
    return;
  }
}

function begin(quickly: boolean): typeof running {
  const next = queue.shift();
  if (!next || !direction) return null;
  const { update, old } = next;
  const moment: Moment = {
    before: state.shown.peek()?.view ?? null,
    after: update.view,
    events: eventsOf(update),
    me: state.me.peek()?.seat ?? null,
  };
  const beats = old || quickly ? [] : scored(direction, moment);
  if (update.events.length || old) batch(() => ((state.moment.value = []), (state.said.value = "")));
  return { update, old, beats: beats.length ? beats : [{ lasts: 0 }], at: 0, told: new Set() };
}

/** A score that fails must not stop the game: then all is shown at once. */
function scored(by: Direction, moment: Moment): readonly Beat[] {
  try {
    return by.score(moment);
  } catch (error) {
    console.error(error);
    return [];
  }
}

const eventsOf = (update: Update): AnyEvent[] => update.events as unknown as AnyEvent[];

/** How fast: as the owner wishes, as the table's clock allows, and faster when much is waiting. */
function tempo(): number {
  if (document.hidden || queue.length > FAR_BEHIND) return 0;
  const clock = state.table.peek()?.clock;
  const short = clock?.kind === "decision" ? Math.min(1, (clock.amount ?? 0) / 30) : 1;
  return (state.pace.peek() * short) / (1 + Math.max(0, queue.length - 1) / 3);
}

/** One beat; returns how long it lasts. */
function play(heard = true): number {
  if (!running) return 0;
  const { update, old, beats, told } = running;
  const beat = beats[running.at] as Beat;
  const last = ++running.at >= beats.length;
  const events = eventsOf(update);
  const until = last
    ? events.length
    : 1 + Math.max(-1, ...(beat.tells ?? []).map((event) => events.indexOf(event)));
  const tells = events.slice(0, until).filter((event) => !told.has(event));
  if (last) running = null;
  batch(() => {
    const shown = state.shown.peek();
    if (last) {
      state.trouble.value = null;
      state.shown.value = { ...update, events: [] };
    } else {
      state.shown.value = { ...(shown ?? update), ...CURTAIN, view: beat.view ?? shown?.view ?? update.view };
      if (shown?.lesson) state.shown.value.lesson = { ...shown.lesson, say: null, move: null };
    }
    state.behind.value = !last || queue.length > 0;
    if (beat.cue || events.length || old) state.cue.value = beat.cue ?? null; // else nothing has happened
    if (beat.says !== undefined) state.said.value = beat.says;
    if (beat.forgets && tempo() > 0) fade(); // where nothing is played, its moment is still to come
    tell(tells, old);
  });
  tells.forEach((event) => told.add(event));
  if (beat.sound && heard && tempo() > 0) sound(beat.sound);
  return beat.lasts;
}

/** While a score is played nothing is known of what comes: nobody owes a decision, and nobody has won. */
const CURTAIN = { legal: null, actors: [], deadlines: [], outcome: null, lesson: null, events: [] };

function tell(events: readonly AnyEvent[], old: boolean): void {
  if (!events.length) return;
  const at = state.log.peek().length;
  const lasting = events.filter((event) => !direction?.fleeting(event));
  state.log.value = [...state.log.peek(), ...lasting.map((event, i) => ({ number: at + i, event }))];
  if (old) return;
  state.moment.value = [...state.moment.peek(), ...events];
  clearTimeout(fading);
  fading = window.setTimeout(fade, MOMENT);
}

/** What is fleeting is forgotten when its moment is over, though nobody moves. */
function fade(): void {
  state.moment.value = state.moment.peek().filter((event) => !direction?.fleeting(event));
}
