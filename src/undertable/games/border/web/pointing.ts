/** The sheriff points at a traveller first; what it shall mean is said after that. */
import { nameOf } from "@frame/state";
import { draft } from "@frame/table/draft";
import { wholeMoves } from "@frame/table/game";
import type { BorderSeen } from "./goods";
import { t } from "./words";

export const VERBS = ["check", "extracheck", "confiscate", "name"] as const;

const target = draft<number | null>("target", null);

/** What could be meant by pointing at this seat. */
export const meant = (seen: BorderSeen, seat: number) =>
  wholeMoves(seen, ...VERBS).filter((move) => move.seat === seat);

/** Suitcases are pointed at in the queue; who gets the star is chosen by name. */
export const canPoint = (seen: BorderSeen, seat: number): boolean =>
  meant(seen, seat).some((move) => move.move !== "name");

/** Everybody who may be pointed at. */
export const targets = (seen: BorderSeen): number[] => [
  ...new Set(wholeMoves(seen, ...VERBS).map((move) => move.seat)),
];

/** Who is pointed at; the only one there is needs no pointing. */
export function pointed(seen: BorderSeen): number | null {
  const all = targets(seen);
  const chosen = all.length === 1 ? all[0] : target.of(seen);
  return chosen !== null && chosen !== undefined && all.includes(chosen) ? chosen : null;
}

export const pointAt = (seen: BorderSeen, seat: number): void =>
  target.put(seen, pointed(seen) === seat ? null : seat);

export const pointWords = (seen: BorderSeen, seat: number): string =>
  t("page-point", { name: seat === seen.me ? t("page-you") : nameOf(seat) });
