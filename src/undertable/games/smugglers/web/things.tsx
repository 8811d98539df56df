/** The things of the ship that can be touched or must be read: cards, chips, the chest, the pawn. */
interface ThingProps {
  size?: number | string;
  class?: string;
}

const RED = [45, 135, 225, 315];

/** A chip is a lifebuoy. */
export function Chip({ size = "1em", class: extra = "" }: ThingProps) {
  return (
    <svg
      class={`thing chip-pic ${extra}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle class="o" cx="50" cy="50" r="45" fill="#fff6e3" />
      {RED.map((turn) => (
        <path
          key={turn}
          d="M50 50 93 36A45 45 0 0 1 93 64Z"
          fill="#c8382e"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle class="o" cx="50" cy="50" r="45" fill="none" />
      <circle class="o hole" cx="50" cy="50" r="20" />
    </svg>
  );
}

/** A card face down: an anchor. `plain` is for small ones. */
export function Back({ size = 36, class: extra = "", plain }: ThingProps & { plain?: boolean }) {
  return (
    <svg class={`thing back ${extra}`} viewBox="0 0 70 98" width={size} aria-hidden="true">
      <rect class="o" x="2" y="2" width="66" height="94" rx="10" fill="#1a4d78" />
      <path d="M60 4Q66 5 66 11V87Q66 94 59 94H52Q60 60 60 4Z" fill="#0f3354" />
      {!plain && (
        <rect
          x="8"
          y="8"
          width="54"
          height="82"
          rx="5"
          fill="none"
          stroke="#ffdf9a"
          stroke-width="2"
          opacity=".8"
        />
      )}
      <g fill="none" stroke="#fff6e3" stroke-width={plain ? 8 : 4.5} stroke-linecap="round">
        {plain ? (
          <path d="M35 22V76M18 56Q22 76 35 77T52 56M24 38H46" />
        ) : (
          <>
            <circle cx="35" cy="30" r="5.500" />
            <path d="M35 36V68M26 43H44M20 56Q22 69 35 70T50 56" />
          </>
        )}
      </g>
    </svg>
  );
}

/** A raised hand: somebody objects. */
export function Palm() {
  return (
    <svg class="thing" viewBox="0 0 48 48" width="1.25em" height="1.25em" aria-hidden="true">
      <path
        class="o"
        d="M14 27V12a3 3 0 0 1 6 0v9V7a3 3 0 0 1 6 0v14V9a3 3 0 0 1 6 0v13-7a3 3 0 0 1 6 0v14c0 10-5 16-13 16-7 0-10-4-15-14-2-4 3-6 4-4z"
        fill="#f0c197"
      />
    </svg>
  );
}

export function Figure({ size = 52 }: ThingProps) {
  return (
    <svg class="thing" viewBox="0 0 60 84" width={size} aria-hidden="true">
      <ellipse cx="30" cy="76" rx="28" ry="7" fill="#061a2c" opacity=".55" />
      <path class="o" d="M30 26Q42 34 42 52Q48 64 54 74Q30 84 6 74Q12 64 18 52Q18 34 30 26Z" fill="#b23a2a" />
      <path d="M33 30Q40 38 40 53Q46 64 51 72Q44 76 36 77Q38 50 33 30Z" fill="#7d2318" />
      <circle class="o" cx="30" cy="22" r="13" fill="#f0c197" />
      <path class="o" d="M11 17Q30 9 49 17Q46 22 30 19T11 17Z" fill="#25303c" />
      <path class="o" d="M19 14Q20 3 30 3T41 14Q30 11 19 14Z" fill="#25303c" />
      <circle cx="25" cy="25" r="2" fill="#201510" />
      <circle cx="35" cy="25" r="2" fill="#201510" />
    </svg>
  );
}

export function Chest({ size = 76 }: ThingProps) {
  return (
    <svg class="thing" viewBox="0 0 110 84" width={size} aria-hidden="true">
      <path class="o" d="M8 36Q8 8 34 6H76Q102 8 102 36Z" fill="#9a5526" />
      <path class="o" d="M8 36H102V74Q102 78 98 78H12Q8 78 8 74Z" fill="#7d4420" />
      <path d="M70 38H100V76H62Z" fill="#5b3218" />
      <path class="o" d="M8 34H102V42H8Z" fill="#e0a63a" />
      <rect class="o" x="46" y="32" width="18" height="20" rx="3" fill="#e0a63a" />
      <circle cx="55" cy="41" r="3" fill="#201510" />
    </svg>
  );
}
