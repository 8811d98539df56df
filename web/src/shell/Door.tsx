/** The host's: who may still come, by which link, and who has to go. */
import { links, Refused } from "../api";
import { send } from "../socket";
import { rememberVisit, state, visitTo } from "../state";
import { t } from "../text";
import { isolated } from "../text/bidi";
import type { TableInfo } from "../wire";

/** Who is sent away knows the link: the table gets a new one. */
export async function sendAway(id: string, person: string): Promise<void> {
  if ((await send({ type: "remove", person })) === null) await newLinks(id);
}

async function newLinks(id: string): Promise<void> {
  const visit = visitTo(id);
  if (!visit?.token) return;
  try {
    rememberVisit({ ...visit, ...(await links(id, visit.token)) });
  } catch (error) {
    if (error instanceof Refused) state.trouble.value = { code: error.code, reason: error.reason };
  }
}

export function Door({ table }: { table: TableInfo }) {
  if (state.me.value?.role !== "host") return null;
  return (
    <div class="row door">
      <button
        type="button"
        class="quiet grow"
        aria-pressed={table.locked}
        onClick={() => void send({ type: "lock", locked: !table.locked })}
      >
        {t(table.locked ? "unlock" : "lock")}
      </button>
      <button type="button" class="quiet grow" onClick={() => void newLinks(table.id)}>
        {t("new-links")}
      </button>
    </div>
  );
}

/** Everybody else at the table, strangers without a seat included. */
export function SendAway({ table, standing = false }: { table: TableInfo; standing?: boolean }) {
  const { person, role } = state.me.value ?? {};
  const others = table.people.filter((p) => p.id !== person && (!standing || (p.seat ?? null) === null));
  if (role !== "host" || !others.length) return null;
  return (
    <ul class="seats">
      {others.map(({ id, name }) => (
        <li class="seat" key={id}>
          <span class="grow">{isolated(name)}</span>
          <button
            type="button"
            class="quiet icon"
            aria-label={t("remove-person", { name })}
            onClick={() => void sendAway(table.id, id)}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
}
