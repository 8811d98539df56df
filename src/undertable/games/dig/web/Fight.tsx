/** A fight over the rooms: who wants what from whom, blow by blow. */
import { capital, listed, longest } from "@frame/text";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import type { Mood } from "@frame/staging";
import { nameOf } from "@frame/state";
import type { ComponentChildren } from "preact";
import { DIG as ART } from "./art";
import { picOf, type DigSeen } from "./asking";
import { cardName, kindOf } from "./deck";
import { isFight, type FightCue } from "./score";
import type { Extortion } from "./types";
import { t } from "./words";

/** The fight on stage, over everything in the rooms. */
export function fightOf({ cue, view }: DigSeen): Extortion | null {
  if (isFight(cue)) return cue.fight;
  return view.extortion?.result === "open" ? view.extortion : null;
}

export function Fight({ seen }: { seen: DigSeen }) {
  const cue = isFight(seen.cue) ? seen.cue : null;
  const fight = fightOf(seen);
  if (!fight) return null;
  const { attacker, defender } = fight;
  const threatening = fight.weapons.length % 2 === 1; // the threat lies there first, then the defender strikes
  return (
    <div class={`fight${cue?.slam ? " slam" : ""}`} role="group" aria-label={t("page-extortion")}>
      <Fighter seat={attacker} me={seen.me} cue={cue} side="left" struck={threatening}>
        <p class="demand">{t("page-wants", { tools: listed(fight.tools.map(cardName), "or") })}</p>
      </Fighter>
      <div class="blows">
        {cue?.verdict && <p class="verdict">{cue.verdict}</p>}
        <div class="weapons">
          {(cue?.prize ? [] : fight.weapons.slice(-4)).map((weapon, i, shown) => (
            <Blow
              key={`${fight.weapons.length}-${i}`}
              card={weapon}
              looks={i === shown.length - 1 ? "last" : ""}
            />
          ))}
          {cue?.bang && (
            <span class="bang" key={`bang ${fight.weapons.length}`} aria-hidden="true">
              {t(`page-bang-${fight.weapons.length % 3}`)}
            </span>
          )}
          {cue?.waiting != null && <span class="blow back" key="back" />}
          {cue?.prize && <Blow key="prize" card={cue.prize} looks={`prize ${towards(cue, fight)}`} />}
        </div>
      </div>
      <Fighter seat={defender} me={seen.me} cue={cue} side="right" struck={!threatening} />
    </div>
  );
}

/** A card of a fight; one that changes hands unseen has no name. */
function Blow({ card, looks }: { card: string; looks: string }) {
  if (card === "card") return <span class={`blow back ${looks}`} />;
  const name = capital(cardName(card));
  return (
    <span class={`blow k-${kindOf(card)} ${looks}`} style={{ "--n": longest(name) }}>
      <Pic sheet={ART} name={picOf(ART, card)} size={52} label={cardName(card)} />
      <b>{name}</b>
    </span>
  );
}

/** Where the prize goes: to whoever won. */
const towards = ({ winner }: FightCue, { attacker }: Extortion): string =>
  winner === attacker ? "to-left" : "to-right";

function Fighter({
  seat,
  me,
  cue,
  side,
  struck,
  children,
}: {
  seat: number | null;
  me: number | null;
  cue: FightCue | null;
  side: "left" | "right";
  /** Whose card came down last. */
  struck: boolean;
  /** What they say. */
  children?: ComponentChildren;
}) {
  const beaten = seat !== null && cue?.beaten === seat;
  const mood: Mood = beaten
    ? "sad"
    : seat !== null && cue?.winner === seat
      ? "glad"
      : struck
        ? "cross"
        : "startled";
  return (
    <span
      class={`fighter ${side}${struck ? " struck" : ""}${beaten ? " beaten" : ""}${cue?.waiting === seat ? " waiting" : ""}`}
    >
      {children}
      {seat === null ? (
        <Pic sheet={ART} name="michel" size={96} label="Michel(le)" />
      ) : (
        <Face seat={seat} size={110} mood={mood} />
      )}
      {beaten && (
        <span class="stars" aria-hidden="true">
          ★ ★ ★
        </span>
      )}
      <b class="name">{seat === null ? "Michel(le)" : seat === me ? t("page-you") : nameOf(seat)}</b>
    </span>
  );
}
