/** The likely against the true, as a picture. */
import { Face } from "../../art/face";
import { nameOf } from "../../state";
import { capital, say, t } from "../../text";
import type { Json } from "../../wire";
import type { Scene } from "./data";
import { same } from "./Decision";
import type { Belief, Decision } from "./types";
import { percent } from "./words";

/** Ways of one thing, and owners of things, that are shown at once. */
const MOST = 4;
const MOST_OWNERS = 3;

export function Beliefs({ whole, decision }: { whole: Scene; decision: Decision }) {
  const owners = [...new Set(decision.beliefs.map(({ seat }) => seat))];
  if (!owners.length) return null;
  const drawn = (some: readonly number[]) => (
    <div class="beliefs">
      {some.map((seat) => (
        <Held
          key={seat}
          whole={whole}
          seat={seat}
          beliefs={decision.beliefs.filter((belief) => belief.seat === seat)}
        />
      ))}
    </div>
  );
  return (
    <section class="card stack likely" aria-label={t("review-likely")}>
      <h3>{t("review-likely")}</h3>
      {drawn(owners.slice(0, MOST_OWNERS))}
      {owners.length > MOST_OWNERS && (
        <details>
          <summary>{t("review-more", { count: owners.length - MOST_OWNERS })}</summary>
          {drawn(owners.slice(MOST_OWNERS))}
        </details>
      )}
    </section>
  );
}

/** What somebody held, or nobody. */
function Held({ whole, seat, beliefs }: { whole: Scene; seat: number; beliefs: readonly Belief[] }) {
  return (
    <div class="belief">
      {seat >= 0 && (
        <h4 class="row nowrap">
          <Face seat={seat} size={30} />
          {nameOf(seat)}
        </h4>
      )}
      {beliefs.map((belief) => (
        <Ways key={belief.what} whole={whole} belief={belief} />
      ))}
    </div>
  );
}

function Ways({ whole, belief }: { whole: Scene; belief: Belief }) {
  const title = say(whole.game, `belief-${belief.what}`);
  return (
    <>
      {title && <p class="small muted">{capital(title)}</p>}
      {belief.parts && <Truth whole={whole} belief={belief} />}
      <ul>
        {(belief.parts ? belief.likely : waysOf(belief)).map(({ value, chance }) => (
          <Way
            key={JSON.stringify(value)}
            whole={whole}
            belief={belief}
            value={value}
            chance={chance}
            is={isTrue(belief, value)}
          />
        ))}
      </ul>
    </>
  );
}

/** The likeliest, and the truth among them. */
function waysOf(belief: Belief): Belief["likely"] {
  const others = belief.likely.filter(({ value }) => !same(value, belief.true)).slice(0, MOST);
  return [...others, { value: belief.true, chance: belief.true_chance }].sort(
    (one, other) => other.chance - one.chance,
  );
}

const isTrue = ({ parts, true: truth }: Belief, value: Json): boolean =>
  parts && Array.isArray(truth) ? truth.some((part) => same(part, value)) : same(value, truth);

/** Something of many parts as it really was; how likely each of them was, its ways say. */
function Truth({ whole: { likely }, belief: { what, seat, true: truth } }: { whole: Scene; belief: Belief }) {
  const drawn = likely.draw(what, truth, seat);
  const words = likely.words(what, truth);
  return (
    <p class="way true whole">
      <span class="drawn">
        {drawn && <span aria-hidden="true">{drawn}</span>}
        <span class={drawn ? "sr" : ""}>{words}</span>
        <span class="tag">✓ {t("review-true")}</span>
      </span>
    </p>
  );
}

function Way({
  whole: { likely },
  belief: { what, seat, parts },
  value,
  chance,
  is,
}: {
  whole: Scene;
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
        {is && (
          <span class={parts ? "tick" : "tag"}>
            ✓ <span class={parts ? "sr" : ""}>{t("review-true")}</span>
          </span>
        )}
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
