/** The end of a tunnel, over the rooms: the wall bursts, and behind it are the night and whoever is out. */
import { Face } from "@frame/art/face";
import { nameOf } from "@frame/state";
import type { DigSeen } from "./asking";
import { isFreed } from "./score";
import { t } from "./words";

const HOLE =
  "M196 52l26 10 34-6 14 30 34 16-10 34 14 34-32 14-8 32-40-4-30 14-26-18-42 2-4-34-30-18 14-32-10-36 38-10 12-30z";
const BRICKS = 14;

export function Escape({ seen: { cue, me } }: { seen: DigSeen }) {
  if (!isFreed(cue)) return null;
  return (
    <div class="escape" aria-hidden="true">
      <svg viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice">
        <pattern id="brickwork" width="40" height="28" patternUnits="userSpaceOnUse">
          <path fill="#5d3025" d="M0 0h40v28H0z" />
          <path fill="#8a4b38" d="M1 1h37v12H1zM-19 15h37v12h-37zM20 15h37v12H20z" />
        </pattern>
        <path fill="url(#brickwork)" d="M-400 -300h1200v900H-400z" />
        <g class="hole">
          <path class="rim" d={HOLE} />
          <clipPath id="breach">
            <path d={HOLE} />
          </clipPath>
          <g clip-path="url(#breach)">
            <path fill="#20305e" d="M0 0h400v280H0z" />
            <circle cx="272" cy="132" r="18" fill="#ffe7a8" />
            <path fill="#ffe7a8" d="M150 84h3v3h-3zM216 78h3v3h-3zM172 116h2v2h-2zM300 132h2v2h-2z" />
            <path fill="#2c6b45" d="M60 214q60-40 130-16t170-20v110H60z" />
          </g>
        </g>
        {Array.from({ length: BRICKS }, (_, i) => (
          <path
            key={i}
            class="brick"
            d="M182 134h36v12h-36z"
            style={{ "--a": `${(i * 360) / BRICKS}deg`, "--i": i % 3 }}
          />
        ))}
      </svg>
      <span class="outside">
        <Face seat={cue.seat} size={150} mood="glad" />
        <b class="name">{cue.seat === me ? t("page-you") : nameOf(cue.seat)}</b>
      </span>
      <b class="freedom">{t("page-freedom")}!</b>
    </div>
  );
}
