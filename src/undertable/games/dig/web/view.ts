/** The prison as the server shows it. */
import type { Seen } from "@frame/table/game";

export interface Convict {
  room: string;
  hand: number;
  known: Record<string, number>;
  cigarettes: number;
  beatings: number;
  tunnel: string[];
  points: number;
  gang: string | null;
  gang_card: string | null;
  background: string | null;
  revealed: boolean;
  team: number | null;
}

export interface DigView {
  decision: string;
  asked: number | null;
  amount: number;
  turn: number;
  turns: number;
  turn_limit: number;
  actions: number;
  goal: number;
  face: number;
  roller: number | null;
  hand: Record<string, number>;
  background: string | null;
  convicts: Convict[];
  piles: Record<string, number>;
  search_pile: number;
  discards: Record<string, number>;
  gangs: { gang: string; top: string | null; cards: number }[];
  neutral: { name: string; room: string; shown: string[] } | null;
  extortion: {
    attacker: number | null;
    defender: number;
    tools: string[];
    weapons: string[];
    helpers: number[];
    result: string;
  } | null;
}

export type DigSeen = Seen<DigView>;
