/** The pictures of the start page: one scene per game, built from the games' own things. */
const WRAP = { viewBox: "0 0 160 160", "aria-hidden": true, class: "pic cover-art" } as const;

const BLUFF =
  '<ellipse cx="80" cy="136" rx="62" ry="12" fill="#0003" stroke="none"/><path fill="#8f5526" d="M40 30l44-14 34 78c2 6-14 16-34 22s-36 6-38 0z"/><ellipse cx="62" cy="23" rx="23" ry="8" transform="rotate(-17 62 23)" fill="#b57a3d"/><path fill="none" stroke="#e0b06a" stroke-dasharray="4 4" d="M42 53c14 4 40-4 50-13M44 92c18 6 56-6 66-20"/><g transform="translate(16 98) rotate(-8 20 20)"><rect width="40" height="40" rx="9" fill="#f2c14e"/><circle cx="10" cy="10" r="4"/><circle cx="30" cy="30" r="4"/><circle cx="20" cy="20" r="4"/></g><g transform="translate(62 106) rotate(9 18 18)"><rect width="38" height="38" rx="8" fill="#f2c14e"/><path d="M19 6l4 9 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z"/></g><g transform="translate(108 92) rotate(14 20 20)"><rect width="42" height="42" rx="9" fill="#c23b27"/><g fill="#fff6e5"><circle cx="11" cy="11" r="4.500"/><circle cx="31" cy="11" r="4.500"/><circle cx="21" cy="21" r="4.500"/><circle cx="11" cy="31" r="4.500"/><circle cx="31" cy="31" r="4.500"/></g></g>';

const BORDER =
  '<circle cx="122" cy="34" r="20" fill="#f6d27a"/><path fill="#7c8f4a" d="M20 84V58c0-5 8-5 8 0v10h4V48c0-7 12-7 12 0v36h5V70c0-5 8-5 8 0v12c0 8-6 10-13 10v40H32V92c-8 0-12-2-12-8z"/><path fill="none" stroke="#3b2413" stroke-width="5" d="M78 74V64c0-5 3-8 8-8h22c5 0 8 3 8 8v10"/><rect x="50" y="74" width="96" height="62" rx="9" fill="#a9692f"/><path fill="#7d4a1e" d="M64 74h14v62H64zM118 74h14v62h-14z"/><path fill="#f0c54a" d="M64 96h14v11H64zM118 96h14v11h-14z"/><path fill="#f0c54a" d="M98 82l7 15 16 2-12 11 4 17-15-9-15 9 4-17-12-11 16-2z"/><circle cx="98" cy="106" r="7" fill="#fff3c9"/><path fill="none" stroke="#5d3517" stroke-width="3" d="M6 138h148"/>';

const SMUGGLERS =
  '<circle cx="34" cy="32" r="16" fill="#fff3c9"/><path fill="#f4efe2" d="M58 62h52l8 24H46z"/><path fill="#d9392b" d="M66 30h16v32H66zM90 36h14v26H90z"/><path fill="#fff3d6" d="M66 38h16v7H66zM90 43h14v6H90z"/><path fill="#2b4a5e" d="M14 86h134c-4 22-14 34-26 38H42C28 118 18 104 14 86z"/><path fill="none" stroke="#f4efe2" d="M22 96h118"/><g fill="#f2c14e"><circle cx="56" cy="74" r="4.500"/><circle cx="74" cy="74" r="4.500"/><circle cx="92" cy="74" r="4.500"/></g><path fill="#79b8d6" d="M2 122c10-8 18-8 26 0s18 8 26 0 18-8 26 0 18 8 26 0 18-8 26 0 18 8 26 0v26H2z"/><g transform="translate(98 92) rotate(10 20 24)"><rect width="40" height="48" rx="6" fill="#fff6e3"/><rect x="5" y="5" width="30" height="38" rx="4" fill="#1d4e6b"/><text x="20" y="33" font-size="25" font-weight="800" text-anchor="middle" fill="#fff6e3">?</text></g>';

const DIG =
  '<path fill="#8d9097" d="M8 20h144v70H8z"/><g fill="none" stroke="#6c7078"><path d="M8 43h144M8 66h144M44 20v23M92 20v23M134 20v23M24 43v23M68 43v23M114 43v23M44 66v24M92 66v24M134 66v24"/></g><rect x="58" y="28" width="44" height="36" rx="3" fill="#f6d27a"/><path fill="none" stroke-width="5" d="M69 28v36M80 28v36M91 28v36"/><path fill="#7a5330" d="M8 90h144v50H8z"/><path fill="#2c1a0d" d="M40 90c-2 22 10 36 34 38 18 2 30 0 42 4l30-2v10H74C42 138 22 120 22 90z"/><path fill="none" stroke="#a9692f" stroke-width="6" d="M116 58l-34 52"/><path fill="#c3c8cf" d="M78 102l14 9c-2 12-8 20-20 22-3-11-2-22 6-31z"/><path fill="#d1732a" d="M108 50l9-12 12 8-8 13z"/>';

const SCENES: Readonly<Record<string, string>> = {
  bluff: BLUFF,
  border: BORDER,
  smugglers: SMUGGLERS,
  dig: DIG,
};

export function Cover({ game }: { game: string }) {
  return <svg {...WRAP} dangerouslySetInnerHTML={{ __html: SCENES[game] ?? "" }} />;
}

/** The cover on a piece of the game's felt, beside a title. */
export function CoverTile({ game }: { game: string }) {
  return (
    <div class="covertile">
      <Cover game={game} />
    </div>
  );
}
