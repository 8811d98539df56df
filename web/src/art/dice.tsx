/** Dice 1-5 and star, the cup over them, and the star of a star field. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[24, 24]],
  2: [
    [14, 34],
    [34, 14],
  ],
  3: [
    [13, 35],
    [24, 24],
    [35, 13],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
};

export const STAR =
  "M24 8l4.700 10.200 11.100 1.200-8.300 7.500 2.300 11-9.800-5.500-9.800 5.500 2.300-11-8.300-7.500 11.100-1.200z";

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
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect class="cube" x="3" y="3" width="42" height="42" rx="9" />
      {face === "star" && <path class="pip" d={STAR} />}
      {face === null && (
        <text x="24" y="33" font-size="26" font-weight="800" text-anchor="middle" class="pip">
          ?
        </text>
      )}
      {typeof face === "number" &&
        (PIPS[face] ?? []).map(([x, y]) => <circle class="pip" cx={x} cy={y} r="4.600" />)}
    </svg>
  );
}

export function Cup({
  size = 56,
  open = false,
  class: extra = "",
}: {
  size?: number;
  open?: boolean;
  class?: string;
}) {
  return (
    <svg class={`pic cup ${extra}`} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {open ? (
        <>
          <path fill="#7d4a1e" d="M12 8h24l4 30c0 3-7 5-16 5S8 41 8 38z" transform="rotate(180 24 25)" />
          <ellipse cx="24" cy="11" rx="16" ry="4.500" fill="#3b2413" />
        </>
      ) : (
        <>
          <path fill="#8f5526" d="M14 6h20l5 33c0 3-7 5-15 5s-15-2-15-5z" />
          <ellipse cx="24" cy="7" rx="10" ry="3" fill="#a9692f" />
          <path
            fill="none"
            stroke="#e0b06a"
            stroke-width="1.500"
            stroke-dasharray="2.500 2.500"
            d="M12 19c6 3 18 3 24 0M10 35c7 4 21 4 28 0"
          />
        </>
      )}
    </svg>
  );
}
