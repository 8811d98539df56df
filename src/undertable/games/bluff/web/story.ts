/** What is told of a game of Bluff when it is over: the doubt that cost most, and the boldest lie nobody doubted. */
import { nameOf } from "@frame/state";
import { bidWords, type Bid } from "./bidding";
import { fits } from "./score";
import type { Bidden, Doubted, Event, Lost } from "./types";
import { t } from "./words";

interface Lie {
  bid: Bidden;
  actual: number;
  round: number;
}

const actualOf = (bid: Bid, dice: readonly (readonly number[])[]): number =>
  dice.flat().filter((die) => fits(die, bid)).length;

/** Bids that were too high when the cups went up, and that somebody raised. */
function liesOf(bids: readonly Bidden[], doubted: Doubted, round: number): Lie[] {
  return bids
    .slice(0, -1)
    .map((bid) => ({ bid, actual: actualOf(bid, doubted.dice), round }))
    .filter(({ bid, actual }) => bid.count > actual);
}

export function story(events: readonly Event[]): string[] {
  const lies: Lie[] = [];
  let [worst, doubt, at]: [Lost | null, Doubted | null, number] = [null, null, 0];
  let [bids, last, round]: [Bidden[], Doubted | null, number] = [[], null, 0];
  let laid = false; // dice shaken anew tell nothing of the bids before
  for (const event of events) {
    if (event.event === "begins") [bids, laid, round] = [[], false, event.round];
    else if (event.event === "bidden") bids = [...bids, event];
    else if (event.event === "laidout") laid = true;
    else if (event.event === "doubted") {
      last = event;
      if (!laid) lies.push(...liesOf(bids, event, round));
    } else if (event.event === "lost" && event.count > (worst?.count ?? 0))
      [worst, doubt, at] = [event, last, round];
  }
  const boldest = lies.sort((a, b) => b.bid.count - b.actual - (a.bid.count - a.actual))[0];
  const told: string[] = [];
  if (worst && doubt && at)
    told.push(
      t("page-turning-point", {
        round: at,
        name: nameOf(worst.seat),
        count: worst.count,
        bid: bidWords(doubt),
      }),
    );
  if (boldest)
    told.push(
      t("page-best-lie", {
        round: boldest.round,
        name: nameOf(boldest.bid.seat),
        bid: bidWords(boldest.bid),
        actual: boldest.actual,
      }),
    );
  return told;
}
