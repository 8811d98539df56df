/** Hart an der Grenze: pictures for its rules, by the names of the goods and of a few things. */
import { Pic, type Sheet } from "@frame/art/pic";
import type { Pictures } from "@frame/shell/pictures";
import { BORDER as GOODS } from "./art";
import { say } from "./words";

const THINGS: Sheet = {
  star: '<path fill="#f0c54a" d="M24 3l5.500 12.500L43 17l-10 9.500L36 41l-12-7.500L12 41l3-14.500L5 17l13.500-1.500z"/><circle cx="24" cy="23" r="6" fill="#fff3c9"/><path fill="#2b1d12" stroke="none" d="M24 19.500l1 2.500 2.700.2-2 1.800.6 2.700-2.300-1.400-2.300 1.400.6-2.700-2-1.800 2.700-.2z"/>',
  suitcase:
    '<path fill="none" stroke-width="3.500" d="M18 14v-4c0-2 1-3 3-3h6c2 0 3 1 3 3v4"/><rect x="4" y="14" width="40" height="27" rx="4" fill="#a9692f"/><path fill="#7d4a1e" d="M10 14h6v27h-6zM32 14h6v27h-6z"/><path fill="#f0c54a" d="M10 23h6v5h-6zM32 23h6v5h-6z"/>',
  dollar:
    '<rect x="3" y="12" width="42" height="24" rx="3" fill="#9ccb85"/><circle cx="24" cy="24" r="8" fill="#d9efc9"/><text x="24" y="29.500" font-size="16" font-weight="800" text-anchor="middle" fill="#1d3d12" font-family="Georgia,serif">$</text><path fill="none" stroke-width="1.500" d="M8 17h4M36 31h4"/>',
};
const SHEET: Sheet = { ...GOODS, ...THINGS };

export default {
  draw: (name, size) => (name in SHEET ? <Pic sheet={SHEET} name={name} size={size} /> : null),
  word: (name) => say(`good-${name}`, { count: 1 }) ?? name,
} satisfies Pictures;
