/** A choice with what is at stake; one that cannot be undone asks once more. */
import { draft } from "@frame/table/draft";
import type { ComponentChildren } from "preact";
import type { BorderSeen } from "./goods";
import { t } from "./words";

interface ChoiceProps {
  look: "primary" | "danger" | "bid" | "plain";
  busy: boolean;
  stake?: string | undefined;
  onClick: () => void;
  children: ComponentChildren;
}

export function Choice({ look, busy, stake, onClick, children }: ChoiceProps) {
  return (
    <button type="button" class={`choice ${look}`} disabled={busy} onClick={onClick}>
      <b>{children}</b>
      {stake && <span class="stake">{stake}</span>}
    </button>
  );
}

/** The choice that has been pressed once. */
const armed = draft("sure", "");

export function Twice({ seen, name, ...choice }: ChoiceProps & { seen: BorderSeen; name: string }) {
  const sure = armed.of(seen) === name;
  const press = () => (sure ? choice.onClick() : armed.put(seen, name));
  return (
    <Choice {...choice} onClick={press}>
      {sure ? t("page-sure") : choice.children}
    </Choice>
  );
}
