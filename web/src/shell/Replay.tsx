/** A finished game, step by step, from any seat's eyes or all of them. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { Face } from "../art/face";
import { plan } from "../table/media";
import { Players } from "../table/Players";
import { loadTable, tell, type AnyEvent, type GameTable, type Seen } from "../table/game";
import { keyTo, nameOf, state, visitTo } from "../state";
import { loadGame, t } from "../text";
import type { Frame, Replay as Whole } from "../wire";
import { explain, Notice, Top } from "./common";
import { ForkMark } from "./Forked";
import { download } from "./download";

const STRETCH = 200;

/** What a shared link asks for. */
const asked = (what: string): string | null => new URLSearchParams(location.search).get(what);

export function Replay({ id }: { id: string }) {
  const whole = useSignal<Whole | null>(null);
  const table = useSignal<GameTable | null>(null);
  const eyes = useSignal(asked("eyes") ?? "table");
  const trouble = useSignal("");
  useEffect(() => {
    let stale = false;
    load(id, eyes.value).then(
      ([replay, view]) => {
        if (stale) return;
        state.names.value = replay.names;
        whole.value = replay;
        table.value = view;
      },
      (error: unknown) => (trouble.value = explain(error)),
    );
    return () => {
      stale = true;
      state.names.value = null;
    };
  }, [id, eyes.value]);
  return (
    <div class="page" data-game={whole.value?.game}>
      <Top />
      <main id="main" class="stack">
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        {!whole.value && !trouble.value && <p role="status">{t("loading")}</p>}
        {whole.value && table.value && <Player id={id} whole={whole.value} view={table.value} eyes={eyes} />}
      </main>
    </div>
  );
}

/** A shared link carries what opens the table, where no server's log sees it. */
export function keyIn(hash: string): string | undefined {
  const secrets = new URLSearchParams(hash.slice(1));
  const name = ["watch", "invite"].find((kind) => secrets.has(kind));
  return name && `${name}.${secrets.get(name)}`;
}

export function shared(id: string): string {
  const visit = visitTo(id);
  if (visit?.watch) return `#watch=${visit.watch}`;
  return visit?.invite ? `#invite=${visit.invite}` : location.hash;
}

async function load(id: string, eyes: string): Promise<[Whole, GameTable]> {
  const token = keyTo(id) ?? keyIn(location.hash);
  const whole = await api.replay(id, eyes, 0, STRETCH, token);
  while (whole.frames.length < whole.total) {
    const more = await api.replay(id, eyes, whole.frames.length, STRETCH, token);
    if (!more.frames.length) break;
    whole.frames.push(...more.frames);
  }
  const [view] = await Promise.all([loadTable(whole.game), loadGame(whole.game)]);
  return [whole, view];
}

function Player({
  id,
  whole,
  view,
  eyes,
}: {
  id: string;
  whole: Whole;
  view: GameTable;
  eyes: { value: string };
}) {
  const at = useSignal(Number(asked("step")) || 0);
  const running = useSignal(false);
  const last = whole.frames.length - 1;
  const step = (by: number) => (at.value = Math.max(0, Math.min(last, at.value + by)));
  useEffect(() => {
    if (!running.value) return;
    const timer = setInterval(() => (at.value >= last ? (running.value = false) : step(1)), 1300);
    return () => clearInterval(timer);
  }, [running.value, last]);
  const frame = whole.frames[Math.min(at.value, last)];
  const link = `/replay/${id}?step=${at.value}&eyes=${eyes.value}${shared(id)}`;
  if (!frame) return null;
  return (
    <div
      class="replay"
      onKeyDown={(e) => (e.key === "ArrowRight" ? step(1) : e.key === "ArrowLeft" ? step(-1) : undefined)}
    >
      <div class="row between head">
        <h1>
          {t("replay")}
          <ForkMark fork={whole.fork} />
        </h1>
        <label class="row">
          <span>{t("eyes")}</span>
          <select
            style={{ width: "auto" }}
            aria-label={t("eyes")}
            value={eyes.value}
            onChange={(e) => (eyes.value = e.currentTarget.value)}
          >
            <option value="table">{t("eyes-table")}</option>
            <option value="all">{t("eyes-all")}</option>
            {whole.names.map((_, seat) => (
              <option value={seat}>{nameOf(seat)}</option>
            ))}
          </select>
        </label>
      </div>
      <p class="happened" aria-live="polite">
        {sentences(whole, view, frame)}
      </p>
      <div class={frame.views.length > 1 ? "board-all" : "board"}>
        {frame.views.map((_, i) => (
          <Eyes
            key={i}
            game={whole.game}
            seats={whole.names.length}
            view={view}
            frame={frame}
            index={i}
            seat={eyes.value === "table" ? null : eyes.value === "all" ? i : Number(eyes.value)}
          />
        ))}
      </div>
      <div class="row nowrap">
        <button type="button" class="icon" aria-label={t("back-step")} onClick={() => step(-1)}>
          ‹
        </button>
        <button
          type="button"
          class="icon"
          aria-pressed={running.value}
          onClick={() => (running.value = !running.value)}
        >
          <span aria-hidden="true">{running.value ? "❚❚" : "▶"}</span>
          <span class="sr">{t("run")}</span>
        </button>
        <button type="button" class="icon" aria-label={t("next-step")} onClick={() => step(1)}>
          ›
        </button>
        <input
          class="grow"
          type="range"
          aria-label={t("step")}
          min={0}
          max={last}
          value={at.value}
          onInput={(e) => (at.value = e.currentTarget.valueAsNumber)}
        />
        <span class="num small">
          {at.value + 1}/{whole.frames.length}
        </span>
      </div>
      <p class="small muted">
        {t("share-step")} <a href={link}>{`${state.origin.value}${link}`}</a>
      </p>
      <div class="row">
        <a class="button" href={`/review/${id}${shared(id)}`}>
          {t("review")}
        </a>
        <button type="button" onClick={() => void download(id, whole.game)}>
          {t("download")}
        </button>
      </div>
    </div>
  );
}

function sentences(whole: Whole, view: GameTable, frame: Frame): string {
  const told = new Set(
    frame.events.flat().map((event) => tell(whole.game, view, event as unknown as AnyEvent, null)),
  );
  return [...told].join(" ");
}

/** The table as one pair of eyes saw it. */
export function Eyes({
  game,
  seats,
  view,
  frame,
  index,
  seat,
  title,
}: {
  game: string;
  seats: number;
  view: GameTable;
  frame: Frame;
  /** Which of the frame's views. */
  index: number;
  /** Whose eyes; null is the public table. */
  seat: number | null;
  title?: string;
}) {
  const seen: Seen = {
    view: frame.views[index] ?? null,
    me: seat,
    actors: frame.actors,
    legal: [],
    play: () => undefined,
    busy: true,
    moment: (frame.events[index] ?? []) as unknown as AnyEvent[],
    cue: null,
    seats,
    screen: false,
    small: frame.views.length > 1,
  };
  const { Backdrop } = view;
  const layout = seen.small || plan.value !== "desk" ? "phone" : "desk";
  return (
    <section
      class={Backdrop ? "eyes scened" : "eyes"}
      data-plan={Backdrop && layout}
      data-game={game}
      aria-label={title ?? (seat === null ? t("eyes-table") : nameOf(seat))}
    >
      {Backdrop && (
        <div class="backdrop" aria-hidden="true">
          <Backdrop />
        </div>
      )}
      {seat !== null && (
        <h2 class="row nowrap">
          <Face seat={seat} size={28} />
          {title ?? nameOf(seat)}
        </h2>
      )}
      {Backdrop && layout === "phone" && !seen.small && <Players view={view} seen={seen} />}
      <div class={Backdrop && "board"}>
        <view.Board {...seen} />
      </div>
      {seat !== null && view.Own && <view.Own {...seen} />}
      {seat !== null && <view.Hand {...seen} />}
    </section>
  );
}
