/** Talk at the table: what is said appears at the speaker's seat, and what nobody has read yet is counted. */
import { computed, signal } from "@preact/signals";
import { silenced } from "./mute";
import { sound } from "./sound";
import { state } from "./state";
import type { Said } from "./wire";

const STAYS = 5000;

const spoken = signal<Readonly<Record<number, Said>>>({});

/** What each seat has just said, of those who are heard. */
export const talking = computed<Readonly<Record<number, Said>>>(() =>
  Object.fromEntries(Object.entries(spoken.value).filter(([, { person, name }]) => !silenced(person, name))),
);

/** The chat as it is shown: without those who are not heard. */
export const heardLines = computed(() =>
  state.chat.value.filter(({ person, name }) => !silenced(person, name)),
);

/** The last line of the chat that was on screen. */
export const readTo = signal(0);

/** Lines of others that were not on screen yet. */
export const unread = computed(
  () =>
    heardLines.value.filter(
      ({ number, person }) => number > readTo.value && person !== state.me.value?.person,
    ).length,
);

/** A line that was taken out: nothing of it stays on the page. */
export function heardRemoved(said: Said): void {
  state.chat.value = state.chat.peek().map((line) => (line.number === said.number ? said : line));
  spoken.value = Object.fromEntries(
    Object.entries(spoken.peek()).filter(([, { number }]) => number !== said.number),
  );
}

export function heardSaid(said: Said): void {
  state.chat.value = [...state.chat.peek(), said];
  const age = Date.now() / 1000 + state.skew.peek() - said.at;
  if (said.seat === null || said.removed || age * 1000 > STAYS || silenced(said.person, said.name)) return;
  const seat = said.seat;
  spoken.value = { ...spoken.peek(), [seat]: said };
  if (said.person !== state.me.peek()?.person) sound("talk");
  setTimeout(() => {
    if (spoken.peek()[seat] !== said) return;
    const { [seat]: _, ...others } = spoken.peek();
    spoken.value = others;
  }, STAYS);
}

export function forgetTalk(): void {
  state.chat.value = [];
  state.reports.value = [];
  spoken.value = {};
  readTo.value = 0;
}

export function readAll(): void {
  readTo.value = state.chat.peek().at(-1)?.number ?? 0;
}
