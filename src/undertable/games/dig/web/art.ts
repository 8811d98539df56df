/** Dig Your Way Out: tools, weapons, parts, accessories, rarities, gangs, rooms and marks. */
import type { Sheet } from "@frame/art/pic";

export const DIG: Sheet = {
  // tools
  spoon:
    '<path fill="#c3c8cf" d="M30 4c8-2 14 4 13 11-1 6-7 10-13 9L13 42c-4 4-9-1-5-5l17-17C23 14 24 6 30 4z"/><path fill="#9aa0a8" stroke="none" d="M32 8c4-1 7 2 6 6-1 3-4 5-7 4-4-2-4-9 1-10z"/>',
  pickaxe:
    '<path fill="none" stroke-width="7" d="M12 42L31 17"/><path fill="none" stroke="#b57a3d" stroke-width="4" d="M12 42L31 17"/><path fill="#aeb4bc" d="M8 9c12-5 25 1 32 9 3 5 5 9 5 14-6-9-12-14-18-18-5-3-12-5-19-5z"/>',
  shovel:
    '<path fill="none" stroke-width="7" d="M37 9L21 28"/><path fill="none" stroke="#b57a3d" stroke-width="4" d="M37 9L21 28"/><path fill="none" stroke-width="4" d="M32 4l11 9"/><path fill="#aeb4bc" d="M14 24l12 10c-2 7-9 11-21 10-1-11 2-18 9-20z"/>',
  // weapons
  knife:
    '<path fill="#d5dae0" d="M43 4c1 13-6 22-18 28l-6-6C26 17 33 8 43 4z"/><path fill="#6d441d" d="M19 24l6 6L13 43c-4 3-9-2-6-6z"/><path fill="none" stroke-width="3" d="M16 23l10 10"/>',
  blade:
    '<rect x="4" y="15" width="40" height="18" rx="2" fill="#d5dae0"/><path fill="#37393e" d="M12 22h8v-2h8v2h8v4h-8v2h-8v-2h-8z"/><path fill="none" stroke="#fff" stroke-width="1.500" d="M7 18h34"/>',
  // parts
  container:
    '<path fill="none" stroke-width="6" d="M32 26h13"/><path fill="#6c7078" d="M3 18h30v10c0 7-6 11-15 11S3 35 3 28z"/><ellipse cx="18" cy="18" rx="15" ry="5" fill="#37393e"/>',
  point:
    '<path fill="#d5dae0" d="M20 27L34 3c2 6 0 12-4 17l-6 10zM28 27L14 3c-2 6 0 12 4 17l6 10z"/><circle cx="15" cy="37" r="6.500" fill="none" stroke="#c23b27" stroke-width="4"/><circle cx="33" cy="37" r="6.500" fill="none" stroke="#c23b27" stroke-width="4"/>',
  tie: '<path fill="none" stroke-width="9" d="M8 34c-4-18 30-26 32-10 1 12-24 14-22 2 1-8 20-4 24 14"/><path fill="none" stroke="#e0b06a" stroke-width="5.500" d="M8 34c-4-18 30-26 32-10 1 12-24 14-22 2 1-8 20-4 24 14"/><path fill="none" stroke-width="1.200" stroke-dasharray="1 5" d="M8 34c-4-18 30-26 32-10 1 12-24 14-22 2 1-8 20-4 24 14"/>',
  // accessories
  bandana:
    '<path fill="#c23b27" d="M4 12c13 5 27 5 40 0-1 13-9 25-20 32C13 37 5 25 4 12z"/><path fill="none" stroke="#fff3d6" d="M10 18c9 3 19 3 28 0"/><g fill="#fff3d6" stroke="none"><circle cx="18" cy="25" r="2"/><circle cx="30" cy="25" r="2"/><circle cx="24" cy="33" r="2"/></g>',
  chain:
    '<g fill="none" stroke="#2b1d12" stroke-width="6"><path d="M7 5c0 22 6 29 17 29S41 27 41 5"/></g><path fill="none" stroke="#f0c54a" stroke-width="3.500" stroke-dasharray="4 3" d="M7 5c0 22 6 29 17 29S41 27 41 5"/><path fill="#f0c54a" d="M24 30l7 7-7 8-7-8z"/>',
  vest: '<path fill="#4a3527" d="M14 4l10 8 10-8 7 7-4 9 3 24H8l3-24-4-9z"/><path fill="none" stroke="#d5dae0" d="M24 12v32"/><path fill="#d5dae0" stroke-width="1.500" d="M14 27h6v7h-6zM28 27h6v7h-6z"/>',
  ink: '<path fill="#6c7078" d="M29 4l15 15-7 7-15-15z"/><path fill="#aeb4bc" d="M22 15l11 11-9 5-7-7z"/><path fill="none" stroke-width="2.500" d="M19 29l-9 9"/><path fill="#2f6d8f" d="M5 37c3 3 6 4 9 3 1 4-10 6-9-3z"/>',
  scarf:
    '<path fill="#a868c0" d="M10 6c9 6 19 6 28 0l4 7c-11 9-25 9-36 0z"/><path fill="#c793db" d="M26 18l9-2 4 26-5-3-4 4-5-4z"/><path fill="none" stroke="#fff3d6" stroke-width="1.500" d="M29 24l8-1M30 31l8-1"/>',
  shades:
    '<path fill="none" stroke-width="3.500" d="M4 17l5-5M44 17l-5-5M20 21c2-2 6-2 8 0"/><path fill="#22252b" d="M3 17h18v8c0 6-4 10-9 10s-9-4-9-10zM27 17h18v8c0 6-4 10-9 10s-9-4-9-10z"/><path fill="none" stroke="#8db4cf" d="M8 21l4 7M32 21l4 7"/>',
  // rarities
  radio:
    '<path fill="none" stroke-width="2.500" d="M33 14L40 3"/><rect x="5" y="14" width="38" height="28" rx="4" fill="#6c7078"/><circle cx="17" cy="28" r="8" fill="#d5dae0"/><path fill="none" stroke-width="1.500" d="M12 28h10M13 24h8M13 32h8"/><path fill="#f6d27a" d="M29 20h10v7H29z"/><circle cx="34" cy="35" r="3" fill="#d1732a"/>',
  magazine:
    '<path fill="#e58bb5" d="M9 4h30v40H9z"/><path fill="#fff6e3" d="M13 8h22v7H13z"/><circle cx="24" cy="26" r="7" fill="#f6d27a"/><path fill="#f6d27a" d="M14 40c1-6 5-8 10-8s9 2 10 8z"/>',
  whisky:
    '<path fill="#c9862f" d="M15 16h18c2 2 3 4 3 7v17c0 2-1 4-4 4H16c-3 0-4-2-4-4V23c0-3 1-5 3-7z"/><path fill="#3b2413" d="M19 4h10v12H19z"/><path fill="#fff6e3" d="M12 26h24v10H12z"/><path fill="none" stroke-width="1.500" d="M17 31h14"/>',
  phone:
    '<rect x="13" y="6" width="22" height="40" rx="4" fill="#37393e"/><path fill="none" stroke-width="3.500" d="M30 6V1"/><path fill="#9ccb85" d="M17 11h14v11H17z"/><g fill="#d5dae0" stroke="none"><path d="M17 26h4v4h-4zM22 26h4v4h-4zM27 26h4v4h-4zM17 32h4v4h-4zM22 32h4v4h-4zM27 32h4v4h-4zM22 38h4v4h-4z"/></g>',
  watch:
    '<path fill="#8a5a2b" d="M18 2h12v44H18z"/><circle cx="24" cy="24" r="13" fill="#f0c54a"/><circle cx="24" cy="24" r="9" fill="#fff6e3"/><path fill="none" stroke-width="2.500" d="M24 18v6l5 3"/>',
  gold_tooth:
    '<path fill="#f0c54a" d="M10 14c0-9 8-9 14-5 6-4 14-4 14 5 0 10-4 12-5 22-1 8-6 9-7 1l-2-9-2 9c-1 8-6 7-7-1-1-10-5-12-5-22z"/><path fill="none" stroke="#fff3c9" d="M15 14c1-4 4-4 6-3"/>',
  // other search cards
  rarity:
    '<path fill="#7ac4d9" d="M14 8h20l9 12-19 23L5 20z"/><path fill="none" d="M5 20h38M14 8l5 12 5 23 5-23 5-12M19 20l5-12 5 12"/>',
  action: '<path fill="#f0c54a" d="M27 3L8 27h13l-3 18 22-27H27z"/>',
  card: '<rect x="8" y="4" width="32" height="40" rx="5" fill="#37393e"/><path fill="none" stroke="#d1732a" stroke-width="3" d="M16 12v24M24 12v24M32 12v24"/>',
  background:
    '<rect x="6" y="4" width="36" height="40" rx="4" fill="#e9dcc0"/><circle cx="24" cy="18" r="7" fill="#8a6d4a"/><path fill="#8a6d4a" d="M12 36c1-8 6-10 12-10s11 2 12 10z"/><path fill="none" stroke-width="1.500" d="M11 40h26"/>',
  cigarette:
    '<g transform="rotate(-24 22 30)"><path fill="#fff6e3" d="M2 23h32v13H2z"/><path fill="#d1732a" d="M2 23h11v13H2z"/><path fill="#ff6a3d" d="M34 23h6v13h-6z"/></g><path fill="none" stroke="#b9c3cd" stroke-width="4" d="M42 11c4-3-3-5 1-9"/>',
  beating:
    '<path fill="#e2573f" d="M24 2l5 10 10-5-3 11 11 4-10 6 5 11-12-2-4 9-6-9-11 5 2-12L1 24l11-5-4-11 11 4z"/><path fill="none" stroke="#fff6e3" stroke-width="3" d="M17 18l5 5M22 18l-5 5M27 18l5 5M32 18l-5 5M18 32c4-3 8-3 12 0"/>',
  tunnel:
    '<path fill="#7a5330" d="M3 43V23C3 11 12 4 24 4s21 7 21 19v20z"/><path fill="#1e120a" d="M12 43V26c0-7 5-12 12-12s12 5 12 12v17z"/><path fill="none" stroke="#b57a3d" d="M12 43h24"/>',
  michel:
    '<circle cx="24" cy="17" r="11" fill="#e0a97e"/><path fill="#d1732a" d="M4 45c1-12 9-16 20-16s19 4 20 16z"/><path fill="#2b1d12" d="M13 16c-1-14 23-14 22 0-4-4-18-4-22 0z"/><path fill="none" d="M19 20h1M28 20h1M20 24c3-1 5-1 8 0"/><path fill="none" stroke-width="1.500" d="M31 14l3 7"/>',
  // verbs and marks
  lens: '<path fill="none" stroke-width="9" d="M30 30l12 12"/><path fill="none" stroke="#a06a36" stroke-width="5" d="M30 30l12 12"/><circle cx="20" cy="20" r="14" fill="#cfe3ff"/><path fill="none" stroke="#fff" stroke-width="3" d="M13 18q2-7 8-7"/>',
  boot: '<path fill="#7a4722" d="M10 6h15v17q11 3 17 9 3 3 1 8H10z"/><rect x="7" y="39" width="38" height="6" rx="2" fill="#3c1f0f"/><path fill="none" stroke="#e9c48b" d="M16 13h8M16 19h8"/>',
  hammer:
    '<g transform="translate(22 22) rotate(35)"><rect x="-3" y="-6" width="6" height="31" rx="2" fill="#a06a36"/><rect x="-14" y="-17" width="26" height="12" rx="2" fill="#8d97a3"/></g>',
  fist: '<path fill="#d99f73" d="M10 19q0-7 6-7h19q6 0 6 7v11q0 9-9 9H21q-11 0-11-9z"/><path fill="none" d="M18 12v12M25 12v12M33 12v12M10 27q9-5 17 2"/>',
  mini: '<rect x="9" y="3" width="30" height="42" rx="5" fill="#cfe3ff"/><path fill="none" stroke="#35506e" stroke-width="4" d="M17 13v22M24 13v22M31 13v22"/>',
  bulb: '<circle cx="24" cy="19" r="22" fill="#ffb347" stroke="none" opacity=".35"/><path fill="#ffcf6e" d="M24 4q14 0 14 14 0 7-6 12v5H16v-5q-6-5-6-12Q10 4 24 4z"/><rect x="16" y="35" width="16" height="9" rx="3" fill="#8d97a3"/><path fill="none" stroke="#b36a12" d="M20 30v-9l4 4 4-4v9"/>',
  bulb_off:
    '<path fill="#3b434d" d="M24 4q14 0 14 14 0 7-6 12v5H16v-5q-6-5-6-12Q10 4 24 4z"/><rect x="16" y="35" width="16" height="9" rx="3" fill="#5d6773"/>',
  // gangs
  crew: '<circle cx="24" cy="24" r="20" fill="#6b4fa0"/><path fill="#f0c54a" d="M10 31l-1-16 8 6 7-10 7 10 8-6-1 16z"/><path fill="#f0c54a" d="M11 33h26v4H11z"/>',
  cartel:
    '<path fill="#2f7d55" d="M24 3l18 6v14c0 11-8 18-18 22C14 41 6 34 6 23V9z"/><path fill="#fff6e3" d="M14 22c0-6 4-10 10-10s10 4 10 10c0 4-2 6-4 7v5H18v-5c-2-1-4-3-4-7z"/><path fill="#2b1d12" stroke="none" d="M18 20h4v4h-4zM26 20h4v4h-4zM23 26h2v3h-2z"/>',
  bikers:
    '<circle cx="24" cy="24" r="20" fill="#37393e"/><circle cx="24" cy="24" r="13" fill="none" stroke="#d5dae0" stroke-width="4"/><path fill="none" stroke="#d5dae0" d="M24 13v22M13 24h22M16 16l16 16M32 16L16 32"/><circle cx="24" cy="24" r="4" fill="#d1732a"/>',
  bratva:
    '<path fill="#b1301d" d="M4 8h40v24L24 45 4 32z"/><path fill="#f0c54a" d="M24 11l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"/>',
  triad:
    '<path fill="#c23b27" d="M24 3l21 38H3z"/><path fill="#fff6e3" d="M24 15c6 4 9 9 10 14-4-2-7-1-10 4-3-5-6-6-10-4 1-5 4-10 10-14z"/>',
  queers:
    '<circle cx="24" cy="24" r="20" fill="#fff6e3"/><path fill="#e2573f" d="M24 40C10 31 6 24 8 17c3-7 12-7 16 0 4-7 13-7 16 0 2 7-2 14-16 23z"/><path fill="none" stroke="#f0c54a" stroke-width="3" d="M10 22h28"/><path fill="none" stroke="#2f9384" stroke-width="3" d="M14 28h20"/>',
  // rooms
  cells:
    '<path fill="#8d9097" d="M5 5h38v38H5z"/><path fill="#22252b" d="M11 10h26v33H11z"/><path fill="none" stroke="#c3c8cf" stroke-width="3" d="M16 10v33M24 10v33M32 10v33M11 24h26"/>',
  cafeteria:
    '<rect x="3" y="14" width="42" height="26" rx="4" fill="#c3c8cf"/><circle cx="17" cy="27" r="8" fill="#fff6e3"/><path fill="#92c47d" d="M30 19h10v7H30z"/><path fill="#d1732a" d="M30 30h10v6H30z"/><path fill="#b57a3d" stroke-width="1.500" d="M13 27c2-4 6-4 8 0z"/><path fill="none" d="M10 9c2-3-2-3 0-6M18 9c2-3-2-3 0-6"/>',
  infirmary:
    '<rect x="5" y="9" width="38" height="33" rx="5" fill="#fff6e3"/><path fill="#c23b27" d="M20 15h8v7h7v8h-7v7h-8v-7h-7v-8h7z"/><path fill="none" stroke-width="3" d="M17 9V5h14v4"/>',
  yard: '<path fill="#92c47d" d="M3 31h42v12H3z"/><circle cx="36" cy="12" r="6" fill="#f6d27a"/><path fill="none" stroke-width="3" d="M10 43V14h20v29"/><path fill="none" stroke-width="1.500" d="M10 20h20M10 26h20M10 32h20M15 14v24M20 14v24M25 14v24"/><circle cx="37" cy="35" r="6" fill="#d1732a"/><path fill="none" stroke-width="1.200" d="M31 35h12M37 29v12"/>',
  showers:
    '<path fill="none" stroke-width="4" d="M8 43V12c0-5 3-8 8-8h8v6"/><path fill="#aeb4bc" d="M13 16c0-4 5-6 11-6s11 2 11 6v3H13z"/><path fill="none" stroke="#4c86a6" stroke-width="3" d="M17 24l-2 6M24 24v6M31 24l2 6M20 34l-2 6M28 34l2 6"/>',
  solitary:
    '<rect x="8" y="3" width="32" height="42" rx="3" fill="#6c7078"/><rect x="17" y="10" width="14" height="6" rx="1" fill="#22252b"/><circle cx="33" cy="27" r="2.500" fill="#f0c54a"/><path fill="none" stroke="#c3c8cf" stroke-width="1.500" d="M13 8v1M35 8v1M13 39v1M35 39v1M16 33h10"/>',
};
