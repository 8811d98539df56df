/** What is at stake for a packed suitcase, out of what is printed on the goods. The server decides; this only says it. */
import { money } from "@frame/text";
import { GOODS } from "./goods";
import type { BorderOptions } from "./types";
import { t } from "./words";

export interface Stake {
  /** What the cards bring when they are over the border. */
  worth: number;
  wrong: number[];
  fine: number;
  /** What the wrong cards would have brought. */
  lost: number;
  /** What the bank pays when all is true. */
  due: number;
}

export const worthOf = (cards: readonly number[]): number =>
  cards.reduce((sum, good) => sum + (GOODS[good]?.value ?? 0), 0);

const finesOf = (cards: readonly number[]): number =>
  cards.reduce((sum, good) => sum + (GOODS[good]?.fine ?? 0), 0);

export function stakeOf(
  cards: readonly number[],
  said: { count: number; good: number },
  { compensation }: BorderOptions,
): Stake {
  const right = cards.filter((good) => good === said.good).slice(0, said.count);
  const foreign = cards.filter((good) => good !== said.good);
  const surplus = cards.length - foreign.length - right.length;
  const wrong = [...foreign, ...Array.from({ length: surplus }, () => said.good)];
  const once = GOODS[said.good]?.compensation ?? 0;
  const isTrue = !wrong.length && right.length === said.count;
  return {
    worth: worthOf(cards),
    wrong,
    fine: finesOf(wrong),
    lost: worthOf(wrong),
    due: isTrue ? once * (compensation === "per_card" ? said.count : 1) : 0,
  };
}

/** What it means to have it opened. */
export const stakeWords = ({ wrong, fine, lost, due }: Stake): string =>
  wrong.length
    ? t("page-stake-false", { fine: money(fine), lost: money(lost) })
    : due
      ? t("page-stake-true", { due: money(due) })
      : t("page-stake-short");
