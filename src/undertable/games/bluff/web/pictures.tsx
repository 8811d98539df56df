/** Bluff's pictures for its rules: `d1` to `d5` and `d*` are dice, `d?` a hidden one, `cup` the cup. */
import { Cup, Die } from "@frame/art/dice";
import type { Pictures } from "@frame/shell/pictures";

const DIE = /^d([1-5*?])$/;

function draw(name: string, size: string) {
  if (name === "cup") return <Cup size={size} />;
  const face = DIE.exec(name)?.[1];
  if (!face) return null;
  return <Die face={face === "*" ? "star" : face === "?" ? null : Number(face)} size={size} />;
}

const word = (name: string): string => DIE.exec(name)?.[1]?.replace("*", "★") ?? name;

export default { draw, word } satisfies Pictures;
