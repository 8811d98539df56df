/** A finished game looked at again: what was true, what was likely, what it cost. */
import "./review.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { copy } from "../../device";
import { place } from "../../router";
import { nameOf, state } from "../../state";
import { t } from "../../text";
import { explain, Notice, Top } from "../common";
import { shared } from "../Replay";
import { Beliefs } from "./Beliefs";
import { Curve } from "./Curve";
import { loadReview, type Whole } from "./data";
import { Saw, Verdict } from "./Decision";
import { Drill, tasksOf } from "./Drill";
import { Options } from "./Options";
import { PlayOn } from "./PlayOn";
import { Standing } from "./Standing";
import { Moments, Players } from "./Story";
import { costWords, moveWords } from "./words";

export function Review({ id }: { id: string }) {
  const whole = useSignal<Whole | null>(null);
  const share = useSignal(0);
  const trouble = useSignal("");
  useEffect(() => {
    let stale = false;
    loadReview(
      id,
      (part) => (share.value = part),
      () => stale,
    ).then(
      (found) => {
        if (!stale) whole.value = found;
      },
      (error: unknown) => (trouble.value = explain(error)),
    );
    return () => {
      stale = true;
      state.names.value = null;
    };
  }, [id]);
  return (
    <div class="page review" data-game={whole.value?.game}>
      <Top />
      <main id="main" class="stack">
        <Heading id={id} />
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        {!whole.value && !trouble.value && <Progress share={share.value} />}
        {whole.value && <Shown whole={whole.value} />}
      </main>
    </div>
  );
}

function Heading({ id }: { id: string }) {
  return (
    <div class="row between">
      <h1>{t("review")}</h1>
      <a class="button" href={`/replay/${id}${shared(id)}`}>
        {t("replay")}
      </a>
    </div>
  );
}

/** The bots think every decision over again; that takes its time. */
function Progress({ share }: { share: number }) {
  const percent = Math.floor(100 * share);
  return (
    <div class="card stack" role="status">
      <p>{t("review-computing", { percent })}</p>
      <progress class="review-progress" aria-label={t("review")} max={100} value={percent} />
      <p class="small muted">{t("review-computing-hint")}</p>
    </div>
  );
}

function Shown({ whole }: { whole: Whole }) {
  const drilling = useSignal(false);
  if (!whole.review.decisions.length) return <Notice>{t("review-empty")}</Notice>;
  return drilling.value ? (
    <Drill tasks={tasksOf(whole)} leave={() => (drilling.value = false)} />
  ) : (
    <Look whole={whole} drill={() => (drilling.value = true)} />
  );
}

/** Where to look first: at what the link names, else at the dearest decision, one's own before others'. */
function firstLook({ review: { decisions } }: Whole): number {
  const asked = place.peek().query.get("at");
  if (asked !== null) {
    const found = decisions.findIndex(({ at }) => at >= Number(asked));
    return found < 0 ? decisions.length - 1 : found;
  }
  const mine = decisions.filter(({ seat }) => nameOf(seat) === state.name.peek());
  const among = mine.some(({ cost }) => cost > 0) ? mine : decisions;
  return decisions.indexOf(among.reduce((dearest, one) => (one.cost > dearest.cost ? one : dearest)));
}

function Look({ whole, drill }: { whole: Whole; drill: () => void }) {
  const { id, game, review, view } = whole;
  const chosen = useSignal(firstLook(whole));
  const top = useRef<HTMLDivElement>(null);
  const decision = review.decisions[chosen.value];
  if (!decision) return null;
  const link = `/review/${id}?at=${decision.at}${shared(id)}`;
  const choose = (number: number) => {
    chosen.value = number;
    const at = review.decisions[number]?.at ?? 0;
    history.replaceState(null, "", `/review/${id}?at=${at}${location.hash}`);
  };
  const show = (at: number) => {
    const number = review.decisions.findIndex((one) => one.at >= at);
    choose(number < 0 ? review.decisions.length - 1 : number);
    top.current?.scrollIntoView({ block: "start" });
  };
  const spoken = t("review-spoken", {
    number: chosen.value + 1,
    total: review.decisions.length,
    name: nameOf(decision.seat),
    move: moveWords(game, view, decision.move),
    cost: costWords(decision),
  });
  return (
    <>
      <section class="poster" ref={top} aria-label={t("review-curve")}>
        <Standing review={review} decision={decision} />
        <Curve review={review} chosen={chosen.value} choose={choose} spoken={spoken} />
        <Steps whole={whole} chosen={chosen.value} choose={choose} />
      </section>
      <Moments whole={whole} show={show} chosen={decision.at} />
      <div class="review-plan">
        <div class="about">
          <Verdict whole={whole} decision={decision} />
          <Options whole={whole} decision={decision} />
          <PlayOn whole={whole} decision={decision} />
        </div>
        <div class="seen">
          <Saw whole={whole} decision={decision} />
          <Beliefs whole={whole} decision={decision} />
        </div>
      </div>
      <Players whole={whole} show={show} drill={drill} />
      <Share link={`${state.origin.value}${link}`} />
      <div>
        <a class="button" href="/habits">
          {t("habits")}
        </a>
      </div>
    </>
  );
}

/** To show this very decision to somebody. */
function Share({ link }: { link: string }) {
  const copied = useSignal("");
  const hand = async () => {
    if (navigator.share) await navigator.share({ url: link }).catch(() => undefined);
    else if (await copy(link)) copied.value = link;
  };
  return (
    <div class="row share">
      <label class="sr" for="review-link">
        {t("review-share")}
      </label>
      <input
        id="review-link"
        class="small grow"
        readOnly
        value={link}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" onClick={() => void hand()}>
        {t(copied.value === link ? "copied" : "share")}
      </button>
    </div>
  );
}

/** One on, one back, or to the next that cost something. */
function Steps({
  whole: { review },
  chosen,
  choose,
}: {
  whole: Whole;
  chosen: number;
  choose: (number: number) => void;
}) {
  const { decisions } = review;
  const later = decisions.findIndex(({ cost }, number) => number > chosen && cost > 0);
  const next = later < 0 ? decisions.findIndex(({ cost }) => cost > 0) : later;
  return (
    <div class="row nowrap steps">
      <button
        type="button"
        class="icon"
        aria-label={t("review-before")}
        disabled={chosen === 0}
        onClick={() => choose(chosen - 1)}
      >
        ‹
      </button>
      <span class="num small grow">
        <span aria-hidden="true">
          {chosen + 1}/{decisions.length}
        </span>
        <span class="sr">{t("review-count", { number: chosen + 1, total: decisions.length })}</span>
      </span>
      {next >= 0 && (
        <button type="button" class="small" onClick={() => choose(next)}>
          {t("review-next-dear")}
        </button>
      )}
      <button
        type="button"
        class="icon"
        aria-label={t("review-after")}
        disabled={chosen === decisions.length - 1}
        onClick={() => choose(chosen + 1)}
      >
        ›
      </button>
    </div>
  );
}
