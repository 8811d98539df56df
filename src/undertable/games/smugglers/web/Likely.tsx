/** Schmuggler an Bord, looked back at: who could have held a card, or which card lay there. */
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import type { Likely } from "@frame/shell/review/likely";
import { nameOf } from "@frame/state";
import { GOODS } from "./art";
import { goodName } from "./goods";

export default {
  draw: (_, value) => (
    <span class="things">
      {typeof value === "number" && value >= 0 && (
        <>
          <Face seat={value} size={34} /> {nameOf(value)}
        </>
      )}
      {typeof value === "string" && (
        <>
          <Pic sheet={GOODS} name={value} size="1.9em" /> {goodName(value)}
        </>
      )}
    </span>
  ),
  words: (_, value) =>
    typeof value === "number" && value >= 0
      ? nameOf(value)
      : typeof value === "string"
        ? goodName(value)
        : "–",
} satisfies Likely;
