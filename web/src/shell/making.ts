/** Making a table: with friends, or at once against bots. */
import * as api from "../api";
import { go } from "../router";
import { rememberVisit, state } from "../state";
import { language, t } from "../text";
import type { Clock, GameInfo, Made, NewTable } from "../wire";

export interface Wish {
  seats: number;
  options: NonNullable<NewTable["options"]>;
  bots: (string | null)[];
  listed: boolean;
  clock: NewTable["clock"];
}

/** Enough for company, few enough to be quick. */
export function usualSeats(game: GameInfo): number {
  return Math.max(game.least_seats, Math.min(4, game.most_seats));
}

export function usualLevel(game: GameInfo): string {
  return game.levels.find((level) => level === "normal") ?? game.levels[0] ?? "random";
}

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none", amount: 0 },
  quick: { kind: "decision", amount: 45 },
  calm: { kind: "decision", amount: 120 },
  day: { kind: "days", amount: 1 },
  week: { kind: "days", amount: 7 },
};

export const clockOf = (key: string): Clock => CLOCKS[key] ?? { kind: "none", amount: 0 };

/** A table's clock in words; one that no form offers says its seconds. */
export function clockWords({ kind = "none", amount = 0 }: Clock): string {
  const known = Object.keys(CLOCKS).find(
    (key) => CLOCKS[key]?.kind === kind && CLOCKS[key].amount === amount,
  );
  if (known) return t(`clock-${known}`);
  const unit = kind === "days" ? "day" : "second";
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

const myName = (): string => state.name.peek().trim() || t("guest");

export async function make(game: GameInfo, wish: Wish, start = false): Promise<void> {
  enter(game, await api.create({ game: game.id, name: myName(), sit: true, ...wish }), start);
}

/** One tap: the first game, which teaches. */
export async function learn(game: GameInfo): Promise<void> {
  enter(game, await api.lesson(game.id, myName()), true);
}

function enter(game: GameInfo, made: Made, start: boolean): void {
  const { table: id, token, invite, watch } = made;
  rememberVisit({ id, game: game.id, at: Date.now() / 1000, token, invite, watch });
  go(start ? `/t/${id}?start=1` : `/t/${id}`);
}

/** One tap: a table full of bots, and the game begins. */
export function playNow(game: GameInfo): Promise<void> {
  const seats = usualSeats(game);
  const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? null : usualLevel(game)));
  return make(game, { seats, options: {}, bots, listed: false, clock: { kind: "none", amount: 0 } }, true);
}
