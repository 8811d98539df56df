/** The steamer's deck: by night under the lantern, by day on a bright sea. Flat shapes, nothing to touch. */
const WAVES = [134, 190, 270, 370, 500, 650];
const CRESTS = [
  [30, 170],
  [110, 196],
  [20, 232],
  [66, 262],
  [8, 520],
  [1150, 196],
  [1120, 560],
  [1140, 640],
] as const;
const STARS = [
  [40, 110],
  [120, 120],
  [210, 30],
  [300, 74],
  [345, 22],
  [905, 70],
  [985, 20],
  [1060, 104],
  [1140, 30],
  [820, 90],
] as const;
const PLANKS = Array.from({ length: 10 }, (_, i) => 2 * i - 9);
const POSTS = Array.from({ length: 9 }, (_, i) => (i / 8) ** 1.25);

const wave = (y: number, i: number): string => `M0 ${y}${` q20 ${-6 - 2 * i} 40 0t40 0`.repeat(16)}V1200H0Z`;

export function Backdrop() {
  return (
    <>
      <svg class="sea" viewBox="0 0 1190 900" preserveAspectRatio="xMidYMin slice">
        <path class="sky" d="M-400 0H1600V200H-400Z" />
        <g class="stars">
          {STARS.map(([x, y], i) => (
            <circle key={i} cx={x} cy={y} r={1.3 + (i % 3) * 0.2} />
          ))}
        </g>
        <circle class="glow" cx="1090" cy="66" r="62" />
        <circle class="moon" cx="1090" cy="66" r="34" />
        <circle class="crater" cx="1079" cy="57" r="7" />
        <circle class="crater" cx="1099" cy="77" r="5" />
        {WAVES.map((y, i) => (
          <path key={y} class={`wave${i % 2 ? " other" : ""}`} d={wave(y, i)} transform="scale(1.2 1)" />
        ))}
        <path
          class="glitter"
          d="M1062 146h56v5h-56zM1070 160h40v5h-40zM1058 176h64v5h-64zM1072 194h36v5h-36z"
        />
        <g class="crests">
          {CRESTS.map(([x, y], i) => (
            <path key={i} d={`M${x} ${y}q10-9 20 0q10-9 20 0`} />
          ))}
        </g>
        <path class="smoke" d="M770 12Q740-14 700 8Q660-8 626 10Q590-2 560 4V-20H850Z" />
        <path d="M764 16h82l-5 76h-72z" fill="#b23a2a" />
        <path d="M818 16h28l-5 76h-25z" fill="#8a2a1e" />
        <path d="M760 8h90v18h-90z" fill="#15202c" />
        <path d="M766 42h78l-1 14h-76z" fill="#f3e6c8" />
        <path class="house" d="M330 84h520l16 76H314z" />
        <path d="M318 76h544v12H318z" fill="#7d5530" />
        {[354, 400, 446, 768, 814].map((x) => (
          <g key={x}>
            <circle cx={x} cy="110" r="16" fill="#7a6236" />
            <circle class="pane" cx={x} cy="110" r="11.500" />
          </g>
        ))}
        <path d="M150 128H1040L1390 1200H-210Z" fill="#0a1d31" />
        <path d="M164 130h862l338 1070H-180z" fill="#f0e3c6" />
        <path class="planks" d="M176 134h838l320 1066H-150z" />
        <g class="seams">
          {PLANKS.map((i) => (
            <path
              key={i}
              d={`M${595 + i * 44} 134L${595 + i * 80} 1200H${675 + i * 80}L${639 + i * 44} 134Z`}
            />
          ))}
        </g>
        <g class="rail">
          {[-1, 1].map((side) => (
            <g key={side}>
              {POSTS.map((t) => (
                <path key={t} d={`M${595 + side * (425 + 230 * t)} ${134 + 766 * t}v${-34 - 46 * t}`} />
              ))}
              <path d={`M${595 + side * 425} 100L${595 + side * 655} 820`} />
            </g>
          ))}
        </g>
      </svg>
      <div class="deckboards" />
      <svg class="lantern" viewBox="-60 -70 120 150">
        <path d="M0-70V0" stroke="#201510" stroke-width="4" />
        <circle class="halo" cx="0" cy="30" r="58" />
        <path d="M-16 8Q0-8 16 8Z" fill="#b67d22" />
        <rect x="-18" y="10" width="36" height="44" rx="6" fill="#ffedb8" />
        <path d="M-6 12v40M6 12v40" stroke="#b67d22" stroke-width="2.500" />
        <rect x="-20" y="54" width="40" height="9" rx="3" fill="#b67d22" />
      </svg>
      <svg class="rope" viewBox="40 520 160 120">
        <ellipse cx="104" cy="574" rx="60" ry="17" fill="#3d2712" opacity=".5" />
        {["#b9965c", "#c4a268", "#d0b078"].map((fill, j) => (
          <g key={fill}>
            <ellipse cx="102" cy={566 - j * 11} rx="52" ry="17" fill="#7d5f36" />
            <ellipse cx="102" cy={563 - j * 11} rx="50" ry="15" fill={fill} />
          </g>
        ))}
        <ellipse cx="102" cy="541" rx="24" ry="7" fill="#4a3018" />
        <path
          d="M150 566q30 8 20 30q-10 18 12 26"
          fill="none"
          stroke="#b9965c"
          stroke-width="8"
          stroke-linecap="round"
        />
      </svg>
      <svg class="crate" viewBox="1030 556 140 124">
        <ellipse cx="1100" cy="664" rx="68" ry="13" fill="#3d2712" opacity=".55" />
        <path d="M1044 578h96l10-14h-92z" fill="#8d6338" />
        <path d="M1044 578h98v82h-98z" fill="#7d5530" />
        <path d="M1142 578l10-14v82l-10 14zM1044 598h98v4h-98zM1044 634h98v4h-98z" fill="#5d3d20" />
        <path
          d="M1093 596v44M1082 606h22M1074 622q3 18 19 18t19-18"
          fill="none"
          stroke="#3d2712"
          stroke-width="5"
          stroke-linecap="round"
        />
      </svg>
      <div class="lamplight" />
    </>
  );
}
