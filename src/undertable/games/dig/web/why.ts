/** Why a verb is shut, as far as the table shows it. The keys are those of the rules' own refusals: a test compares them. */
import type { DigSeen, Verb } from "./asking";
import { cellsOf, DECK, kindOf } from "./deck";
import type { Convict, View } from "./types";
import { t } from "./words";

const has = (convict: Convict, trait: string): boolean =>
  !!DECK.gang_card.find(({ id }) => id === convict.gang_card)?.traits?.some(({ is }) => is === trait);

type Reason = (view: View, me: Convict, seat: number) => string;

const REASONS: Partial<Record<Verb, Reason>> = {
  search: (view) => (view.searched ? "searched" : "nothing-here"),
  careful: () => "careful",
  craft: (_, me) =>
    me.beatings && !has(me, "craft_hurt") ? "craft-hurt" : mayCraft(me) ? "craft-no-card" : "craft-here",
  extort: (view, me, seat) =>
    view.extorted
      ? "extorted"
      : view.convicts.some((other, i) => i !== seat && isVictim(me, other))
        ? "weapon"
        : "victim",
  dig: (_, me) =>
    me.room !== cellsOf(me)
      ? "dig-here"
      : me.beatings > 1 && !has(me, "dig_hurt")
        ? "dig-hurt"
        : "dig-no-card",
  spoon: (_, me) => (me.room === "cafeteria" ? "pile-empty" : "spoon-here"),
  heal: (_, me) => (me.room === "infirmary" ? "not-hurt" : "heal-here"),
  sell: (_, me) => (me.room === "yard" ? "sell-no-card" : "yard"),
  buy: (_, me) => (me.room === "yard" ? "money" : "yard"),
  join: () => "accessories",
};

const isVictim = (me: Convict, other: Convict): boolean =>
  other.room === me.room && me.room !== "solitary" && (me.team === null || me.team !== other.team);

function mayCraft(me: Convict): boolean {
  if (has(me, "craft_anywhere")) return true;
  if (me.room === "cells" || me.room === "cells_b") return me.team !== null && me.room !== cellsOf(me);
  return me.room !== "showers";
}

/** The key of the reason; null where the verb is open or the table does not tell. */
export function reasonFor(seen: DigSeen, verb: Verb): string | null {
  const { view, me } = seen;
  const convict = me === null ? undefined : view.convicts[me];
  if (me === null || !convict || seen.legal.some((offer) => offer.move === verb)) return null;
  if (view.decision !== "turn" || view.turn !== me || !seen.legal.length) return "not-now";
  if (!view.actions) return "no-actions";
  return REASONS[verb]?.(view, convict, me) ?? null;
}

export function whyNot(seen: DigSeen, verb: Verb): string {
  const reason = reasonFor(seen, verb);
  return reason ? t(`page-why-${reason}`) : "";
}

/** The verb that a kind of card is there for. */
export const verbOf = (card: string): Verb =>
  (({ tool: "dig", weapon: "extort", material: "craft", accessory: "join", rarity: "sell" }) as const)[
    kindOf(card) as "tool"
  ] ?? "act";
