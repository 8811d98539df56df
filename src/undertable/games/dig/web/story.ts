/** What is told of a break-out when it is over: the dig that brought most, and who fought hardest. */
import { nameOf } from "@frame/state";
import { cardName } from "./deck";
import type { Dug, Event } from "./types";
import { t } from "./words";

export function story(events: readonly Event[]): string[] {
  const digs = events.filter((event): event is Dug => event.event === "dug");
  const best = digs.reduce<Dug | null>((most, one) => (!most || one.points > most.points ? one : most), null);
  const won = new Map<number, number>();
  for (const event of events)
    if (event.event === "fightlost") won.set(event.winner, (won.get(event.winner) ?? 0) + 1);
  const [fighter, fights] = [...won].sort(([, a], [, b]) => b - a)[0] ?? [null, 0];
  const told: string[] = [];
  if (best)
    told.push(
      t("page-best-dig", {
        name: nameOf(best.seat),
        tool: cardName(best.tool),
        points: best.points,
        total: best.total,
      }),
    );
  if (fighter !== null) told.push(t("page-best-fighter", { name: nameOf(fighter), count: fights }));
  return told;
}
