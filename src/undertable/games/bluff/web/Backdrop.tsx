/** The tavern: by night under one lamp, by day in the light of the window. Flat shapes, nothing to touch. */
const BOTTLES = [
  ["M0 0v-34q0-8 6-12v-16h8v16q6 4 6 12v34z", "#3f4a2c"],
  ["M0 0v-26q0-10 8-14v-12h10v12q8 4 8 14v26z", "#5a2a1a"],
  ["M0 0v-34q0-8 6-12v-16h8v16q6 4 6 12v34z", "#4a3a1c"],
  ["M0 0v-30h22v30zM22-24h8v16h-8v-5h4v-6h-4z", "#57401f"],
  ["M0 0v-26q0-10 8-14v-12h10v12q8 4 8 14v26z", "#2f4a3d"],
  ["M0 0v-34q0-8 6-12v-16h8v16q6 4 6 12v34z", "#5f2c1c"],
] as const;

export function Backdrop() {
  return (
    <>
      <div class="wall" />
      <svg class="shelf" viewBox="160 70 200 110">
        <path class="wood" d="M160 146h200v10H160zM176 156h12l-12 18zM336 156h12v18z" />
        {BOTTLES.map(([d, fill], i) => (
          <path key={i} d={d} fill={fill} transform={`translate(${166 + i * 31} 146)`} />
        ))}
      </svg>
      <svg class="window" viewBox="846 26 176 128">
        <rect class="wood" x="846" y="26" width="176" height="128" rx="6" />
        <path class="sky" d="M852 34h160v112H852z" />
        <circle class="moon" cx="962" cy="72" r="22" />
        <circle class="bite" cx="953" cy="67" r="19" />
        <path class="roofs" d="M852 146v-28l18-16 20 16v-10l26-20 26 20v14l24-10 18 10 28-6v34z" />
        <path class="lights" d="M904 116h7v9h-7zM870 122h6v8h-6z" />
        <path class="wood" d="M925 34h8v112h-8zM852 86h160v7H852z" />
      </svg>
      <div class="tabletop">
        <i />
      </div>
      <svg class="lamp" viewBox="-122 -40 244 172">
        <path d="M0-40V34" stroke="#170a05" stroke-width="5" />
        <ellipse class="glow" cx="0" cy="80" rx="120" ry="52" />
        <path class="o" d="M-12 34h24l6 10q44 8 52 36h-140q8-28 52-36z" fill="#c98a2a" />
        <path d="M14 36l5 9q40 8 48 33H33q-6-26-24-34z" fill="#94611a" />
        <ellipse class="o" cx="0" cy="80" rx="70" ry="9" fill="#ffedb8" />
      </svg>
      <svg class="candle" viewBox="40 548 130 140">
        <ellipse cx="106" cy="668" rx="40" ry="11" fill="#2a140a" opacity=".6" />
        <path d="M70 660q36 16 72 0l-6-8H76z" fill="#a87424" />
        <path d="M94 596h24v60H94z" fill="#f0ddb0" />
        <path d="M108 596h10v60h-10z" fill="#d3b883" />
        <g class="flame">
          <path d="M106 594q-12-12 0-32q12 20 0 32z" fill="#ffb347" />
          <path d="M106 592q-6-7 0-19q6 12 0 19z" fill="#fff3cf" />
        </g>
      </svg>
      <svg class="mug" viewBox="1040 545 115 120">
        <ellipse cx="1094" cy="650" rx="52" ry="13" fill="#2a140a" opacity=".5" />
        <path d="M1054 576h70v66q-35 16-70 0z" fill="#8a5a2b" />
        <path
          d="M1100 576h24v66q-10 6-24 8zM1124 590h12q16 0 16 16v14q0 16-16 16h-12v-10h10q8 0 8-8v-10q0-8-8-8h-10z"
          fill="#6b431d"
        />
        <path d="M1054 594h70v7h-70zM1054 626h70v7h-70z" fill="#b8892f" />
        <path
          d="M1048 580q-6-16 10-18q4-14 18-8q12-12 24 0q14-6 18 8q14 2 10 18q-8 8-16 2q-10 8-20 1q-10 7-20 0q-12 8-24-3z"
          fill="#f3e3c4"
        />
      </svg>
      <div class="vignette" />
    </>
  );
}
