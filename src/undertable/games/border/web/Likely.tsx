/** Hart an der Grenze, looked back at: the goods that could have been in a suitcase, behind or under it. */
import type { Likely } from "@frame/shell/review/likely";
import { t as frame } from "@frame/text";
import type { Json } from "@frame/wire";
import { goodName, goodsWords } from "./goods";
import { GoodPic, Thing } from "./things";
import { t } from "./words";

const goodsOf = (value: Json): number[] =>
  (Array.isArray(value) ? value : [value]).filter((good) => typeof good === "number");

export default {
  draw: (what, value) =>
    what === "lie" ? null : (
      <span class="things">
        {Array.isArray(value) && <Thing name="case" size="2.2em" />}
        {goodsOf(value).map((good, i) => (
          <GoodPic key={i} good={good} size="1.9em" />
        ))}
        {typeof value === "number" && goodName(value, 1)}
      </span>
    ),
  words: (what, value) => {
    if (what === "lie") return t(value ? "page-likely-lie" : "page-likely-honest");
    if (typeof value === "number") return goodName(value, 1);
    return goodsWords(goodsOf(value)) || frame("review-nothing");
  },
} satisfies Likely;
