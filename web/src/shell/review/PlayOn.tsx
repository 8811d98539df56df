/** Play on from a decision of a finished game: a new table begins there. */
import { useSignal } from "@preact/signals";
import { nameOf } from "../../state";
import { t } from "../../text";
import { explain, Notice } from "../common";
import { fork, type Whole } from "./data";
import type { Decision } from "./types";

export function PlayOn({ whole, decision }: { whole: Whole; decision: Decision }) {
  const busy = useSignal(false);
  const trouble = useSignal("");
  const name = nameOf(decision.seat);
  const begin = (asItWas: boolean) => {
    busy.value = true;
    fork(whole, decision.at, asItWas).catch((error: unknown) => {
      busy.value = false;
      trouble.value = explain(error);
    });
  };
  return (
    <section class="card stack playon" aria-labelledby="review-playon">
      <h2 id="review-playon">{t("fork-title")}</h2>
      <p>{t("fork-hint", { name })}</p>
      {trouble.value && <Notice bad>{trouble.value}</Notice>}
      <div class="ways">
        <button type="button" class="primary big" disabled={busy.value} onClick={() => begin(false)}>
          <span>{t("fork-anew")}</span>
          <small>{t("fork-anew-hint", { name })}</small>
        </button>
        <button type="button" class="big" disabled={busy.value} onClick={() => begin(true)}>
          <span>{t("fork-as-it-was")}</span>
          <small>{t("fork-as-it-was-hint")}</small>
        </button>
      </div>
    </section>
  );
}
