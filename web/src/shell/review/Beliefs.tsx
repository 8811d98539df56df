/** The likely against the true, as a picture. */
import { Face } from "../../art/face";
import { nameOf } from "../../state";
import { say, t } from "../../text";
import type { Json } from "../../wire";
import type { Whole } from "./data";
import { same } from "./Decision";
import type { Belief, Decision } from "./types";
import { percent } from "./words";

/** Ways of one thing, and things, that are shown at once. */
const MOST = 4;
const MOST_THINGS = 4;

export function Beliefs({ whole, decision }: { whole: Whole; decision: Decision }) {
  const { beliefs } = decision;
  if (!beliefs.length) return null;
  const drawn = (some: readonly Belief[]) => (
    <div class="beliefs">
      {some.map((belief) => (
        <Held key={`${belief.seat} ${belief.what}`} whole={whole} belief={belief} />
      ))}
    </div>
  );
  return (
    <section class="card stack likely" aria-label={t("review-likely")}>
      <h3>{t("review-likely")}</h3>
      {drawn(beliefs.slice(0, MOST_THINGS))}
      {beliefs.length > MOST_THINGS && (
        <details>
          <summary>{t("review-more", { count: beliefs.length - MOST_THINGS })}</summary>
          {drawn(beliefs.slice(MOST_THINGS))}
        </details>
      )}
    </section>
  );
}

function Held({ whole, belief }: { whole: Whole; belief: Belief }) {
  const { seat, what } = belief;
  const title = say(whole.game, `belief-${what}`, seat < 0 ? {} : { who: nameOf(seat) });
  const others = belief.likely.filter(({ value }) => !same(value, belief.true)).slice(0, MOST);
  const rows = [...others, { value: belief.true, chance: belief.true_chance }].sort(
    (one, other) => other.chance - one.chance,
  );
  return (
    <div class="belief">
      <h4 class="row nowrap">
        {seat >= 0 && <Face seat={seat} size={30} />}
        <span>
          {seat >= 0 && nameOf(seat)}
          {title && <span class="muted small"> {title}</span>}
        </span>
      </h4>
      <ul>
        {rows.map(({ value, chance }) => (
          <Way
            key={JSON.stringify(value)}
            whole={whole}
            belief={belief}
            value={value}
            chance={chance}
            is={same(value, belief.true)}
          />
        ))}
      </ul>
    </div>
  );
}

function Way({
  whole: { likely },
  belief: { what, seat },
  value,
  chance,
  is,
}: {
  whole: Whole;
  belief: Belief;
  value: Json;
  chance: number;
  is: boolean;
}) {
  const words = likely.words(what, value);
  const drawn = likely.draw(what, value, seat);
  return (
    <li class={is ? "way true" : "way"}>
      <span class="drawn">
        {drawn && (
          <>
            <span aria-hidden="true">{drawn}</span>
            <span class="sr">{words}</span>
          </>
        )}
        {!drawn && words}
        {is && <span class="tag">✓ {t("review-true")}</span>}
      </span>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * chance}%` }} />
      </span>
      <b class="num">{chanceWords(chance)}</b>
    </li>
  );
}

const chanceWords = (chance: number): string =>
  percent(chance) < 1 ? t("review-hardly") : t("review-percent", { percent: percent(chance) });
