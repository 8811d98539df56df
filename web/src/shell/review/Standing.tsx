/** Everybody's chance to win, before and after the decision that is looked at. */
import { Face } from "../../art/face";
import { nameOf } from "../../state";
import { t } from "../../text";
import type { Decision, Review } from "./types";
import { percent } from "./words";

export function Standing({ review, decision }: { review: Review; decision: Decision }) {
  const after = review.chances.filter(({ at }) => at <= decision.at).at(-1);
  const before = review.chances.filter(({ at }) => at < decision.at).at(-1) ?? after;
  return (
    <ul class="outlooks" aria-label={t("review-chances")}>
      {Array.from({ length: review.seats }, (_, seat) => {
        const [was, is] = [percent(before?.win[seat] ?? 0), percent(after?.win[seat] ?? 0)];
        return (
          <li key={seat} class={seat === decision.seat ? "lit" : ""}>
            <Face seat={seat} size={30} />
            <span class="who">{nameOf(seat)}</span>
            <b class="num">{t("review-percent", { percent: is })}</b>
            {is !== was && (
              <span class={`num small ${is > was ? "up" : "down"}`}>
                <span aria-hidden="true">
                  {is > was ? "▲" : "▼"} {Math.abs(is - was)}
                </span>
                <span class="sr">{t("review-was", { percent: was })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
