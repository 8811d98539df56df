/** Bluff, looked back at: the dice that could have been under a cup, and how many fit the bid. */
import { Cup, Die } from "@frame/art/dice";
import { COLOURS } from "@frame/art/face";
import { looksOf } from "@frame/people";
import type { Likely } from "@frame/shell/review/likely";
import type { Json } from "@frame/wire";
import { dieWords, shown } from "./bidding";
import { t } from "./words";

const diceOf = (value: Json): number[] =>
  Array.isArray(value) ? value.filter((face) => typeof face === "number") : [];

export default {
  draw: (what, value, seat) =>
    what === "cup" ? (
      <span class="things">
        <Cup size={26} band={COLOURS[looksOf(seat).colour] ?? "#e0a63a"} />
        {diceOf(value).map((face, i) => (
          <Die key={i} face={shown(face)} look="white" size={30} />
        ))}
      </span>
    ) : (
      <span class="things">
        <b class="number">{Number(value)}</b>×<Die face={null} look="white" size={30} />
      </span>
    ),
  words: (what, value) =>
    what === "cup" ? diceOf(value).map(dieWords).join(" ") : t("page-likely-fits", { count: Number(value) }),
} satisfies Likely;
