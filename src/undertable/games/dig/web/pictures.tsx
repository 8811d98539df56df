/** Dig Your Way Out: pictures for its rules, by the names of cards, rooms, gangs and marks; `d4` is a die. */
import { Die } from "@frame/art/dice";
import { Pic } from "@frame/art/pic";
import type { Pictures } from "@frame/shell/pictures";
import { DIG } from "./art";
import { cardName } from "./deck";

const FACE = /^d([1-6])$/;

function draw(name: string, size: string) {
  const face = FACE.exec(name)?.[1];
  if (face) return <Die face={Number(face)} look="white" size={size} />;
  if (name === "ground") return <span class="ground" style={{ width: size, height: size }} />;
  return name in DIG ? <Pic sheet={DIG} name={name} size={size} /> : null;
}

export default { draw, word: (name) => FACE.exec(name)?.[1] ?? cardName(name) } satisfies Pictures;
