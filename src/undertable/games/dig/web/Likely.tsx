/** Dig Your Way Out, looked back at: what somebody could have had in hand, to strike with and to dig with. */
import { Pic } from "@frame/art/pic";
import type { Likely } from "@frame/shell/review/likely";
import { DIG } from "./art";
import { t } from "./words";

const words = (what: string, count: number): string =>
  t(what === "weapons" ? "page-likely-weapons" : "page-likely-tools", { count });

export default {
  draw: (what, value) => (
    <span class="things">
      {what === "weapons" &&
        Array.from({ length: Number(value) }, (_, i) => (
          <Pic key={i} sheet={DIG} name="knife" size="1.9em" />
        ))}
      {what === "tools" && !!value && <Pic sheet={DIG} name="pickaxe" size="1.9em" />}{" "}
      {words(what, Number(value))}
    </span>
  ),
  words: (what, value) => words(what, Number(value)),
} satisfies Likely;
