/** Dig Your Way Out: the prison from above with everyone in it, tunnels towards the wall, the hand, fights blow by blow. */
import "./table.css";
import type { Args } from "@frame/text";
import { canPlay, gameTable, type GameTable } from "@frame/table/game";
import { asking, type DigSeen } from "./asking";
import { Backdrop } from "./Backdrop";
import { Board } from "./Board";
import {
  backgroundName,
  cardName,
  cardsText,
  gangCardName,
  gangName,
  michelName,
  roomName,
  some,
} from "./deck";
import { Bulbs, Dock } from "./Dock";
import { score } from "./score";
import { story } from "./story";
import { Badge } from "./Tunnel";
import type { Event, Move, View } from "./types";
import { t } from "./words";

function Hand(seen: DigSeen) {
  return <Dock seen={seen} table={dig} />;
}

const NOW = ["cooperate", "strike", "givein", "enter", "discard", "fetch", "handback", "prod"] as const;

function now(seen: DigSeen): string | null {
  const { view } = seen;
  const verb = asking.of(seen)?.verb;
  if (verb === "sell" || verb === "exchange") return t("page-now-pick");
  const asked = NOW.find((move) => canPlay(seen, move));
  if (asked) return t(`page-now-${asked}`, { count: view.amount });
  if (canPlay(seen, "end")) return t("page-now-turn", { count: view.actions });
  if (seen.legal.length) return t("page-now-other");
  return null;
}

const ONE_CARD = ["card", "tool", "weapon", "item"];
const GANG_CARDS = ["gangcardup", "joined", "used"];

function words(what: Move | Event): Args {
  const args: Args = {};
  const tag = "event" in what ? what.event : what.move;
  for (const [key, value] of Object.entries(what) as [string, unknown][]) {
    if (key === "cards" && Array.isArray(value)) args[key] = cardsText(value as string[]);
    else if (key === "room")
      Object.assign(args, {
        room: typeof value === "string" ? roomName(value) : "",
        goes: value === null ? "no" : "yes",
      });
    else if (key === "gang" && typeof value === "string") args[key] = gangName(value);
    else if (key === "background" && typeof value === "string") args[key] = backgroundName(value);
    else if (ONE_CARD.includes(key) && typeof value === "string")
      args[key] = GANG_CARDS.includes(tag)
        ? gangCardName(value)
        : tag === "michelcardup"
          ? michelName(value)
          : cardName(value);
    else if (key === "target")
      Object.assign(args, { aimed: value === null ? "no" : "yes" }, value === null ? { target: "" } : {});
  }
  if ("item" in what && "count" in what) args["some"] = some(what.item, what.count);
  if ("event" in what && what.event === "tookopenly") args["some"] = some(what.card, what.count);
  if ("cards" in what) args["many"] = what.cards.length;
  return args;
}

const dig: GameTable<View, Move, Event> = {
  Backdrop,
  Board: (seen) => <Board seen={seen} table={dig} />,
  Own: Bulbs,
  Hand,
  Badge,
  now,
  words,
  quiet: ["gangcardup", "reshuffled", "gotbackground", "smokes", "paid", "turnbegan"],
  score,
  story,
};

export default gameTable(dig);
