/** One decision: what was done, the table as that seat saw it, and how good it was. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Face } from "../../art/face";
import { nameOf } from "../../state";
import { t } from "../../text";
import type { Frame } from "../../wire";
import { Eyes } from "../Replay";
import type { Scene } from "./data";
import type { Decision } from "./types";
import { bare, costWords, dear, moveWords, noteWords, percent } from "./words";

interface Props {
  whole: Scene;
  decision: Decision;
}

/** Who did what, what it cost, and why. */
export function Verdict({ whole, decision }: Props) {
  return (
    <section class="judgement card" aria-label={t("review-decision")}>
      <div class="row nowrap">
        <Face seat={decision.seat} size={56} />
        <div class="grow">
          <p class="muted small">{nameOf(decision.seat)}</p>
          <h2>{moveWords(whole.game, whole.view, decision.move)}</h2>
        </div>
      </div>
      <p class="row">
        <span class={`cost dear${dear(decision)}`}>{costWords(decision)}</span>
        {decision.lie !== null && <span class="tag">{t(decision.lie ? "review-lie" : "review-truth")}</span>}
      </p>
      <p class="why">{whyWords(whole, decision)}</p>
    </section>
  );
}

/** The game's own reason, or what the numbers say. */
function whyWords({ game, view }: Scene, decision: Decision): string {
  const own = decision.why && noteWords(game, view, decision.why);
  if (own) return own;
  const [best] = decision.options;
  const made = decision.options.find(({ move }) => same(move, decision.move));
  if (!best || !made || decision.cost <= 0)
    return decision.exact ? t("review-best") : t("review-none-better", { name: nameOf(decision.seat) });
  return t("review-better", {
    best: bare(moveWords(game, view, best.move)),
    worth: percent(best.worth),
    made: percent(made.worth),
  });
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The table as that seat saw it when it decided. */
export function Saw({ whole, decision }: Props) {
  const frame = useFrame(whole, decision);
  return (
    <div class="saw">
      {frame && (
        <Eyes
          game={whole.game}
          seats={whole.seats}
          view={whole.view}
          frame={frame}
          index={0}
          seat={decision.seat}
          title={t("review-saw", { name: nameOf(decision.seat) })}
        />
      )}
    </div>
  );
}

function useFrame(scene: Scene, decision: Decision): Frame | undefined {
  const shown = useSignal<Frame | undefined>(undefined);
  useEffect(() => {
    let stale = false;
    void scene.saw(decision).then((frame) => {
      if (!stale) shown.value = frame;
    });
    return () => {
      stale = true;
    };
  }, [scene, decision]);
  return shown.value;
}
