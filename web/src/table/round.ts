/** Where people sit around a table, clockwise from the left, as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
  /** Which way their things lie: below them at the sides, beside them at the far end. */
  side: "left" | "topleft" | "top" | "topright" | "right";
}

const LEFT: Place = { x: 0.078, y: 0.47, side: "left" };
const RIGHT: Place = { x: 0.922, y: 0.47, side: "right" };
const TOP: Place = { x: 0.5, y: 0.115, side: "top" };
const TOP_LEFT: Place = { x: 0.17, y: 0.2, side: "topleft" };
const TOP_RIGHT: Place = { x: 0.83, y: 0.2, side: "topright" };
const LOW_LEFT: Place = { ...LEFT, y: 0.63 };
const LOW_RIGHT: Place = { ...RIGHT, y: 0.63 };

const PLACES: readonly (readonly Place[])[] = [
  [],
  [TOP],
  [LEFT, RIGHT],
  [LEFT, TOP, RIGHT],
  [LOW_LEFT, TOP_LEFT, TOP_RIGHT, LOW_RIGHT],
  [LOW_LEFT, TOP_LEFT, TOP, TOP_RIGHT, LOW_RIGHT],
  [LOW_LEFT, TOP_LEFT, { ...TOP, x: 0.38 }, { ...TOP, x: 0.62 }, TOP_RIGHT, LOW_RIGHT],
];

export const placesAround = (people: number): readonly Place[] => PLACES[people] ?? PLACES[6] ?? [];
