/** How a game draws what was hidden: `games/<game>/web/Likely.tsx`; for a game without one, by the pictures of its rules, or in words. */
import type { ComponentChild } from "preact";
import { say, t } from "../../text";
import type { Json } from "../../wire";
import { loadPictures, type Pictures } from "../pictures";

export interface Likely {
  /** One way a hidden thing could be; null where words say it better. */
  draw: (what: string, value: Json, seat: number) => ComponentChild | null;
  /** The same in words. */
  words: (what: string, value: Json) => string;
}

const files = import.meta.glob<{ default: Likely }>("@games/*/web/Likely.tsx");
const LOADERS = new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-3), load]));

export async function loadLikely(game: string): Promise<Likely> {
  const own = LOADERS.get(game);
  return own ? (await own()).default : general(game, await loadPictures(game));
}

const things = (value: Json): string[] | null => {
  const all = Array.isArray(value) ? value : [value];
  return all.every((one) => typeof one === "string") ? (all as string[]) : null;
};

function general(game: string, pictures: Pictures): Likely {
  return {
    draw: (_, value) => {
      const drawn = things(value)?.map((name) => pictures.draw(name, "1.8em")) ?? [];
      return drawn.length && drawn.every((one) => one !== null) ? <span class="things">{drawn}</span> : null;
    },
    words: (what, value) => say(game, `belief-${what}-${String(value)}`) ?? plain(value, pictures),
  };
}

/** Any value in words. */
function plain(value: Json, pictures: Pictures): string {
  if (typeof value === "boolean") return t(value ? "review-yes" : "review-no");
  if (value === null || (Array.isArray(value) && !value.length)) return t("review-nothing");
  if (Array.isArray(value)) return value.map((one) => plain(one, pictures)).join(", ");
  if (typeof value === "string") return pictures.word(value);
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, one]) => `${pictures.word(key)} ${plain(one ?? null, pictures)}`)
      .join(", ");
  return String(value);
}
