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

/** Column and row on the edge of a grid, clockwise from the top left: 8 by 9 on phones, 11 by 6 beside room. */
export function cell(index: number, big: boolean): { col: number; row: number } {
  const [cols, rows] = big ? [11, 6] : [8, 9];
  if (index < cols - 1) return { col: index, row: 0 };
  if (index < cols + rows - 2) return { col: cols - 1, row: index - cols + 1 };
  if (index < 2 * cols + rows - 3) return { col: 2 * cols + rows - 3 - index, row: rows - 1 };
  return { col: 0, row: 30 - index };
}
