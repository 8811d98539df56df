/** Dice 1-5 and star, and the cup over them. */
const PIPS: Readonly<Record<number, string>> = {
  1: "4",
  2: "08",
  3: "048",
  4: "0268",
  5: "02468",
  6: "023568",
};

export const STAR =
  "M50 12l10.600 23.400 25.500 2.700-19.100 17.200 5.400 25.100L50 67.500l-22.400 12.900 5.400-25.100-19.100-17.200 25.500-2.700z";

export type DieLook = "plain" | "red" | "ghost" | "white";

interface DieProps {
  /** 1-5 pips, 6 pips only on an ordinary die, "star", or null for a die whose face is hidden. */
  face: number | "star" | null;
  look?: DieLook;
  size?: number | string;
  label?: string | undefined;
  class?: string | undefined;
}

export function Die({ face, look = "plain", size = 40, label, class: extra = "" }: DieProps) {
  return (
    <svg
      class={`pic die ${look} ${extra}`}
      viewBox="0 0 100 108"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect class="edge" x="3" y="3" width="94" height="102" rx="20" />
      <rect class="cube" x="5" y="5" width="90" height="84" rx="18" />
      <rect class="gleam" x="16" y="11" width="26" height="6" rx="3" />
      {face === "star" && <path class="pip" d={STAR} />}
      {face === null && (
        <text x="50" y="66" font-size="54" font-weight="800" text-anchor="middle" class="pip">
          ?
        </text>
      )}
      {typeof face === "number" &&
        [...(PIPS[face] ?? "")].map((place) => (
          <circle class="pip" cx={25 + 25 * (+place % 3)} cy={23 + 25 * Math.floor(+place / 3)} r="9.500" />
        ))}
    </svg>
  );
}

/** A cup upside down over its dice, with their number on it; its bands have the colour of its owner. */
export function Cup({
  size = 56,
  band = "#e0a63a",
  number,
  class: extra = "",
}: {
  size?: number | string;
  band?: string;
  number?: number | undefined;
  class?: string;
}) {
  return (
    <svg class={`pic cup ${extra}`} viewBox="0 0 100 120" width={size} aria-hidden="true">
      <path d="M25 12Q50 3 75 12L93 104Q50 122 7 104Z" fill="#9a5526" />
      <path d="M62 8Q70 9 74 13L91 103Q80 109 68 111Z" fill="#6f3716" stroke="none" />
      <path
        d="M9.500 92Q50 110 90.500 92L93 104Q50 122 7 104ZM24 19Q50 9 76 19L77.500 27Q50 18 22.500 27Z"
        fill={band}
      />
      <path d="M29 36L21 84" stroke="#ffe2b0" stroke-width="4" opacity=".55" />
      {number !== undefined && (
        <text x="50" y="80" class="number">
          {number}
        </text>
      )}
    </svg>
  );
}

/** A cup laid aside, seen from its mouth. */
export function OpenCup({ size = 104, band = "#e0a63a" }: { size?: number | string; band?: string }) {
  return (
    <svg class="pic cup" viewBox="0 0 130 110" width={size} aria-hidden="true">
      <path d="M14 30Q4 56 16 82L104 100Q128 56 104 10Z" fill="#9a5526" />
      <path d="M15 66Q14 76 17 81L103 98Q110 90 113 82Z" fill="#6f3716" stroke="none" />
      <ellipse cx="105" cy="55" rx="17" ry="45" fill="#2a140a" />
      <path d="M94 12L105 10Q84 55 104 100L93 97Q74 55 94 12Z" fill={band} />
    </svg>
  );
}
