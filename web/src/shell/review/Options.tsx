/** The sensible moves with what each was worth: the chance to win after it, and how sure that is. */
import { nameOf } from "../../state";
import { t } from "../../text";
import type { Scene } from "./data";
import { same } from "./Decision";
import type { Decision, Option } from "./types";
import { moveWords, percent } from "./words";

const OFTEN = 0.5;
const SOMETIMES = 0.05;

export function Options({ whole, decision }: { whole: Scene; decision: Decision }) {
  return (
    <section class="card stack options" aria-label={t("review-options")}>
      <h3>{t("review-options")}</h3>
      <ol class="worths">
        {decision.options.map((option, place) => (
          <Worth
            key={JSON.stringify(option.move)}
            words={moveWords(whole.game, whole.view, option.move)}
            option={option}
            best={place === 0 && decision.cost > 0}
            made={same(option.move, decision.move)}
          />
        ))}
      </ol>
      <p class="small muted">{sure(decision)}</p>
    </section>
  );
}

/** How sure it is, in one sentence. */
function sure(decision: Decision): string {
  if (decision.exact) return t("review-exact");
  const error = Math.max(1, percent(decision.error));
  return t("review-tried", { worlds: decision.worlds, name: nameOf(decision.seat), error });
}

function Worth({
  words,
  option,
  best,
  made,
}: {
  words: string;
  option: Option;
  best: boolean;
  made: boolean;
}) {
  const [low, high] = [Math.max(0, option.worth - option.error), Math.min(1, option.worth + option.error)];
  return (
    <li class={made ? "made" : ""}>
      <span class="grow">
        <span class="move">{words}</span>
        {made && <span class="tag made">{t("review-made")}</span>}
        {best && <span class="tag best">★ {t("review-best-move")}</span>}
        {option.share >= SOMETIMES && (
          <span class="tag">{t(option.share >= OFTEN ? "review-bot-often" : "review-bot-sometimes")}</span>
        )}
      </span>
      <b class="num">{t("review-about", { percent: percent(option.worth) })}</b>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * option.worth}%` }} />
        <u style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
      </span>
    </li>
  );
}
