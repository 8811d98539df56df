/** What is told of a voyage when it is over, and all may be said again: the best lie, and the dearest mistake. */
import { nameOf } from "@frame/state";
import { theGood } from "./goods";
import type { Event, Paid, Unopposed } from "./types";
import { t } from "./words";

interface Lie {
  said: Unopposed;
  holder: number;
}

export function story(events: readonly Event[]): string[] {
  const holders = new Map<string, number>();
  let [lie, dearest]: [Lie | null, Paid | null] = [null, null];
  for (const event of events) {
    if (event.event === "taken") holders.set(event.good, event.seat);
    else if (event.event === "handed") holders.set(event.good, event.to);
    else if (event.event === "paid" && event.chips > (dearest?.chips ?? 1)) dearest = event;
    else if (event.event === "unopposed") {
      const holder = holders.get(event.good);
      if (holder !== undefined && holder !== event.seat) lie = { said: event, holder };
    }
  }
  return [
    lie &&
      t("page-best-lie", {
        name: nameOf(lie.said.seat),
        good: theGood(lie.said.good),
        holder: nameOf(lie.holder),
      }),
    dearest && t("page-dearest", { name: nameOf(dearest.seat), chips: dearest.chips }),
  ].filter((line) => line !== null);
}
