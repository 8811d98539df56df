/** Dig Your Way Out, looked back at: what somebody could have had in hand, to strike with and to dig with. */
import { Pic } from "@frame/art/pic";
import type { Likely } from "@frame/shell/review/likely";
import { DIG } from "./art";
import { t } from "./words";

export default {
  draw: (what, value) => (
    <span class="things">
      <b class="number">{Number(value)}</b>×
      <Pic sheet={DIG} name={what === "weapons" ? "knife" : "shovel"} size="1.9em" />
    </span>
  ),
  words: (what, value) =>
    t(what === "weapons" ? "page-likely-weapons" : "page-likely-tools", { count: Number(value) }),
} satisfies Likely;
