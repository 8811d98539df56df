import type { Seen } from "@frame/table/game";
import type { Event, Move, View } from "./types";

export type ShipSeen = Seen<View, Move, Event>;
