/** Small parts that every screen uses. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { dress, state } from "../state";
import { LANGUAGES, LANGUAGE_NAMES, language, say, speak, t, type Args } from "../text";
import type { Reason } from "../wire";
import { Refused } from "../api";

export const MARK =
  '<path d="M4 20h40v6H4z" fill="#e8a33d"/><path d="M9 26h4v16H9zM35 26h4v16h-4z" fill="#a86a24"/><rect x="16.500" y="29" width="15" height="15" rx="3.500" fill="#c23b27"/><path d="M24 32l1.500 3 3.300.5-2.400 2.300.6 3.200-3-1.500-3 1.500.6-3.200-2.400-2.300 3.300-.5z" fill="#fff6e5" stroke="none"/><path d="M18 17l1.500-10h9L30 17z" fill="#8f5526"/>';

export function Top({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <a class="brand" href="/">
        <svg class="pic" viewBox="0 0 48 48" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MARK }} />
        Undertable
      </a>
      <span class="grow" />
      {children}
      <LanguageSwitch />
    </header>
  );
}

export function LanguageSwitch() {
  return (
    <div class="segments" role="group" aria-label={t("language")}>
      {LANGUAGES.map((lang) => (
        <button
          type="button"
          lang={lang}
          aria-label={`${lang.toUpperCase()}: ${LANGUAGE_NAMES[lang]}`}
          aria-pressed={language.value === lang}
          onClick={() => void speak(lang)}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function ThemeSwitch() {
  return (
    <div class="segments" role="group" aria-label={t("theme")}>
      {["", "light", "dark"].map((theme) => (
        <button type="button" aria-pressed={state.theme.value === theme} onClick={() => dress(theme)}>
          {t(`theme-${theme || "system"}`)}
        </button>
      ))}
    </div>
  );
}

/** A dialog of the browser's own kind: focus stays inside, Escape closes. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={close}
      onClick={(e) => e.target === ref.current && ref.current?.close()}
    >
      <div class="row between nowrap" style={{ marginBottom: "10px" }}>
        <h2>{title}</h2>
        <button type="button" class="quiet icon" aria-label={t("close")} onClick={() => ref.current?.close()}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A reason from the server as a sentence. */
export function sentence(code: string, reason: Reason | null): string {
  return (reason && told(reason)) || t(`refusal-${code}`);
}

export function told(reason: Reason): string | undefined {
  const args: Args = {};
  for (const [key, value] of Object.entries(reason.args ?? {}))
    args[key] = isReason(value) ? (told(value) ?? "") : (value as string | number);
  return say(reason.owner, reason.key, args) ?? say(state.table.value?.game ?? "", reason.key, args);
}

const isReason = (value: unknown): value is Reason =>
  typeof value === "object" && value !== null && "owner" in value && "key" in value;

export const explain = (error: unknown): string =>
  error instanceof Refused ? sentence(error.code, error.reason) : t("refusal-internal");

export function Notice({ children, bad }: { children: ComponentChildren; bad?: boolean }) {
  return (
    <p class={bad ? "notice bad" : "notice"} role={bad ? "alert" : undefined}>
      {children}
    </p>
  );
}
