/** Hart an der Grenze: pictures for its rules, by the names of the goods and of the things on the desk. */
import { Pic } from "@frame/art/pic";
import type { Pictures } from "@frame/shell/pictures";
import { BORDER } from "./art";
import { say } from "./words";

export default {
  draw: (name, size) => (name in BORDER ? <Pic sheet={BORDER} name={name} size={size} /> : null),
  word: (name) => say(`good-${name}`, { count: 1 }) ?? name,
} satisfies Pictures;
