/** Schmuggler an Bord: pictures for its rules, by the names of goods and things; `d4` is a die. */
import { Die } from "@frame/art/dice";
import { Pic } from "@frame/art/pic";
import type { Pictures } from "@frame/shell/pictures";
import { GOODS, SHIP } from "./art";
import { say } from "./words";

const SHEET = { ...GOODS, ...SHIP };

function draw(name: string, size: string) {
  const face = /^d([1-6])$/.exec(name)?.[1];
  if (face) return <Die face={Number(face)} look="white" size={size} />;
  return name in SHEET ? <Pic sheet={SHEET} name={name} size={size} /> : null;
}

export default { draw, word: (name) => say(`good-${name}`) ?? name } satisfies Pictures;
