/** Over many games of this device: how often one lies and when, how well one reads others, what it costs. */
import "./review.css";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../../api";
import { keyTo, state } from "../../state";
import { t } from "../../text";
import type { GameHabits, Habits as Found, HabitFigure, PlayerHabits } from "../../wire";
import { explain, Notice, Top } from "../common";
import { waitFor } from "./data";

/** How far the games are that are being thought over. */
interface Thinking {
  number: number;
  total: number;
  share: number;
}

export function Habits() {
  const found = useSignal<Found | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    ask().then(
      (answer) => (found.value = answer),
      (error: unknown) => (trouble.value = explain(error)),
    );
  }, []);
  const shown = found.value;
  return (
    <div class="page review">
      <Top />
      <main id="main" class="stack habits">
        <h1>{t("habits")}</h1>
        <p class="muted">{t("habits-hint")}</p>
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        {!shown && !trouble.value && <p role="status">{t("loading")}</p>}
        {shown && !shown.games.length && !shown.waiting.length && <Notice>{t("habits-none")}</Notice>}
        {shown?.games.map((game) => (
          <OneGame key={game.game} found={game} fewest={shown.fewest} />
        ))}
        {!!shown?.waiting.length && <Waiting found={found} trouble={trouble} />}
      </main>
    </div>
  );
}

const ask = (): Promise<Found> =>
  api.habits(state.visits.peek().map(({ id }) => ({ table: id, token: keyTo(id) ?? "" })));

/** Games that have not been looked back at yet, and how to do so. */
function Waiting({ found, trouble }: { found: Signal<Found | null>; trouble: Signal<string> }) {
  const thinking = useSignal<Thinking | null>(null);
  const left = useSignal(false);
  useEffect(() => () => void (left.value = true), []);
  const waiting = found.value?.waiting ?? [];
  const think = async () => {
    for (const [number, id] of waiting.entries()) {
      const told = (share: number) => (thinking.value = { number: number + 1, total: waiting.length, share });
      told(0);
      if (!(await waitFor(id, told, () => left.value))) return;
    }
    found.value = await ask();
  };
  const begin = () =>
    think()
      .catch((error: unknown) => (trouble.value = explain(error)))
      .finally(() => (thinking.value = null));
  return (
    <section class="card stack" role="status">
      <p>{t("habits-waiting", { count: waiting.length })}</p>
      {thinking.value ? (
        <Progress {...thinking.value} />
      ) : (
        <div>
          <button type="button" class="primary" onClick={() => void begin()}>
            {t("habits-think", { count: waiting.length })}
          </button>
        </div>
      )}
    </section>
  );
}

function Progress({ number, total, share }: Thinking) {
  const percent = Math.floor(100 * share);
  return (
    <>
      <p>{t("habits-thinking", { number, total, percent })}</p>
      <progress
        class="review-progress"
        aria-label={t("habits")}
        max={100}
        value={(100 * (number - 1 + share)) / total}
      />
    </>
  );
}

function OneGame({ found: { game, games, players }, fewest }: { found: GameHabits; fewest: number }) {
  const title = state.games.value?.find(({ id }) => id === game)?.title ?? game;
  const ordered = [...players].sort((one, other) => Number(one.name !== null) - Number(other.name !== null));
  return (
    <section class="stack" data-game={game} aria-label={title}>
      <h2>
        {title} <span class="small muted">{t("habits-games", { count: games })}</span>
      </h2>
      <ul class="portraits">
        {ordered.map((player) => (
          <li key={player.name} class="card">
            <OnePlayer player={player} fewest={fewest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnePlayer({ player: { name, games, figures }, fewest }: { player: PlayerHabits; fewest: number }) {
  return (
    <div class="stack grow">
      <h3>{name ?? t("habits-you")}</h3>
      {!figures.length && (
        <p>{t(games < fewest ? "habits-too-few" : "habits-too-short", { games, fewest })}</p>
      )}
      <ul class="worths">
        {figures.map((figure) => (
          <OneFigure key={figure.name} figure={figure} />
        ))}
      </ul>
    </div>
  );
}

/** In percent, as exactly as it can be known; noise below nothing is nothing. */
function OneFigure({ figure: { name, value, low, high, cases } }: { figure: HabitFigure }) {
  const fine = name.startsWith("cost");
  const round = (share: number) =>
    Math.max(0, fine ? Math.round(1000 * share) / 10 : Math.round(100 * share));
  const [from, to] = [Math.max(0, low), Math.min(1, high)];
  return (
    <li>
      <span class="grow">{t(`habit-${name}`)}</span>
      <b class="num">{t("review-percent", { percent: round(value) })}</b>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * Math.max(0, value)}%` }} />
        <u style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />
      </span>
      <span class="small muted">{t("habits-between", { low: round(low), high: round(high), cases })}</span>
    </li>
  );
}
