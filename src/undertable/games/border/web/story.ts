/** What is told of a game when it is over: the dearest silence, the dearest truth, and the own best lie. */
import { nameOf } from "@frame/state";
import { money } from "@frame/text";
import { saidWords } from "./goods";
import { worthOf } from "./stakes";
import type { Bribed, Declared, Event, Opened, PackedCards } from "./types";
import { t } from "./words";

interface Lie {
  said: Declared;
  worth: number;
}

export function story(events: readonly Event[]): string[] {
  let [bribe, fine, lie]: [Bribed | null, Opened | null, Lie | null] = [null, null, null];
  let [packed, said]: [PackedCards | null, Declared | null] = [null, null];
  for (const event of events) {
    if (event.event === "bribed" && event.amount > (bribe?.amount ?? 0)) bribe = event;
    else if (event.event === "opened" && event.paid > (fine?.paid ?? 0)) fine = event;
    else if (event.event === "packedcards") [packed, said] = [event, null];
    else if (event.event === "declared" && event.seat === packed?.seat) said = event;
    else if (event.event === "crossed" && packed && said && event.seat === said.seat) {
      const { good } = said;
      const worth = packed.cards.some((card) => card !== good) ? worthOf(packed.cards) : 0;
      if (worth > (lie?.worth ?? 0)) lie = { said, worth };
      [packed, said] = [null, null];
    }
  }
  return [
    lie &&
      t("page-best-lie", {
        name: nameOf(lie.said.seat),
        said: saidWords(lie.said.count, lie.said.good),
        worth: money(lie.worth),
      }),
    bribe &&
      t("page-best-bribe", {
        name: nameOf(bribe.seat),
        sheriff: nameOf(bribe.sheriff),
        sum: money(bribe.amount),
      }),
    fine && t("page-worst-fine", { name: nameOf(fine.seat), fine: money(fine.paid) }),
  ].filter((line) => line !== null);
}
