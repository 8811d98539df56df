/** Hart an der Grenze: pictures for its rules, by the names of the goods and of the things on the desk. */
import { Pic } from "@frame/art/pic";
import type { Pictures } from "@frame/shell/pictures";
import { BORDER, type ThingName } from "./art";
import { Thing } from "./things";
import { say } from "./words";

const NAMES: Readonly<Record<string, ThingName>> = { suitcase: "case", dollar: "coin", star: "star" };

function draw(name: string, size: string) {
  const thing = NAMES[name];
  if (thing) return <Thing name={thing} size={size} />;
  return name in BORDER ? <Pic sheet={BORDER} name={name} size={size} /> : null;
}

export default { draw, word: (name) => say(`good-${name}`, { count: 1 }) ?? name } satisfies Pictures;
