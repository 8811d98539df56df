/** Where the thirty fields lie. */
export interface Field {
  index: number;
  star: boolean;
  /** What is printed on it: the count of the first lap. */
  count: number;
}

const STAR = 6;

export const FIELDS: readonly Field[] = Array.from({ length: 30 }, (_, index) => {
  const rank = index + 1;
  const star = rank % 3 === 2;
  return { index, star, count: star ? (rank + 1) / 3 : Math.floor((2 * rank + 1) / 3) };
});

export function fieldOf(bid: { count: number; face: number }): Field {
  const rank = bid.face === STAR ? 3 * bid.count - 1 : bid.count + Math.floor(bid.count / 2);
  return FIELDS[(rank - 1) % 30] as Field;
}
