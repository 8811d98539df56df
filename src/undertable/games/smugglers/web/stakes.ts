/** What a wrong word costs, as it stands on the buttons (S21, S29). */
import type { View } from "./types";

export interface Stake {
  least: number;
  most: number;
}

/** A wrong guess costs a chip less than there are guessers in the round; who claims or names a guesser ends it. */
export function guessStake({ chain, cards }: View, named: number, me: number): Stake {
  const guessers = chain.length + 1;
  const ends = named === me || chain.some(({ seat }) => seat === named);
  return ends ? { least: guessers - 1, most: guessers - 1 } : { least: guessers, most: cards.length - 1 };
}
