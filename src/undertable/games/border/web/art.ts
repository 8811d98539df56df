/** Hart an der Grenze: six goods, and the things on the desk. */
import type { Sheet } from "@frame/art/pic";

export const BORDER: Sheet = {
  jug: '<path fill="none" stroke-width="4" d="M31 13c10-1 11 9 5 13"/><path fill="#cf6f3f" d="M18 9h12v5c0 3 8 7 8 16 0 8-5 12-14 12S10 38 10 30c0-9 8-13 8-16z"/><path fill="#a84f28" d="M15.500 5.500h17v5h-17z"/><path fill="none" stroke="#ffe9c2" d="M11.500 29l4.500-4 4 4 4-4 4 4 4-4 4.500 4M13.500 36h21"/>',
  maracas:
    '<path fill="none" stroke-width="7" d="M19 25l10 17M29 25L19 42"/><path fill="none" stroke="#c98d4e" stroke-width="3.500" d="M19 25l10 17M29 25L19 42"/><ellipse cx="13.500" cy="15" rx="8.500" ry="11" transform="rotate(-28 13.500 15)" fill="#2f9384"/><ellipse cx="34.500" cy="15" rx="8.500" ry="11" transform="rotate(28 34.500 15)" fill="#e3b23f"/><path fill="none" stroke="#fff3d6" d="M7 18c5 0 10-2 13-6M41 18c-5 0-10-2-13-6"/>',
  sombrero:
    '<path fill="#e8bf57" d="M2 31c0-5 8-4 12-6 1-8 3-16 10-16s9 8 10 16c4 2 12 1 12 6s-10 9-22 9S2 36 2 31z"/><path fill="#b8352a" d="M14 25c6 3 14 3 20 0l.5 5c-6 3-15 3-21 0z"/><path fill="none" stroke="#2f9384" d="M6 32c4 4 11 5 18 5s14-1 18-5"/><path fill="#fff3d6" stroke="none" d="M19 28.500l1.500-1.500 1.500 1.500-1.500 1.500zM26 28.500l1.500-1.500 1.500 1.500-1.500 1.500z"/>',
  cigar:
    '<path fill="#7b4b2b" d="M6 36L31 19l5 7.500L11 43c-5 2-9-3-5-7z"/><path fill="#b9b1a5" d="M31 19l5-3.500c3 0 6 4 4.500 7L36 26.500z"/><path fill="#d9392b" d="M13.500 31l5-3.500 5 7.500-5 3.500z"/><path fill="#f0c54a" stroke="none" d="M17.500 33.500l1.500-1.500 1.300 2-1.500 1.300z"/><path fill="none" d="M41 13c3-3-2-4 0-8M35 12c2-2-1-3 0-6"/>',
  tequila:
    '<path fill="#8dc07a" d="M20 9h8v7c6 3 8 6 8 11v13c0 2-1 3-3 3H15c-2 0-3-1-3-3V27c0-5 2-8 8-11z"/><path fill="#d9392b" d="M18.500 4h11v6h-11z"/><path fill="#fff3d6" d="M12 26h24v11H12z"/><path fill="#3f8a4d" stroke-width="1.500" d="M24 36c-1-3-4-4-7-4 2-1 4 0 5.500 1-1-2-1-4 1.500-6.500 2.500 2.500 2.500 4.500 1.500 6.500 1.500-1 3.500-2 5.500-1-3 0-6 1-7 4z"/>',
  statue:
    '<path fill="#8f86a8" d="M12 43v-6h24v6z"/><path fill="#b3abca" d="M14 37V17h20v20z"/><path fill="#8f86a8" d="M10 17l3-11 6 4 5-6 5 6 6-4 3 11z"/><path fill="#2b1d12" stroke="none" d="M17.500 21.500h5v3h-5zM25.500 21.500h5v3h-5zM18 32h12v2.500H18z"/><path fill="none" d="M24 24v5h-2.500"/><path fill="#e3b23f" stroke-width="1.500" d="M22 12l2-2.500 2 2.500-2 2.500z"/>',
  star: '<path fill="#f0c54a" d="M24 3l5.500 12.500L43 17l-10 9.500L36 41l-12-7.500L12 41l3-14.500L5 17l13.500-1.500z"/><circle cx="24" cy="23" r="6" fill="#fff3c9"/><path fill="#2b1d12" stroke="none" d="M24 19.500l1 2.500 2.700.2-2 1.800.6 2.700-2.300-1.400-2.300 1.400.6-2.700-2-1.800 2.700-.2z"/>',
  suitcase:
    '<path fill="none" stroke-width="3.500" d="M18 14v-4c0-2 1-3 3-3h6c2 0 3 1 3 3v4"/><rect x="4" y="14" width="40" height="27" rx="4" fill="#a9692f"/><path fill="#7d4a1e" d="M10 14h6v27h-6zM32 14h6v27h-6z"/><path fill="#f0c54a" d="M10 23h6v5h-6zM32 23h6v5h-6z"/>',
  opencase:
    '<path fill="#7d4a1e" d="M6 22l4-17h28l4 17z"/><path fill="#e9d3a5" d="M10 19l2.700-11h22.600L38 19z"/><rect x="4" y="22" width="40" height="20" rx="4" fill="#a9692f"/><path fill="#3b2413" d="M8 22h32v4H8z"/><path fill="#f0c54a" d="M21 30h6v5h-6z"/>',
  dollar:
    '<rect x="3" y="12" width="42" height="24" rx="3" fill="#9ccb85"/><circle cx="24" cy="24" r="8" fill="#d9efc9"/><text x="24" y="29.500" font-size="16" font-weight="800" text-anchor="middle" fill="#1d3d12" font-family="Georgia,serif">$</text><path fill="none" stroke-width="1.500" d="M8 17h4M36 31h4"/>',
  confiscate:
    '<circle cx="24" cy="24" r="19" fill="#d9392b"/><path fill="#fff3d6" d="M15 27v-9c0-3 4-3 4 0v-3c0-3 4-3 4 0v-1c0-3 4-3 4 0v2c0-3 4-3 4 0v13c0 6-4 9-8 9s-7-3-10-9c-1-3 1-4 2-2z"/>',
  extra:
    '<circle cx="24" cy="24" r="19" fill="#fdf6e6"/><circle cx="21" cy="21" r="8" fill="#bfe0ee"/><path fill="none" stroke-width="4" d="M27 27l9 9"/>',
  desk: '<path fill="#8a5a2b" d="M3 20h42v7H3z"/><path fill="#6d441d" d="M7 27h34v15H7z"/><path fill="#a9692f" d="M18 31h12v7H18z"/><path fill="#d9392b" d="M30 20c0-5 9-5 9 0z"/><path fill="none" d="M34.500 16v-3"/><path fill="#fff6e3" d="M8 14h13l1 6H8z"/>',
  back: '<rect x="7" y="3" width="34" height="42" rx="5" fill="#93502a"/><rect x="11" y="7" width="26" height="34" rx="3" fill="#b5693a"/><path fill="none" stroke="#f1cfa0" d="M14 24l10-12 10 12-10 12z"/><path fill="#f1cfa0" stroke="none" d="M24 18l2 4.500 4.500.4-3.500 3 1.100 4.600-4.100-2.500-4.100 2.500 1.100-4.600-3.500-3 4.500-.4z"/>',
};
