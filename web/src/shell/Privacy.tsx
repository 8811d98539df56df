/** What this server keeps of people, and what they can do about it: log out everywhere, delete it all. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { forgetDevice } from "../device";
import { forgetVisit, rememberVisit, rename, state, type Visit } from "../state";
import { language, t } from "../text";
import { explain, Notice, Top } from "./common";
import { Markdown } from "./markdown";
import { NONE } from "./pictures";

export function Privacy() {
  const source = useSignal("");
  const trouble = useSignal("");
  useEffect(() => {
    api
      .privacy(language.value)
      .then((text) => (source.value = text))
      .catch((error: unknown) => (trouble.value = explain(error)));
  }, [language.value]);
  return (
    <div class="page narrow">
      <Top />
      <main id="main" class="stack">
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        <div class="prose" lang={language.value}>
          <Markdown source={source.value} pictures={NONE} />
        </div>
        <YourData />
      </main>
    </div>
  );
}

type Mine = Visit & { token: string };
const mine = (): Mine[] => state.visits.value.filter((visit): visit is Mine => !!visit.token);

/** Do it at every table this device knows, one after the other; how many could not be reached. */
async function everywhere(act: (visit: Mine) => Promise<unknown>): Promise<number> {
  let failed = 0;
  for (const visit of mine().reverse()) await act(visit).catch(() => failed++);
  return failed;
}

/** One token opens a table and its rematches: where it was renewed already, it is not asked for again. */
async function renew(visit: Mine): Promise<void> {
  if (mine().find(({ id }) => id === visit.id)?.token !== visit.token) return;
  const { token, tables } = await api.renew(visit.id, visit.token).catch(goneIsFine);
  for (const known of mine().reverse())
    if (token && tables?.includes(known.id)) rememberVisit({ ...known, token });
}

async function forget(visit: Mine): Promise<void> {
  await api.forgetMe(visit.id, visit.token).catch(goneIsFine);
  forgetVisit(visit.id);
}

/** Where the table is no more, nothing is kept either. */
function goneIsFine(error: unknown): { token?: string; tables?: string[] } {
  if (error instanceof api.Refused && ["no_such_table", "bad_token", "closed"].includes(error.code))
    return {};
  throw error;
}

function YourData() {
  const said = useSignal("");
  const sure = useSignal(false);
  const count = mine().length;
  const logOut = async () => {
    said.value = t((await everywhere(renew)) ? "not-everywhere" : "logged-out");
  };
  const deleteAll = async () => {
    sure.value = false;
    const left = await everywhere(forget);
    said.value = t(left ? "not-everywhere" : "deleted");
    if (left) return;
    forgetDevice();
    rename("");
    forgetDevice();
  };
  return (
    <section class="card stack" aria-labelledby="your-data">
      <h2 id="your-data">{t("your-data")}</h2>
      <p>{t("your-data-tables", { count })}</p>
      {said.value && <Notice>{said.value}</Notice>}
      <button type="button" disabled={!count} onClick={() => void logOut()}>
        {t("log-out-everywhere")}
      </button>
      <p class="small muted">{t("log-out-hint")}</p>
      {sure.value ? (
        <div class="row">
          <button type="button" class="danger" onClick={() => void deleteAll()}>
            {t("delete-sure")}
          </button>
          <button type="button" class="quiet" onClick={() => (sure.value = false)}>
            {t("delete-not")}
          </button>
        </div>
      ) : (
        <button type="button" class="danger" onClick={() => (sure.value = true)}>
          {t("delete-my-data")}
        </button>
      )}
      <p class="small muted">{t("delete-hint")}</p>
    </section>
  );
}
