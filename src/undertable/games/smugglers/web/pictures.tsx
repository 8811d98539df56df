/** Schmuggler an Bord: pictures for its rules, by the names of goods and things; `d4` is a die. */
import { Die } from "@frame/art/dice";
import { Pic } from "@frame/art/pic";
import type { Pictures } from "@frame/shell/pictures";
import { GOODS } from "./art";
import { Back, Chest, Chip, Figure } from "./things";
import { say } from "./words";

const THINGS = { back: Back, chest: Chest, chip: Chip, pawn: Figure };
const isThing = (name: string): name is keyof typeof THINGS => name in THINGS;

function draw(name: string, size: string) {
  const face = /^d([1-6])$/.exec(name)?.[1];
  if (face) return <Die face={Number(face)} look="white" size={size} />;
  if (isThing(name)) return THINGS[name]({ size });
  return name in GOODS ? <Pic sheet={GOODS} name={name} size={size} /> : null;
}

export default { draw, word: (name) => say(`good-${name}`) ?? name } satisfies Pictures;
