/** Hart an der Grenze: six goods on sheets of 48, and the things at the border, each on a sheet of its own size. */
import type { Sheet } from "@frame/art/pic";

/** Drawn on 64: the ink is in the drawing. */
const good = (drawn: string): string => `<g stroke="none" transform="scale(.75)">${drawn}</g>`;

export const BORDER: Sheet = {
  jug: good(
    '<path d="M46,24Q60,22 58,36Q56,44 46,44" fill="none" stroke="#201510" stroke-width="8"/><path d="M46,24Q60,22 58,36Q56,44 46,44" fill="none" stroke="#c4622d" stroke-width="3.5"/><path d="M24,8H42L40,18Q54,26 52,42Q50,56 33,57Q16,56 14,42Q12,26 26,18Z" fill="#d4753a" stroke="#201510" stroke-width="3"/><path d="M42,19.5Q52,28 50.5,42Q49,54 34,55.5Q43,50 43,38Q43,28 36,19Z" fill="#a8501f"/><path d="M14.5,34L20,29L26,35L33,29L39,35L46,29L51.5,34V40L46,35L39,41L33,35L26,41L20,35L14.5,40Z" fill="#fff6e3"/><rect x="22" y="6" width="22" height="6" rx="3" fill="#d4753a" stroke="#201510" stroke-width="3"/>',
  ),
  maracas: good(
    '<g transform="translate(43,21) rotate(22)"><rect x="-3" y="8" width="6" height="34" rx="3" fill="#b98a56" stroke="#201510" stroke-width="3"/><ellipse cx="0" cy="-2" rx="13" ry="15" fill="#2f8f7a" stroke="#201510" stroke-width="3"/><path d="M5-14Q12-8 11,0Q10,9 4,12Q7,0 5-14Z" fill="#1d6454"/><path d="M-12.5-3Q0,3 12.5-3V3Q0,9 -12.5,3Z" fill="#fff6e3"/><path d="M-6-11q2-3 5-3" fill="none" stroke="#fff" stroke-width="2.5"/></g><g transform="translate(21,21) rotate(-22)"><rect x="-3" y="8" width="6" height="34" rx="3" fill="#b98a56" stroke="#201510" stroke-width="3"/><ellipse cx="0" cy="-2" rx="13" ry="15" fill="#e8933a" stroke="#201510" stroke-width="3"/><path d="M5-14Q12-8 11,0Q10,9 4,12Q7,0 5-14Z" fill="#b8641c"/><path d="M-12.5-3Q0,3 12.5-3V3Q0,9 -12.5,3Z" fill="#fff6e3"/><path d="M-6-11q2-3 5-3" fill="none" stroke="#fff" stroke-width="2.5"/></g>',
  ),
  sombrero: good(
    '<ellipse cx="32" cy="44" rx="29" ry="12" fill="#edb842" stroke="#201510" stroke-width="3"/><path d="M6,47Q32,62 58,47Q50,57.5 32,57.5Q14,57.5 6,47Z" fill="#c0862a"/><path d="M19,42Q20,10 32,10Q44,10 45,42Q32,50 19,42Z" fill="#edb842" stroke="#201510" stroke-width="3"/><path d="M19.3,40Q20,34 20.5,31Q32,38 43.5,31L44.7,40Q32,48 19.3,40Z" fill="#b3261e" stroke="#201510" stroke-width="2"/><path d="M8,43q2,6 10,8.5M46,51.5q8-2.5 10-8.5" fill="none" stroke="#2f6b4a" stroke-width="3"/><path d="M25,24q1-8 5-10" fill="none" stroke="#fff" stroke-width="2.5"/>',
  ),
  cigar: good(
    '<g transform="translate(31,38) rotate(-32)"><rect x="-27" y="-7.5" width="46" height="15" rx="7" fill="#7a4722" stroke="#201510" stroke-width="3"/><rect x="-26" y="1" width="44" height="5.5" rx="3" fill="#522c12"/><rect x="-10" y="-7.5" width="11" height="15" fill="#f2b632" stroke="#201510" stroke-width="2.5"/><circle cx="-4.5" cy="0" r="2.6" fill="#b3261e"/><path d="M19-6.5H24Q28,0 24,6.5H19Z" fill="#8d97a3" stroke="#201510" stroke-width="3"/><circle cx="26.5" cy="0" r="3" fill="#ff8a3a"/></g><path d="M54,18q-6-5 0-9t0-8" fill="none" stroke="#b9a78c" stroke-width="3"/>',
  ),
  tequila: good(
    '<path d="M26,4H38V18Q47,22 47,32V58Q47,61 44,61H20Q17,61 17,58V32Q17,22 26,18Z" fill="#7db36a" stroke="#201510" stroke-width="3"/><path d="M38,18Q45.5,23 45.5,32V57Q45,59.5 43,59.5H38Q41,50 40,34Q40,24 36,18Z" fill="#4d8147"/><rect x="25" y="2" width="14" height="9" rx="2" fill="#8f5429" stroke="#201510" stroke-width="3"/><rect x="19" y="34" width="26" height="18" rx="2" fill="#fff6e3" stroke="#201510" stroke-width="2"/><path d="M32,49V38M32,46Q26,46 26,40M32,46Q38,46 38,40" fill="none" stroke="#2f6b4a" stroke-width="3"/><path d="M22,30q1-4 4-6" fill="none" stroke="#fff" stroke-width="2.5"/>',
  ),
  statue: good(
    '<rect x="13" y="52" width="38" height="9" rx="2" fill="#6d6a86" stroke="#201510" stroke-width="3"/><path d="M18,52V24L22,18H42L46,24V52Z" fill="#a49fc0" stroke="#201510" stroke-width="3"/><path d="M40,19.5H41.5L44.5,24.5V50.5H38Z" fill="#7c7799"/><path d="M16,18L20,6L26,14L32,4L38,14L44,6L48,18Z" fill="#c4bfe0" stroke="#201510" stroke-width="3"/><rect x="22" y="26" width="8" height="7" rx="1" fill="#201510"/><rect x="34" y="26" width="8" height="7" rx="1" fill="#201510"/><path d="M29,34h6v6h-6z" fill="#7c7799" stroke="#201510" stroke-width="2"/><rect x="22" y="43" width="20" height="6" rx="1" fill="#201510"/><path d="M27,43v6M32,43v6M37,43v6" fill="none" stroke="#c4bfe0" stroke-width="2"/>',
  ),
};

/** Width and height of each sheet, and what is drawn on it. */
export const THINGS = {
  case: [
    "0 0 140 104",
    '<path d="M48,20V10Q48,4 54,4H86Q92,4 92,10V20" fill="none" stroke="#201510" stroke-width="11"/><path d="M48,20V10Q48,4 54,4H86Q92,4 92,10V20" fill="none" stroke="#6b3d1e" stroke-width="5"/><rect x="5" y="18" width="130" height="82" rx="12" fill="#a86a34" stroke="#201510" stroke-width="3.5"/><path d="M7,60H133V88Q133,98 123,98H17Q7,98 7,88Z" fill="#844d22"/><path d="M6,58H134" fill="none" stroke="#201510" stroke-width="3"/><rect x="24" y="19.5" width="14" height="79" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><rect x="102" y="19.5" width="14" height="79" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><rect x="22" y="52" width="18" height="15" rx="3" fill="#e0a63a" stroke="#201510" stroke-width="2.5"/><rect x="100" y="52" width="18" height="15" rx="3" fill="#e0a63a" stroke="#201510" stroke-width="2.5"/><path d="M14,28q2-4 6-4" fill="none" stroke="#e6b27a" stroke-width="3"/><rect x="5" y="18" width="130" height="82" rx="12" fill="none" stroke="#201510" stroke-width="3.5"/>',
  ],
  ajar: [
    "0 -44 140 130",
    '<path d="M8,34L18-2H122L132,34Z" fill="#ffe9b0"/><path d="M2,14L20-32Q22-38 30-38H110Q118-38 120-32L138,14Z" fill="#a86a34" stroke="#201510" stroke-width="3.5"/><path d="M2,14H138L134,4H6Z" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><path d="M26-37L16,12M40-37L32,12M100-37L108,12M114-37L124,12" fill="none" stroke="#5f3416" stroke-width="3"/><path d="M4,14L10,32H130L136,14Z" fill="#fff1c4"/><rect x="2" y="30" width="136" height="54" rx="10" fill="#844d22" stroke="#201510" stroke-width="3.5"/><path d="M4,62H136V74Q136,82 128,82H12Q4,82 4,74Z" fill="#5f3416"/><rect x="22" y="31.5" width="14" height="51" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><rect x="104" y="31.5" width="14" height="51" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><g transform="translate(29,26) rotate(-24)"><rect x="-9" y="-7" width="18" height="14" rx="3" fill="#e0a63a" stroke="#201510" stroke-width="2.5"/></g><g transform="translate(111,26) rotate(24)"><rect x="-9" y="-7" width="18" height="14" rx="3" fill="#e0a63a" stroke="#201510" stroke-width="2.5"/></g>',
  ],
  open: [
    "0 -74 140 158",
    '<rect x="6" y="-70" width="128" height="84" rx="12" fill="#a86a34" stroke="#201510" stroke-width="3.5"/><rect x="15" y="-61" width="110" height="70" rx="8" fill="#8f2f22"/><path d="M15-40H125" fill="none" stroke="#6f2018" stroke-width="3"/><rect x="30" y="-61" width="10" height="70" fill="#6f2018"/><rect x="100" y="-61" width="10" height="70" fill="#6f2018"/><path d="M6,14H134L138,30H2Z" fill="#3a120c" stroke="#201510" stroke-width="3"/><rect x="2" y="28" width="136" height="54" rx="10" fill="#844d22" stroke="#201510" stroke-width="3.5"/><path d="M4,60H136V72Q136,80 128,80H12Q4,80 4,72Z" fill="#5f3416"/><rect x="22" y="29.5" width="14" height="51" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><rect x="104" y="29.5" width="14" height="51" fill="#5f3416" stroke="#201510" stroke-width="2.5"/><rect x="20" y="24" width="18" height="14" rx="3" fill="#e0a63a" stroke="#201510" stroke-width="2.5"/><rect x="102" y="24" width="18" height="14" rx="3" fill="#e0a63a" stroke="#201510" stroke-width="2.5"/>',
  ],
  stamp: [
    "8 4 64 68",
    '<path d="M30,40Q22,12 40,8Q58,12 50,40Z" fill="#8f3f1c" stroke="#201510" stroke-width="3"/><path d="M46,14Q54,20 49,38H44Z" fill="#6b2c12"/><rect x="16" y="40" width="48" height="18" rx="4" fill="#b98a56" stroke="#201510" stroke-width="3"/><rect x="12" y="56" width="56" height="12" rx="3" fill="#b3261e" stroke="#201510" stroke-width="3"/>',
  ],
  coin: [
    "0 0 40 40",
    '<circle cx="20" cy="20" r="17" fill="#f2b632" stroke="#201510" stroke-width="3"/><path d="M20,3a17,17 0 0 1 0,34q9-5 9-17t-9-17Z" fill="#cf8f1e"/><circle cx="20" cy="20" r="17" fill="none" stroke="#201510" stroke-width="3"/><circle cx="20" cy="20" r="11.5" fill="none" stroke="#8a5a10" stroke-width="2"/><text x="20" y="26.5" font-size="17" fill="#6b430a" text-anchor="middle" font-weight="700">$</text><path d="M9,13q4-6 9-6" fill="none" stroke="#ffeab0" stroke-width="2.5"/>',
  ],
  hat: [
    "-10 -10 140 140",
    '<path d="M4,44Q18,52 60,48Q102,52 116,44Q112,34 96,38Q60,44 24,38Q8,34 4,44Z" fill="#7a4722" stroke="#201510" stroke-width="3"/><path d="M34,42Q32,12 46,8Q54,6 60,12Q66,6 74,8Q88,12 86,42Q60,48 34,42Z" fill="#8f5429" stroke="#201510" stroke-width="3"/><path d="M34.5,40Q60,46 85.5,40L85,33Q60,39 35,33Z" fill="#4a2a14"/><polygon points="60,16 62.4,21.7 68.6,22.2 63.9,26.3 65.3,32.3 60,29.1 54.7,32.3 56.1,26.3 51.4,22.2 57.6,21.7" fill="#f2b632" stroke="#201510" stroke-width="2"/>',
  ],
  star: [
    "0 0 48 48",
    '<polygon points="24,3 29.6,16.4 44,17.5 33,26.9 36.3,41 24,33.5 11.7,41 15,26.9 4,17.5 18.4,16.4" fill="#f2b632" stroke="#201510" stroke-width="2.5"/>',
  ],
  behind: [
    "0 0 30 30",
    '<g transform="translate(15,16) rotate(-28)"><rect x="-5" y="-16" width="10" height="18" rx="2" fill="#fff6e3" stroke="#201510" stroke-width="2"/></g><g transform="translate(15,16) rotate(0)"><rect x="-5" y="-16" width="10" height="18" rx="2" fill="#fff6e3" stroke="#201510" stroke-width="2"/></g><g transform="translate(15,16) rotate(28)"><rect x="-5" y="-16" width="10" height="18" rx="2" fill="#fff6e3" stroke="#201510" stroke-width="2"/></g><rect x="3" y="13" width="24" height="15" rx="3" fill="#a86a34" stroke="#201510" stroke-width="2.2"/><path d="M3,20H27" fill="none" stroke="#201510" stroke-width="1.8"/>',
  ],
  under: [
    "0 0 30 30",
    '<rect x="2" y="23" width="16" height="6" rx="1.5" fill="#fff6e3" stroke="#201510" stroke-width="2"/><rect x="12" y="23" width="16" height="6" rx="1.5" fill="#fff6e3" stroke="#201510" stroke-width="2"/><path d="M11,7V4H19V7" fill="none" stroke="#201510" stroke-width="2.5"/><rect x="3" y="7" width="24" height="15" rx="3" fill="#a86a34" stroke="#201510" stroke-width="2.2"/><path d="M3,14H27" fill="none" stroke="#201510" stroke-width="1.8"/>',
  ],
  cardback: [
    "0 0 40 56",
    '<rect x="2" y="2" width="36" height="52" rx="6" fill="#8f3f1c" stroke="#201510" stroke-width="3"/><rect x="7" y="7" width="26" height="42" rx="3" fill="none" stroke="#e9c48b" stroke-width="2"/><polygon points="20,19 22.4,24.7 28.6,25.2 23.9,29.3 25.3,35.3 20,32 14.7,35.3 16.1,29.3 11.4,25.2 17.6,24.7" fill="#f2b632" stroke="#201510" stroke-width="1.5"/>',
  ],
  cactus: [
    "-32 -86 64 88",
    '<path d="M-9,0V-74Q-9-84 0-84Q9-84 9-74V0Z" fill="#2f6b4a"/><path d="M2-84Q9-83 9-74V0H2Z" fill="#235239"/><path d="M-5-30H-20Q-26-30 -26-38V-52" fill="none" stroke="#2f6b4a" stroke-width="11"/><path d="M5-22H20Q26-22 26-30V-46" fill="none" stroke="#235239" stroke-width="11"/>',
  ],
  hand: [
    "0 0 48 48",
    '<circle cx="24" cy="24" r="21" fill="#b3261e" stroke="#201510" stroke-width="3"/><path fill="#fff6e3" stroke="#201510" stroke-width="2" d="M14 27v-9c0-3 4-3 4 0v-4c0-3 4.500-3 4.500 0v-1c0-3 4.500-3 4.500 0v2c0-3 4.500-3 4.500 0v13c0 6-4 9-8.500 9s-7-3-10-9c-1-3 1-4 2-2z"/>',
  ],
  glass: [
    "0 0 48 48",
    '<circle cx="24" cy="24" r="21" fill="#f2b632" stroke="#201510" stroke-width="3"/><path d="M28 28l9 9" stroke="#201510" stroke-width="5.500"/><circle cx="21" cy="21" r="9" fill="#d8eef6" stroke="#201510" stroke-width="3"/>',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type ThingName = keyof typeof THINGS;
