/** Decisions that cost something, asked again: choose, see what was likely and what was true, go on. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../../art/face";
import { nameOf, state } from "../../state";
import type { AnyMove } from "../../table/game";
import { t } from "../../text";
import type { Scene, Whole } from "./data";
import { Beliefs } from "./Beliefs";
import { same, Saw } from "./Decision";
import { Options } from "./Options";
import type { Decision } from "./types";
import { bare, moveWords, percent } from "./words";

const MOST = 8;
/** An answer that gives away no more is as good as the best. */
const AS_GOOD = 0.01;

/** A decision to be made again. */
export interface Task {
  scene: Scene;
  decision: Decision;
}

/** The dearest of a game first, one's own before others'; where nothing was dear, where most was at stake. */
export function tasksOf(whole: Whole): Task[] {
  const open = whole.review.decisions.filter(({ options }) => options.length > 1);
  const dear = open.filter(({ cost }) => cost > 0);
  const among = dear.length ? dear : open;
  const mine = among.filter(({ seat }) => nameOf(seat) === state.name.peek());
  return [...(mine.length ? mine : among)]
    .sort((one, other) => other.cost - one.cost || stake(other) - stake(one))
    .slice(0, MOST)
    .map((decision) => ({ scene: whole, decision }));
}

/** How far the best and the worst are apart. */
const stake = ({ options }: Decision): number =>
  Math.max(...options.map(({ worth }) => worth)) - Math.min(...options.map(({ worth }) => worth));

/** In an order that tells nothing: by their words. */
const offered = ({ game, view }: Scene, { options }: Decision): { move: AnyMove; words: string }[] =>
  options
    .map(({ move }) => ({ move, words: moveWords(game, view, move) }))
    .sort((one, other) => one.words.localeCompare(other.words));

export function Drill({ tasks, leave }: { tasks: readonly Task[]; leave: () => void }) {
  const at = useSignal(0);
  const answer = useSignal<AnyMove | null>(null);
  const found = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at.value]);
  const total = tasks.length;
  const now = tasks[at.value];
  if (!now) return <Done found={found.value} total={total} leave={leave} />;
  const { scene, decision: task } = now;
  const choose = (move: AnyMove) => {
    answer.value = move;
    if (given(task, move) <= AS_GOOD) found.value += 1;
  };
  return (
    <div class="drill stack">
      <div class="row nowrap">
        <Face seat={task.seat} size={52} />
        <h2 ref={heading} tabIndex={-1} class="grow">
          {t("drill-ask", { name: nameOf(task.seat) })}
        </h2>
        <span class="num small">
          {at.value + 1}/{total}
        </span>
      </div>
      <div class="review-plan">
        <div class="about">
          {answer.value ? (
            <Answer whole={scene} task={task} answer={answer.value} />
          ) : (
            <div class="choices judgement">
              {offered(scene, task).map(({ move, words }) => (
                <button type="button" class="big" key={words} onClick={() => choose(move)}>
                  {words}
                </button>
              ))}
            </div>
          )}
          <div class="row judgement">
            {answer.value && (
              <button
                type="button"
                class="primary big"
                onClick={() => {
                  answer.value = null;
                  at.value += 1;
                }}
              >
                {t("drill-next")}
              </button>
            )}
            <button type="button" onClick={leave}>
              {t("drill-leave")}
            </button>
          </div>
          {answer.value && <Options whole={scene} decision={task} />}
        </div>
        <div class="seen">
          <Saw whole={scene} decision={task} />
          {answer.value && <Beliefs whole={scene} decision={task} />}
        </div>
      </div>
    </div>
  );
}

/** What an answer gives away against the best. */
function given({ options }: Decision, answer: AnyMove): number {
  const mine = options.find(({ move }) => same(move, answer));
  return (options[0]?.worth ?? 0) - (mine?.worth ?? 0);
}

function Answer({ whole, task, answer }: { whole: Scene; task: Decision; answer: AnyMove }) {
  const lost = given(task, answer);
  const best = task.options[0];
  return (
    <div class={`card stack judgement ${lost <= AS_GOOD ? "right" : "wrong"}`} role="status">
      <h3>{t(lost <= AS_GOOD ? "drill-right" : "drill-wrong", { percent: percent(lost) })}</h3>
      {lost > AS_GOOD && best && (
        <p>{t("drill-better", { best: bare(moveWords(whole.game, whole.view, best.move)) })}</p>
      )}
      <p class="small muted">
        {t("drill-then", {
          name: nameOf(task.seat),
          move: bare(moveWords(whole.game, whole.view, task.move)),
        })}
      </p>
    </div>
  );
}

function Done({ found, total, leave }: { found: number; total: number; leave: () => void }) {
  return (
    <div class="card stack">
      <h2>{t("drill-done", { found, total })}</h2>
      <div>
        <button type="button" class="primary big" onClick={leave}>
          {t("drill-leave")}
        </button>
      </div>
    </div>
  );
}
