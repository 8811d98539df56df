/** A ring of thirty fields on the edge of a grid. */
export const gridOf = (big: boolean): readonly [number, number] => (big ? [11, 6] : [8, 9]);

/** Column and row on the edge of a grid, clockwise from the top left: 8 by 9 on phones, 11 by 6 beside room. */
export function cell(index: number, big: boolean): { col: number; row: number } {
  const [cols, rows] = gridOf(big);
  if (index < cols - 1) return { col: index, row: 0 };
  if (index < cols + rows - 2) return { col: cols - 1, row: index - cols + 1 };
  if (index < 2 * cols + rows - 3) return { col: 2 * cols + rows - 3 - index, row: rows - 1 };
  return { col: 0, row: 30 - index };
}
