/** Bodies for the faces: a tourist who stands in the queue, a sheriff behind the desk. */
import { dressed } from "@frame/art/face";
import { looksOf } from "@frame/people";

const ink = { class: "o", "stroke-width": 2.8 };

/** From the collar to the shoes. */
export function Tourist({ seat }: { seat: number }) {
  const { skin, shade, top } = dressed(looksOf(seat).picture);
  return (
    <svg class="tourist-body" viewBox="-66 -160 132 172" aria-hidden="true">
      <ellipse cx="0" cy="2" rx="58" ry="9" fill="#201510" opacity=".35" />
      <path {...ink} d="M-30-64h24v62h-24zM6-64h24v62H6z" fill="#3b3350" />
      <path d="M-36 0q0-12 14-12h16V0zM36 0q0-12-14-12H6V0z" fill="#201510" />
      <path {...ink} d="M-13-176v30q13 8 26 0v-30z" fill={shade} />
      <path {...ink} d="M-38-146q-24 12-20 62l14 6z" fill={top} />
      <path {...ink} d="M38-146q24 12 20 62l-14 6z" fill={top} />
      <path {...ink} d="M-42-56q-6-72 4-92 22-8 24-8 14 16 28 0 2 0 24 8 10 20 4 92-42 10-84 0z" fill={top} />
      <path d="M30-150q7 3 8 10 7 20 2 82-10 4-20 5 12-47 2-100z" fill="#0003" />
      {seat % 3 === 0 && (
        <g>
          <path class="o" d="M-30-148l26 44M30-148l-26 44" stroke-width="3" />
          <rect {...ink} x="-18" y="-108" width="36" height="26" rx="4" fill="#3b424c" />
          <circle {...ink} cx="0" cy="-95" r="8" fill="#9cc7e8" />
        </g>
      )}
      {seat % 3 === 1 && (
        <path d="M-44-96q44 10 88 0v12q-44 10-88 0zM-44-72q44 10 87 0v6q-43 10-86 0z" fill="#fff6e3" />
      )}
      {seat % 3 === 2 && (
        <g fill="#fff6e3">
          <circle {...ink} cx="0" cy="-122" r="4" />
          <circle {...ink} cx="0" cy="-102" r="4" />
          <circle {...ink} cx="0" cy="-82" r="4" />
        </g>
      )}
      <circle {...ink} cx="-53" cy="-76" r="10" fill={skin} />
      <circle {...ink} cx="53" cy="-76" r="10" fill={skin} />
    </svg>
  );
}

/** Shoulders in the uniform, with the star; the hands lie on the desk, before it. */
export function Uniform() {
  return (
    <svg class="uniform" viewBox="-112 310 224 104" aria-hidden="true">
      <path class="o" stroke-width="3" d="M-104 412q-4-76 58-88 46-12 92 0 62 12 58 88z" fill="#7a5a36" />
      <path d="M44 323q62 13 58 88H62q10-51-26-89z" fill="#5a4024" />
      <path class="o" stroke-width="2.500" d="M-24 322L0 350l24-28q-24-8-48 0z" fill="#b3261e" />
      <path
        class="o"
        stroke-width="3"
        fill="#f2b632"
        d="M-52 339l7 17 19 1-14 13 4 18-16-10-16 10 4-18-14-13 19-1z"
      />
    </svg>
  );
}

export function Arms({ seat }: { seat: number }) {
  const { skin } = dressed(looksOf(seat).picture);
  return (
    <svg class="arms" viewBox="-130 380 260 50" aria-hidden="true">
      <path class="o" stroke-width="3" d="M-100 384q-26 40 8 42h42v-22h-30z" fill="#7a5a36" />
      <path class="o" stroke-width="2.500" d="M-50 402h18q14 0 14 12t-14 12h-18z" fill={skin} />
      <path class="o" stroke-width="3" d="M100 384q24 40-8 42H56v-22h24z" fill="#5a4024" />
      <path class="o" stroke-width="2.500" d="M56 402H38q-14 0-14 12t14 12h18z" fill={skin} />
    </svg>
  );
}

/** The adobe house, as wide as there is room: `width` in units of 418 for its height. */
export function House({ width }: { width: number }) {
  const beams = Array.from({ length: Math.floor((width - 40) / 49) }, (_, i) => 44 + i * 49);
  const middle = width / 2;
  return (
    <svg class="house" viewBox={`0 0 ${width} 418`} aria-hidden="true">
      <path d={`M12 418V72q0-10 10-10H${width - 22}q10 0 10 10V418z`} fill="#c4622d" />
      <path d="M12 418V72q0-10 10-10h30v356z" fill="#8f3f1c" />
      <rect y="50" width={width} height="24" rx="8" fill="#8f3f1c" />
      {beams.map((x) => (
        <circle key={x} cx={x} cy="84" r="8" fill="#6b2c12" />
      ))}
      <g class="signboard">
        <path d={`M${middle - 84} 40h8v14h-8zM${middle + 76} 40h8v14h-8z`} fill="#44240f" />
        <rect x={middle - 116} width="232" height="44" rx="6" fill="#5b3218" />
        <text x={middle} y="30">
          FRONTERA
        </text>
      </g>
      <g transform={`translate(${width - 96} 118)`}>
        <rect width="62" height="82" rx="2" fill="#e9c48b" />
        <path d="M10 10h42v6H10zM14 68h34v4H14zM18 74h26v3H18z" fill="#8f3f1c" />
        <path d="M12 26h38v34H12z" fill="#c99a62" />
        <circle cx="31" cy="44" r="11" fill="#8f3f1c" />
        <path d="M12 40h38l-8-8H20z" fill="#6b2c12" />
      </g>
    </svg>
  );
}

export function Lamp() {
  return (
    <svg class="deskLamp" viewBox="-44 0 88 74" aria-hidden="true">
      <path class="o" d="M0 0v32" stroke-width="4" />
      <path class="o" stroke-width="3" d="M-40 58q4-28 40-28t40 28z" fill="#2f6b4a" />
      <path class="o" stroke-width="2.500" d="M-18 59a18 14 0 0 0 36 0z" fill="#ffe9b0" />
    </svg>
  );
}

/** The desk before the sheriff. */
export function Counter() {
  return (
    <svg class="counter" viewBox="0 0 512 126" preserveAspectRatio="none" aria-hidden="true">
      <path class="o" d="M20 2h472l18 28H2z" fill="#8d5a2c" />
      <path class="o" d="M8 30h496v94H8z" fill="#6b3d1e" />
      <path d="M10 32h492v10H10zM480 44h22v78h-22z" fill="#4a2812" />
      <path d="M176 44v78M340 44v78" stroke="#4a2812" stroke-width="3" />
    </svg>
  );
}

/** The barrier over the road. */
export function Barrier() {
  return (
    <svg class="barrier" viewBox="0 0 444 130" preserveAspectRatio="none" aria-hidden="true">
      <path d="M426 0h18v130h-18z" fill="#8f3f1c" />
      <path d="M0 8h444v20H0z" fill="#f3dfb8" />
      <path
        d={Array.from({ length: 8 }, (_, i) => `M${20 + i * 54} 8h32l-12 20h-32z`).join("")}
        fill="#b3261e"
      />
    </svg>
  );
}
