/** Log and chat: a column beside the table, a sheet over it on a phone. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { tell, type AnyEvent, type GameTable } from "../table/game";
import { send } from "../socket";
import { Face } from "../art/face";
import { older } from "../api";
import { fold, keyTo, mySeat, state } from "../state";
import { heardLines, readAll, unread } from "../talk";
import { say, t, time } from "../text";
import type { TableInfo } from "../wire";
import { explain } from "./common";
import { unheard } from "../mute";
import { LineMenu, Reports } from "./People";

type Panel = "log" | "chat" | null;

interface SideProps {
  table: TableInfo;
  view: GameTable;
  panel: { value: Panel };
  silent: boolean;
}

export function Side({ table, view, panel, silent }: SideProps) {
  const tab = panel.value ?? "log";
  return (
    <aside class={panel.value ? "side open" : "side"} aria-label={t("log-and-chat")}>
      <div class="row between nowrap">
        <div class="segments" role="tablist" aria-label={t("log-and-chat")}>
          {(["log", "chat"] as const).map((name) => (
            <button
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              aria-selected={tab === name}
              onClick={() => (panel.value = name)}
            >
              {t(name)}
              {name === "chat" && unread.value > 0 && <Unread />}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="quiet icon small-only"
          aria-label={t("close")}
          onClick={() => (panel.value = null)}
        >
          ✕
        </button>
        <button
          type="button"
          class="quiet icon fold"
          aria-expanded={!state.folded.value}
          aria-label={t(state.folded.value ? "unfold" : "fold")}
          onClick={() => fold(!state.folded.value)}
        >
          <span aria-hidden="true">{state.folded.value ? "‹" : "›"}</span>
          {state.folded.value && unread.value > 0 && <Unread />}
        </button>
      </div>
      {tab === "log" ? <Log table={table} view={view} /> : <Chat table={table} silent={silent} />}
    </aside>
  );
}

/** How many lines of others nobody has read here. */
export function Unread() {
  return (
    <span class="unread num">
      {unread.value}
      <span class="sr"> {t("unread")}</span>
    </span>
  );
}

function Log({ table, view }: { table: TableInfo; view: GameTable }) {
  const ref = useEndOf<HTMLOListElement>(state.log.value.length);
  const lines = state.log.value
    .filter(({ event }) => !unheard(event))
    .map((line) => ({ ...line, words: tell(table.game, view, line.event, mySeat.value) }))
    .filter((l) => l.words);
  return (
    <div class="chat" id="panel-log" role="tabpanel" aria-labelledby="tab-log">
      <ol class="log" tabIndex={0} aria-label={t("log")} ref={ref}>
        {inStretches(lines, ({ event }) => view.quiet.includes(event.event)).map((stretch) => (
          <Stretch key={stretch[0]?.number} lines={stretch} folds={view.quiet} />
        ))}
        {!lines.length && <li class="muted">{say(table.game, "page-log-empty") ?? t("log-empty")}</li>}
      </ol>
    </div>
  );
}

interface Line {
  number: number;
  event: AnyEvent;
  words: string;
}

/** Routine after routine in one stretch, everything else for itself. */
function inStretches(lines: readonly Line[], routine: (line: Line) => boolean): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0] && routine(line) && routine(last[0])) last.push(line);
    else found.push([line]);
  }
  return found;
}

function Stretch({ lines, folds }: { lines: readonly Line[]; folds: readonly string[] }) {
  const [first] = lines;
  if (!first) return null;
  if (lines.length === 1 || !folds.includes(first.event.event)) return <LogLine line={first} />;
  return (
    <li class="routine">
      <details>
        <summary>{t("log-routine", { count: lines.length })}</summary>
        <ol class="log">
          {lines.map((line) => (
            <LogLine key={line.number} line={line} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function LogLine({ line }: { line: Line }) {
  const { seat } = line.event as { seat?: number };
  return (
    <li class={`e-${line.event.event}`}>
      {typeof seat === "number" && <Face seat={seat} size={26} />}
      <span>{line.words}</span>
    </li>
  );
}

const EMOTES = ["😀", "😂", "🤨", "😱", "👏", "🍀"];

export function Chat({ table, silent }: { table: TableInfo; silent: boolean }) {
  const ref = useEndOf<HTMLUListElement>(state.chat.value.at(-1)?.number ?? 0);
  useEffect(() => {
    if (ref.current?.checkVisibility()) readAll();
  });
  const words = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    const text = words.value.trim();
    if (!text) return;
    words.value = "";
    void send({ type: "say", text, phrase: null });
  };
  return (
    <div class="chat" id="panel-chat" role="tabpanel" aria-labelledby="tab-chat">
      <Reports table={table} />
      <Older table={table} />
      <ul class="log" ref={ref} tabIndex={0} aria-label={t("chat")} aria-live="polite">
        {heardLines.value.map((line) => (
          <li key={line.number}>
            {line.seat !== null && <Face seat={line.seat} size={26} />}
            <span>
              <bdi>
                <b>{line.name}</b>
              </bdi>{" "}
              <span class="muted small">{time(line.at)}</span>
              <br />
              {line.removed && <i class="muted">{t("removed-line")}</i>}
              <bdi>{line.phrase ? (say(table.game, `phrase-${line.phrase}`) ?? line.phrase) : line.text}</bdi>
            </span>
            <LineMenu line={line} table={table} />
          </li>
        ))}
      </ul>
      {silent && <p class="small muted">{t("silence")}</p>}
      {state.me.value?.person && (
        <>
          <div class="row tight chips" role="group" aria-label={t("phrases")}>
            {table.phrases.map((phrase) => (
              <button
                type="button"
                class="chip"
                disabled={silent}
                onClick={() => void send({ type: "say", text: null, phrase })}
              >
                {say(table.game, `phrase-${phrase}`) ?? phrase}
              </button>
            ))}
          </div>
          <div class="row tight nowrap" role="group" aria-label={t("emotes")}>
            {EMOTES.map((text) => (
              <button
                type="button"
                class="chip emote"
                disabled={silent}
                onClick={() => void send({ type: "say", text, phrase: null })}
              >
                {text}
              </button>
            ))}
          </div>
          <form class="row nowrap" onSubmit={submit}>
            <label class="sr" for="words">
              {t("say-something")}
            </label>
            <input
              id="words"
              maxLength={500}
              autocomplete="off"
              placeholder={t("say-something")}
              disabled={silent}
              value={words.value}
              onInput={(e) => (words.value = e.currentTarget.value)}
            />
            <button disabled={silent}>{t("send")}</button>
          </form>
        </>
      )}
    </div>
  );
}

/** What was said before the lines that are here. */
function Older({ table }: { table: TableInfo }) {
  const trouble = useSignal("");
  const first = state.chat.value[0]?.number ?? 1;
  if (first <= 1) return null;
  const fetch = () =>
    older(table.id, first, keyTo(table.id)).then(
      (said) => (state.chat.value = [...said, ...state.chat.peek()]),
      (error: unknown) => (trouble.value = explain(error)),
    );
  return (
    <>
      <button type="button" class="quiet small" onClick={() => void fetch()}>
        {t("chat-older")}
      </button>
      {trouble.value && <p class="small muted">{trouble.value}</p>}
    </>
  );
}

/** Keep the newest line in sight. */
function useEndOf<E extends HTMLElement>(newest: number) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [newest]);
  return ref;
}
