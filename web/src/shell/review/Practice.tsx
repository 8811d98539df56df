/** Positions to practise that come with a game. */
import "./review.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../../router";
import { state } from "../../state";
import { t } from "../../text";
import { explain, Notice, Top } from "../common";
import { loadShelf } from "./data";
import { Drill, type Task } from "./Drill";

export function Practice({ id }: { id: string }) {
  const tasks = useSignal<readonly Task[] | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    loadShelf(id).then(
      (found) => (tasks.value = found),
      (error: unknown) => (trouble.value = explain(error)),
    );
    return () => {
      state.names.value = null;
    };
  }, [id]);
  return (
    <div class="page review" data-game={id}>
      <Top />
      <main id="main" class="stack">
        <h1>{t("drills")}</h1>
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        {!tasks.value && !trouble.value && <p role="status">{t("loading")}</p>}
        {tasks.value?.length === 0 && <Notice>{t("drills-none")}</Notice>}
        {!!tasks.value?.length && <Drill tasks={tasks.value} leave={() => go(`/new/${id}`)} />}
      </main>
    </div>
  );
}
