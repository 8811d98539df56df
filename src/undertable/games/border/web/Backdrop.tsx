/** Desert at dusk, or by day: what lies around the border post. */
import { Thing } from "./things";

const SKY = [
  [0, 90],
  [90, 60],
  [150, 54],
  [204, 50],
  [254, 46],
  [300, 44],
  [344, 40],
] as const;
const STARS =
  "M60 70h1M150 120h1M240 62h1M330 98h1M372 50h1M455 40h1M560 70h1M640 44h1M760 60h1M830 110h1M905 52h1M980 88h1M1040 40h1M1110 120h1M1160 66h1M90 160h1M800 150h1M1010 150h1";

export function Backdrop() {
  return (
    <>
      <svg class="desert" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        {SKY.map(([y, height], i) => (
          <rect key={i} class={`sky${i}`} y={y} width="1200" height={height + 2} />
        ))}
        <path class="starlight" d={STARS} />
        <circle class="glow" cx="905" cy="368" r="128" />
        <circle class="sun" cx="905" cy="368" r="96" />
        <path
          class="mesa far"
          d="M0 376V300l40-4 20-34h130l24 38 56 6 30 24h120v46ZM620 376v-32l40-4 24-40h106l16 38 54 12h100l30-32h110l24 28 76 6 0 24Z"
        />
        <path class="mesa" d="M0 376V346q120-16 260 4t300 2 340 6 300-12v30Z" />
        <path class="sand" d="M0 374H1200V900H0Z" />
        <path class="sand deep" d="M0 374H1200V420Q1000 396 700 414T0 404Z" />
        <path class="sand light" d="M0 470Q300 446 700 470T1200 452V900H0Z" />
        <path class="sand deep" d="M0 560Q400 530 800 560T1200 540V900H0Z" />
      </svg>
      <Thing name="cactus" class="one" />
      <Thing name="cactus" class="two" />
    </>
  );
}
