/** Whom the owner of this device does not want to hear. Kept here, told to nobody. */
import { signal } from "@preact/signals";
import { recallJson, rememberJson } from "./device";
import { state } from "./state";
import type { AnyEvent } from "./table/game";
import type { TableInfo } from "./wire";

const MOST_TABLES = 50;
type Muted = Readonly<Record<string, readonly string[]>>;

/** At each table those who are not heard there, by id. */
const muted = signal<Muted>(recallJson<Muted>("muted", {}));
/** Names that are heard nowhere: all that people have who have no accounts. */
export const blocked = signal<readonly string[]>(recallJson<string[]>("blocked", []));

const folded = (name: string): string => name.normalize("NFKC").toLowerCase().trim();

const here = (): readonly string[] => muted.value[state.table.value?.id ?? ""] ?? [];

export const isMuted = (person: string): boolean => here().includes(person);

export const isBlocked = (name: string): boolean => blocked.value.includes(folded(name));

/** Is nothing of what this person says to be shown or to sound? */
export const silenced = (person: string, name: string): boolean =>
  person !== state.me.value?.person && (isMuted(person) || isBlocked(name));

/** Words that were spoken with a move by somebody who is not heard. */
export function unheard(event: AnyEvent): boolean {
  if (event.event !== "said") return false;
  const seat = (event as unknown as { seat: number }).seat;
  const person = state.table.value?.people.find((p) => p.seat === seat);
  return !!person && silenced(person.id, person.name);
}

export function mute(person: string, on: boolean): void {
  const table = state.table.peek()?.id;
  if (!table) return;
  const others = here().filter((id) => id !== person);
  keep({ ...muted.peek(), [table]: on ? [...others, person] : others });
}

export function block(name: string, on: boolean): void {
  const others = blocked.peek().filter((other) => other !== folded(name));
  blocked.value = on ? [...others, folded(name)] : others;
  rememberJson("blocked", blocked.peek());
}

/** At a rematch people keep their ids, and whoever was muted stays so. */
export function follow({ id, rematch }: TableInfo): void {
  const list = muted.peek()[id];
  if (rematch && list?.length && !muted.peek()[rematch]) keep({ ...muted.peek(), [rematch]: list });
}

function keep(lists: Muted): void {
  muted.value = Object.fromEntries(Object.entries(lists).slice(-MOST_TABLES));
  rememberJson("muted", muted.peek());
}
