/** A choice being thought about: it outlives a reload, and is forgotten when another decision comes. */
import { signal } from "@preact/signals";
import { state } from "../state";

const KEPT = "undertable.draft";

interface Kept {
  decision: string;
  value: unknown;
}

function recalled(): Record<string, Kept> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}

const drafts = signal<Readonly<Record<string, Kept>>>(recalled());

function write(next: Readonly<Record<string, Kept>>): void {
  drafts.value = next;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

interface Seen {
  view: { round?: number; turn?: number; actions?: number };
  legal: readonly unknown[];
}

/** Which decision this is: of which table, when, between what. */
const decisionOf = ({ view, legal }: Seen): string =>
  JSON.stringify([state.table.value?.id, view.round, view.turn, view.actions, legal]);

export interface Draft<T> {
  of: (seen: Seen) => T;
  put: (seen: Seen, value: T) => void;
}

export function draft<T>(name: string, untouched: T): Draft<T> {
  return {
    of(seen) {
      const kept = drafts.value[name];
      return kept && kept.decision === decisionOf(seen) ? (kept.value as T) : untouched;
    },
    put: (seen, value) => write({ ...drafts.peek(), [name]: { decision: decisionOf(seen), value } }),
  };
}
