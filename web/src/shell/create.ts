/** Making a table: with friends, or at once against bots. */
import * as api from "../api";
import { go } from "../router";
import { rememberVisit, state } from "../state";
import { t } from "../text";
import type { GameInfo, NewTable } from "../wire";

export interface Wish {
  seats: number;
  options: Record<string, unknown>;
  bots: (string | null)[];
  listed: boolean;
  clock: NewTable["clock"];
}

/** Enough for company, few enough to be quick. */
export function usualSeats(game: GameInfo): number {
  return Math.max(game.least_seats, Math.min(4, game.most_seats));
}

export function usualLevel(game: GameInfo, learn = false): string {
  const wanted = learn ? "easy" : "normal";
  return game.levels.find((level) => level === wanted) ?? game.levels[0] ?? "random";
}

export async function make(game: GameInfo, wish: Wish, extra: { start?: boolean; learn?: boolean } = {}): Promise<void> {
  const name = state.name.peek().trim() || t("guest");
  const made = await api.create({ game: game.id, name, sit: true, ...wish });
  const { table: id, token, invite, watch } = made;
  rememberVisit({ id, game: game.id, at: Date.now() / 1000, token, invite, watch, ...(extra.learn ? { learn: true } : {}) });
  go(extra.start ? `/t/${id}?start=1` : `/t/${id}`);
}

/** One tap: a table full of bots, and the game begins. */
export function playNow(game: GameInfo, learn: boolean): Promise<void> {
  const seats = learn ? Math.max(game.least_seats, Math.min(3, game.most_seats)) : usualSeats(game);
  const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? null : usualLevel(game, learn)));
  return make(game, { seats, options: {}, bots, listed: false, clock: { kind: "none", amount: 0 } }, { start: true, learn });
}
