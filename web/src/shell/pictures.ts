/** What a game draws for its rules: `games/<game>/web/pictures.tsx`, loaded with the rules alone. */
import type { ComponentChild } from "preact";

export interface Pictures {
  /** One thing by the name that the rules give it; null where the name is plain text. */
  draw: (name: string, size: string) => ComponentChild | null;
  /** The same in a word, where the picture stands for one. */
  word: (name: string) => string;
}

const files = import.meta.glob<{ default: Pictures }>("@games/*/web/pictures.tsx");
const LOADERS = new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-3), load]));
export const NONE: Pictures = { draw: () => null, word: (name) => name };

export async function loadPictures(game: string): Promise<Pictures> {
  return (await LOADERS.get(game)?.())?.default ?? NONE;
}
