/** Faces: people choose theirs, bots are characters. */
import { botLevel, mySeat, state } from "./state";
import type { Mood } from "./staging";

/** How a bot looks at the world, by how it plays. */
const TEMPERS: Readonly<Record<string, Mood>> = { easy: "glad", hard: "cross" };

export interface Looking {
  picture: number;
  colour: number;
  temper: Mood;
}

/** How a seat looks. A colour that somebody before has is the seat's own instead. */
export function looksOf(seat: number): Looking {
  const level = botLevel(seat);
  if (level) return { picture: seat % 6, colour: seat % 6, temper: TEMPERS[level] ?? "calm" };
  const wish = wishOf(seat);
  const taken = Array.from({ length: seat }, (_, other) => wishOf(other)?.colour ?? other);
  const free = wish && !taken.includes(wish.colour);
  return {
    picture: wish?.picture ?? 6 + (seat % 8),
    colour: free ? wish.colour : seat % 6,
    temper: "calm",
  };
}

/** The own face at once, the others' as the table knows them. */
const wishOf = (seat: number) =>
  (seat === mySeat.value && state.looks.value) ||
  state.table.value?.people.find((person) => person.seat === seat)?.looks;
