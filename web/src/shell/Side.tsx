/** Log and chat: a column beside the table, a sheet over it on a phone. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { tell, type GameTable } from "../table/game";
import { send } from "../socket";
import { mySeat, state } from "../state";
import { say, t, time } from "../text";
import type { TableInfo } from "../wire";

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
              {name === "chat" && state.chat.value.length > 0 && (
                <span class="num"> {state.chat.value.length}</span>
              )}
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
      </div>
      {tab === "log" ? <Log table={table} view={view} /> : <Chat table={table} silent={silent} />}
    </aside>
  );
}

function Log({ table, view }: { table: TableInfo; view: GameTable }) {
  const ref = useEndOf<HTMLOListElement>(state.log.value.length);
  const lines = state.log.value
    .map((line) => ({ ...line, words: tell(table.game, view, line.event, mySeat.value) }))
    .filter((l) => l.words);
  return (
    <div class="chat" id="panel-log" role="tabpanel" aria-labelledby="tab-log">
      <ol class="log" tabIndex={0} aria-label={t("log")} ref={ref}>
        {lines.map((line) => (
          <li key={line.number} class={`e-${line.event.event}`}>
            {line.words}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Chat({ table, silent }: { table: TableInfo; silent: boolean }) {
  const ref = useEndOf<HTMLUListElement>(state.chat.value.length);
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
      <ul class="log" ref={ref} tabIndex={0} aria-label={t("chat")} aria-live="polite">
        {state.chat.value.map((line) => (
          <li key={line.number}>
            <b>{line.name}</b> <span class="muted small">{time(line.at)}</span>
            <br />
            {line.phrase ? (say(table.game, `phrase-${line.phrase}`) ?? line.phrase) : line.text}
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

/** Keep the newest line in sight. */
function useEndOf<E extends HTMLElement>(length: number) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [length]);
  return ref;
}
