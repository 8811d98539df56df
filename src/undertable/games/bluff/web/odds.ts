/** How likely a bid is, for who knows only the own dice and what lies open. */
const STAR = 6;

export interface Known {
  /** Dice whose faces are known: the own cup, and everything laid out. */
  faces: readonly number[];
  /** Dice under other cups. */
  hidden: number;
}

/** At least `count` dice show `face`; a star counts as every number. */
export function chance(known: Known, count: number, face: number): number {
  const fits = known.faces.filter((die) => die === face || (die === STAR && face !== STAR)).length;
  const each = face === STAR ? 1 / 6 : 1 / 3;
  let sum = 0;
  for (let k = Math.max(0, count - fits); k <= known.hidden; k += 1) sum += exactly(known.hidden, k, each);
  return Math.min(1, sum);
}

function exactly(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}
