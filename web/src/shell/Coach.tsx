/** The coach of a first game: a few words the first time something comes up. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { recallJson, rememberJson } from "../device";
import type { Seen } from "../games/table";
import { say, t } from "../text";

/** Coaching messages are named `coach-<game>-<phase>` with `-mine` where it is one's own decision. */
export function Coach({ game, seen }: { game: string; seen: Seen }) {
  const heard = useSignal<string[]>(recallJson<string[]>(`coach.${game}`, []));
  const mine = seen.me !== null && seen.actors.includes(seen.me);
  const phase = String(seen.view.phase ?? seen.view.decision ?? "");
  const topics = [`coach-${game}`, ...(mine ? [`coach-${game}-${phase}-mine`] : []), `coach-${game}-${phase}`];
  const topic = topics.find((key) => say("shell", key) && !heard.value.includes(key));
  useEffect(() => rememberJson(`coach.${game}`, heard.value), [heard.value]);
  if (!topic) return null;
  return (
    <div class="coach" role="note">
      <p>{t(topic)}</p>
      <button type="button" class="small" onClick={() => (heard.value = [...heard.value, topic])}>{t("got-it")}</button>
    </div>
  );
}
