/** Talk at the table: what is said appears at the speaker's seat, and what nobody has read yet is counted. */
import { computed, signal } from "@preact/signals";
import { sound } from "./sound";
import { state } from "./state";
import type { Said } from "./wire";

const STAYS = 5000;

/** What each seat has just said. */
export const talking = signal<Readonly<Record<number, Said>>>({});

/** The last line of the chat that was on screen. */
export const readTo = signal(0);

/** Lines of others that were not on screen yet. */
export const unread = computed(
  () =>
    state.chat.value.filter(
      ({ number, person }) => number > readTo.value && person !== state.me.value?.person,
    ).length,
);

export function heardSaid(said: Said): void {
  state.chat.value = [...state.chat.peek(), said];
  const age = Date.now() / 1000 + state.skew.peek() - said.at;
  if (said.seat === null || age * 1000 > STAYS) return;
  const seat = said.seat;
  talking.value = { ...talking.peek(), [seat]: said };
  if (said.person !== state.me.peek()?.person) sound("talk");
  setTimeout(() => {
    if (talking.peek()[seat] !== said) return;
    const { [seat]: _, ...others } = talking.peek();
    talking.value = others;
  }, STAYS);
}

export function forgetTalk(): void {
  state.chat.value = [];
  talking.value = {};
  readTo.value = 0;
}

export function readAll(): void {
  readTo.value = state.chat.peek().at(-1)?.number ?? 0;
}
