/** The coach of a first game: says what to do and why; whoever goes another way still hears a word now and then. */
import { signal, useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import { recallJson, rememberJson } from "../device";
import { tell, type AnyMove, type GameTable, type Seen } from "../table/game";
import { hurry } from "../staging";
import { nameOf } from "../state";
import { say, t, type Args } from "../text";
import type { Hint } from "../wire";

/** A move of one's own that is not the advised one, held back until the learner has chosen. */
const own = signal<{ move: AnyMove; words: string | undefined; instead: Hint } | null>(null);

/** The table of a learner: another move than the advised one is asked about first. */
export function coached(seen: Seen, hint: Hint | null): Seen {
  const advised = hint && advisedBy(hint);
  if (!advised) return seen;
  const play = (move: AnyMove, words?: string) => {
    const possible = seen.legal.some((m) => m.move === move.move); // what is not, is for the server to explain
    own.value = possible && !same(move, advised) ? { move, words, instead: hint } : null;
    if (!own.value) seen.play(possible ? advised : move, words);
  };
  return { ...seen, play };
}

const advisedBy = (hint: Hint): AnyMove | null => hint.move as unknown as AnyMove | null;

/** Whether two moves mean the same, in whatever order their cards were picked. */
const same = (one: AnyMove, other: AnyMove): boolean => plain(one) === plain(other);
const plain = (move: AnyMove): string =>
  JSON.stringify(
    Object.entries(move)
      .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

interface LessonProps {
  game: string;
  view: GameTable;
  seen: Seen;
  hint: Hint;
  /** What has just happened, for the eye, while there is nothing to say. */
  meanwhile: string;
  /** What to press once the game is over. */
  after: ComponentChild;
}

/** The step of the lesson: its words, and the advised move at one tap. */
export function Lesson({ game, view, seen, hint, meanwhile, after }: LessonProps) {
  const names: Args = Object.fromEntries(
    Array.from({ length: seen.seats }, (_, seat) => [`seat${seat}`, nameOf(seat)]),
  );
  const another = own.value?.instead === hint ? own.value : null;
  const advised = advisedBy(hint);
  const sentence = (move: AnyMove) => tell(game, view, move, null);
  const idle = seen.busy || !seen.legal.length;
  const words = another
    ? t("lesson-another", { move: sentence(another.move) })
    : hint.say && say(game, hint.say, names);
  const alone = () => {
    own.value = null;
    if (another) seen.play(another.move, another.words);
  };
  return (
    <section class={`coach lesson${hint.say ? "" : " watching"}`} aria-label={t("lesson")}>
      <p aria-live="polite">{words}</p>
      {!words && (
        <p aria-hidden="true" onClick={hurry}>
          {meanwhile || t("lesson-watch")}
        </p>
      )}
      <div class="row nowrap">
        <span class="tag num">
          <span class="sr">{t("lesson-step")} </span>
          {hint.step}/{hint.steps}
        </span>
        {another && (
          <button type="button" class="small" disabled={idle} onClick={alone}>
            {t("lesson-alone")}
          </button>
        )}
        {another && (
          <button type="button" class="small primary" onClick={() => (own.value = null)}>
            {t("lesson-stay")}
          </button>
        )}
        {!another && advised && (
          <button type="button" class="small primary" disabled={idle} onClick={() => seen.play(advised)}>
            {t("lesson-do")}
            <span class="sr">: {sentence(advised)}</span>
          </button>
        )}
        {after}
      </div>
    </section>
  );
}

/** Off the script: the game's messages named `coach-<phase>`, with `-mine` where it is one's own decision, each until it was heard. */
export function Coach({ game, seen }: { game: string; seen: Seen }) {
  const heard = useSignal<string[]>(recallJson<string[]>(`coach.${game}`, []));
  const mine = seen.me !== null && seen.actors.includes(seen.me);
  const { phase, decision } = seen.view as { phase?: string; decision?: string };
  const now = phase ?? decision ?? "";
  const topics = [...(mine ? [`coach-${now}-mine`] : []), `coach-${now}`];
  const topic = topics.find((key) => say(game, key) && !heard.value.includes(key));
  useEffect(() => rememberJson(`coach.${game}`, heard.value), [heard.value]);
  if (!topic) return null;
  return (
    <div class="coach" role="note">
      <p>{say(game, topic)}</p>
      <button type="button" class="small" onClick={() => (heard.value = [...heard.value, topic])}>
        {t("got-it")}
      </button>
    </div>
  );
}
