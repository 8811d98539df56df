/** Bluff, looked back at: the dice that could have been under a cup. */
import { Die } from "@frame/art/dice";
import type { Likely } from "@frame/shell/review/likely";
import type { Json } from "@frame/wire";
import { dieWords, shown } from "./bidding";

const diceOf = (value: Json): number[] =>
  Array.isArray(value) ? value.filter((face) => typeof face === "number") : [];

export default {
  draw: (_, value) => (
    <span class="things">
      {diceOf(value).map((face, i) => (
        <Die key={i} face={shown(face)} look="white" size={30} />
      ))}
    </span>
  ),
  words: (_, value) => diceOf(value).map(dieWords).join(" "),
} satisfies Likely;
