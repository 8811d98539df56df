/** Schmuggler an Bord: thirty goods by their key. */
import type { Sheet } from "@frame/art/pic";

export const GOODS: Sheet = {
  coffee:
    '<path fill="#c49a6c" d="M10 14c-5 8-6 20-2 28h32c4-8 3-20-2-28z"/><path fill="#a87b4c" d="M12 14c2-5 6-9 8-10h8c2 1 6 5 8 10-6 3-18 3-24 0z"/><ellipse cx="24" cy="29" rx="8" ry="10" transform="rotate(25 24 29)" fill="#5b3419"/><path fill="none" stroke="#c49a6c" d="M20 37c6-4 2-11 8-16"/>',
  watches:
    '<circle cx="24" cy="28" r="16" fill="#f0c54a"/><circle cx="24" cy="28" r="11.500" fill="#fff6e3"/><path fill="none" stroke-width="2.500" d="M24 20v8l6 4"/><path fill="#f0c54a" d="M21 7h6v5h-6z"/><circle cx="24" cy="5.500" r="3" fill="none"/>',
  carpets:
    '<path fill="#b1301d" d="M6 18h30v24H6z"/><path fill="none" stroke="#f0c54a" d="M12 24h18v12H12zM17 30l4-4 4 4-4 4z"/><path fill="#8a2416" d="M36 6c8 0 8 12 0 12H6V6z"/><path fill="none" stroke="#f0c54a" d="M36 9c4 0 4 6 0 6"/><path fill="none" stroke-width="1.500" d="M9 42v3M15 42v3M21 42v3M27 42v3M33 42v3"/>',
  gold: '<path fill="#f0c54a" d="M4 40l4-13h14l4 13zM22 40l4-13h14l4 13zM13 27l4-13h14l4 13z"/><path fill="none" stroke="#fff0b8" d="M18 18h11M9 31h11M27 31h11"/>',
  parrots:
    '<path fill="#3f9a4d" d="M16 4c9-2 17 5 17 15 0 11-5 16-12 26-4-8-9-11-9-22z"/><path fill="#d9392b" d="M16 4c6-1 11 2 13 6-4 6-10 7-17 5 0-5 0-9 4-11z"/><circle cx="19" cy="10" r="2" fill="#fff"/><path fill="#f0c54a" d="M12 9c-6 0-6 6-3 9 1-3 2-4 4-4z"/><path fill="#2f6db0" d="M33 19c3 8-2 16-8 20 1-8 2-14 8-20z"/>',
  stamps:
    '<rect x="7" y="6" width="34" height="36" rx="1" fill="#fff6e3" stroke-dasharray="3 2"/><rect x="12" y="11" width="24" height="26" fill="#7ac4d9" stroke-width="1.500"/><path fill="#2f6d8f" d="M12 37l8-13 6 8 4-5 6 10z"/><circle cx="29" cy="18" r="3.500" fill="#f0c54a"/>',
  rum: '<path fill="#a9692f" d="M12 5h24c5 12 5 26 0 38H12c-5-12-5-26 0-38z"/><path fill="none" stroke="#5b3419" stroke-width="3.500" d="M9.500 14h29M9.500 34h29"/><text x="24" y="29" font-size="13" font-weight="800" text-anchor="middle" fill="#2b1409" font-family="Georgia,serif">XXX</text>',
  microfilm:
    '<circle cx="21" cy="21" r="16" fill="#37393e"/><circle cx="21" cy="21" r="4" fill="#d5dae0"/><g fill="#d5dae0" stroke-width="1.500"><circle cx="21" cy="11" r="3"/><circle cx="30" cy="18" r="3"/><circle cx="27" cy="29" r="3"/><circle cx="15" cy="29" r="3"/><circle cx="12" cy="18" r="3"/></g><path fill="#8d9097" d="M28 35c6-2 10-1 18 3v6c-8-4-14-4-20-2z"/>',
  tulips:
    '<path fill="none" stroke="#3f8a4d" stroke-width="3.500" d="M24 26v18"/><path fill="#5fae5a" d="M24 42c-8-1-12-6-13-13 7 1 12 5 13 13zM24 42c8-1 12-6 13-13-7 1-12 5-13 13z"/><path fill="#e2573f" d="M14 6c3 1 4 3 5 5 1-4 3-6 5-8 2 2 4 4 5 8 1-2 2-4 5-5 1 12-2 20-10 20S13 18 14 6z"/>',
  furs: '<path fill="#8a5a3b" d="M17 4h14l11 12-5 6-3-3v25H14V19l-3 3-5-6z"/><path fill="#d8b48a" d="M17 4l7 12 7-12c3 8-3 14-7 18-4-4-10-10-7-18z"/><path fill="none" stroke="#d8b48a" stroke-width="3" d="M24 24v18"/>',
  caviar:
    '<path fill="#2f6db0" d="M4 22h40v14c0 4-9 7-20 7S4 40 4 36z"/><ellipse cx="24" cy="20" rx="20" ry="8" fill="#d5dae0"/><ellipse cx="24" cy="19" rx="15" ry="5.500" fill="#22252b"/><g fill="#5c6470" stroke="none"><circle cx="18" cy="18" r="1.800"/><circle cx="24" cy="20.500" r="1.800"/><circle cx="30" cy="18" r="1.800"/><circle cx="23" cy="16" r="1.800"/></g><path fill="none" stroke="#fff6e3" d="M10 33c9 4 19 4 28 0"/>',
  guitars:
    '<path fill="none" stroke-width="6" d="M26 22L41 7"/><path fill="none" stroke="#7d4a1e" stroke-width="3" d="M26 22L41 7"/><path fill="#d98b3f" d="M15 20c5-3 9-1 12 2s5 7 2 12c-1 3-4 4-6 7-4 5-13 4-17-1-5-5-5-12 0-16 3-2 6-1 9-4z"/><circle cx="19" cy="29" r="4.500" fill="#3b2413"/><path fill="#3b2413" d="M38 4l6 6 2-4-4-4z"/>',
  computers:
    '<path fill="#d9d0b8" d="M5 5h38v27H5z"/><path fill="#234d3a" d="M10 10h28v17H10z"/><path fill="none" stroke="#8ee0a4" d="M14 15h8M14 20h14"/><path fill="#bfb493" d="M18 32h12v5H18zM8 37h32v6H8z"/>',
  perfume:
    '<path fill="#c793db" d="M10 22h28v17c0 3-2 5-5 5H15c-3 0-5-2-5-5z"/><path fill="#f0c54a" d="M19 14h10v8H19z"/><circle cx="24" cy="9" r="5" fill="#fff6e3"/><path fill="#fff6e3" d="M17 28h14v10H17z"/><path fill="none" stroke-width="1.500" d="M37 10l5-3M38 14h5M37 6l2-4"/>',
  amphorae:
    '<path fill="none" stroke-width="3.500" d="M17 9c-9 0-9 9-4 12M31 9c9 0 9 9 4 12"/><path fill="#cf7d4a" d="M18 4h12v6c9 5 9 16 3 25l-5 9h-8l-5-9c-6-9-6-20 3-25z"/><path fill="none" stroke="#2b1d12" d="M14 20c6 2 14 2 20 0M14 28c6 2 14 2 20 0"/>',
  chocolate:
    '<path fill="#6b3f22" d="M9 4h30v24H9z"/><path fill="none" stroke="#3d2210" d="M9 12h30M9 20h30M19 4v24M29 4v24"/><path fill="#c23b27" d="M7 24l5 3 6-3 6 3 6-3 6 3 5-3v20H7z"/><path fill="none" stroke="#f0c54a" stroke-width="2.500" d="M12 35h24"/>',
  coins:
    '<g fill="#c9a24a"><ellipse cx="18" cy="38" rx="13" ry="5"/><ellipse cx="18" cy="32" rx="13" ry="5"/><ellipse cx="18" cy="26" rx="13" ry="5"/></g><circle cx="32" cy="16" r="12" fill="#e0bd62"/><path fill="none" d="M28 22c-2-6 0-12 5-12 2 0 3 2 3 4l2 1-2 2c0 3-2 4-3 5"/>',
  masks:
    '<path fill="#7d4a1e" d="M10 5h28c3 14 1 30-14 40C9 35 7 19 10 5z"/><path fill="#fff6e3" d="M13 19c4-4 7-4 9 0-2 3-6 3-9 0zM26 19c2-4 5-4 9 0-3 3-7 3-9 0z"/><path fill="none" stroke-width="2.500" d="M24 17v11"/><path fill="#c23b27" d="M17 33c4-3 10-3 14 0-3 5-11 5-14 0z"/><path fill="none" stroke="#f0c54a" d="M13 10h22"/>',
  orchids:
    '<path fill="none" stroke="#3f8a4d" stroke-width="3" d="M24 28c2 8 0 12-4 17"/><path fill="#e58bb5" d="M24 22C12 22 5 16 6 8c9 0 16 5 18 14zM24 22c12 0 19-6 18-14-9 0-16 5-18 14z"/><path fill="#f3b3d0" d="M24 22C18 14 19 7 24 3c5 4 6 11 0 19zM24 22c-5 4-6 9-2 13h4c4-4 3-9-2-13z"/><circle cx="24" cy="23" r="3.500" fill="#f0c54a"/>',
  gems: '<path fill="#58b98a" d="M16 6h16l11 12-19 26L5 18z"/><path fill="none" d="M5 18h38M16 6l2 12 6 26 6-26 2-12M18 18l6-12 6 12"/>',
  paintings:
    '<rect x="4" y="7" width="40" height="34" fill="#d19a3a"/><rect x="10" y="13" width="28" height="22" fill="#a9d3e6"/><path fill="#5b8f4a" d="M10 35V28c8-4 14 3 28-3v10z"/><circle cx="31" cy="19" r="3.500" fill="#f6d27a"/><path fill="#fff6e3" d="M17 28l3-9 3 9z"/>',
  saffron:
    '<path fill="#fff6e3" d="M12 16h24v22c0 4-3 6-6 6H18c-3 0-6-2-6-6z"/><path fill="#e2722c" d="M13 26h22v12c0 3-2 5-5 5H18c-3 0-5-2-5-5z"/><path fill="#8a5a2b" d="M10 8h28v8H10z"/><path fill="none" stroke="#b1301d" stroke-width="2.500" d="M18 38l4-8M24 39l-1-9M30 37l-4-7"/>',
  cigarettes:
    '<path fill="#fff6e3" d="M14 4h5v14h-5zM21 2h5v16h-5zM28 5h5v13h-5z"/><path fill="#d98b3f" stroke="none" d="M15 5h3v4h-3zM22 3h3v4h-3zM29 6h3v4h-3z"/><path fill="#c23b27" d="M9 15h30v29H9z"/><path fill="#fff6e3" d="M9 23h30v11H9z"/><circle cx="24" cy="28.500" r="4" fill="#f0c54a"/>',
  silk: '<path fill="#d36a9c" d="M4 12h26v24H4z"/><ellipse cx="30" cy="24" rx="6" ry="12" fill="#f3b3d0"/><ellipse cx="30" cy="24" rx="2" ry="4" fill="#8a5a2b"/><path fill="#e58bb5" d="M4 36c8 2 14 8 24 5 6-2 11-1 16 3-10 3-34 3-40-1z"/><path fill="none" stroke="#fff6e3" stroke-width="1.500" d="M8 18h16M8 24h16M8 30h16"/>',
  telescopes:
    '<path fill="#f0c54a" d="M3 27l22-13 5 9L8 36z"/><path fill="#a9692f" d="M25 14l11-7 7 12-13 4z"/><path fill="#7ac4d9" d="M36 7c4 0 9 8 7 12z"/><path fill="none" stroke-width="3" d="M20 30l-6 14M22 29l8 15"/>',
  porcelain:
    '<path fill="none" stroke-width="3.500" d="M35 20c9-1 9 13-1 14"/><path fill="#f4f7fb" d="M12 17h24c4 13-1 24-12 24S8 30 12 17z"/><path fill="#f4f7fb" d="M12 27C6 27 4 20 3 15l5-1c1 4 3 6 5 6z"/><path fill="#2f6db0" d="M14 17c2-6 18-6 20 0z"/><circle cx="24" cy="9" r="2.500" fill="#2f6db0"/><path fill="none" stroke="#2f6db0" d="M19 29c3-5 7-5 10 0-3 5-7 5-10 0zM24 23v12"/>',
  cameras:
    '<path fill="#37393e" d="M4 14h10l3-6h14l3 6h10v27H4z"/><path fill="#8d9097" d="M4 19h40v4H4z" stroke-width="1.500"/><circle cx="24" cy="27" r="10" fill="#d5dae0"/><circle cx="24" cy="27" r="5.500" fill="#2f6d8f"/><path fill="#f0c54a" d="M36 9h6v5h-6z"/>',
  radios:
    '<path fill="none" stroke-width="2.500" d="M14 14L34 3"/><rect x="4" y="14" width="40" height="28" rx="4" fill="#a9692f"/><circle cx="16" cy="28" r="8" fill="#e9d3a5"/><path fill="none" stroke-width="1.500" d="M11 28h10M12 24h8M12 32h8"/><path fill="#fff6e3" d="M28 20h12v7H28z"/><circle cx="31" cy="35" r="3" fill="#f0c54a"/><circle cx="38" cy="35" r="3" fill="#f0c54a"/>',
  champagne:
    '<path fill="#2f6d45" d="M20 12h8v6c5 4 6 7 6 12v14H14V30c0-5 1-8 6-12z"/><path fill="#f0c54a" d="M19 7h10v8H19z"/><path fill="#fff6e3" d="M14 30h20v9H14z"/><circle cx="24" cy="4" r="3" fill="#d8b48a"/><g fill="none" stroke-width="1.500"><circle cx="35" cy="9" r="2"/><circle cx="39" cy="15" r="1.500"/><circle cx="12" cy="9" r="2"/></g>',
  cheese:
    '<path fill="#f2c14e" d="M4 26L40 8c4 4 4 10 4 14L4 30z"/><path fill="#e0a53a" d="M4 28l40-6v18H4z"/><circle cx="16" cy="34" r="3.500" fill="#c98a26"/><circle cx="29" cy="32" r="4" fill="#c98a26"/><circle cx="38" cy="36" r="2" fill="#c98a26"/>',
};
