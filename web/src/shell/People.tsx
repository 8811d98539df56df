/** What one can do about others at the table: not hear them, tell the host, send them away. */
import { block, blocked, isBlocked, isMuted, mute } from "../mute";
import { send } from "../socket";
import { state } from "../state";
import { say, t } from "../text";
import type { Said, TableInfo } from "../wire";

/** Everybody else at the table, with what may be done about them. */
export function People({ table }: { table: TableInfo }) {
  const others = table.people.filter(({ id }) => id !== state.me.value?.person);
  const away = blocked.value.filter((name) => !others.some((other) => isBlocked(other.name) && name));
  if (!others.length && !away.length) return null;
  return (
    <section class="stack" aria-labelledby="people">
      <h3 id="people">{t("people")}</h3>
      <ul class="seats">
        {others.map(({ id, name, role }) => (
          <li class="seat" key={id}>
            <b class="grow">
              <bdi>{name}</bdi>
            </b>
            <About person={id} name={name} number={0} host={role === "host"} />
          </li>
        ))}
        {!others.length &&
          away.map((name) => (
            <li class="seat" key={name}>
              <span class="grow">
                <bdi>{name}</bdi>
              </span>
              <button type="button" onClick={() => block(name, false)}>
                {t("unblock")}
              </button>
            </li>
          ))}
      </ul>
      <p class="small muted">{t("mute-hint")}</p>
    </section>
  );
}

interface AboutProps {
  person: string;
  name: string;
  /** The line they said, 0 if it is about them. */
  number: number;
  host: boolean;
}

/** Mute, block, report; for the host also remove. */
function About({ person, name, number, host }: AboutProps) {
  const iAmHost = state.me.value?.role === "host";
  return (
    <span class="row tight">
      <button type="button" aria-pressed={isMuted(person)} onClick={() => mute(person, !isMuted(person))}>
        {t("mute")}
      </button>
      <button type="button" aria-pressed={isBlocked(name)} onClick={() => block(name, !isBlocked(name))}>
        {t("block")}
      </button>
      {state.me.value?.person && !iAmHost && (
        <button type="button" onClick={() => void send({ type: "report", person, number })}>
          {t(host ? "report-operator" : "report")}
        </button>
      )}
      {iAmHost && (
        <button type="button" class="danger" onClick={() => void send({ type: "remove", person })}>
          {t("remove-person", { name })}
        </button>
      )}
    </span>
  );
}

/** Behind each line of chat: what may be done about it. */
export function LineMenu({ line, table }: { line: Said; table: TableInfo }) {
  const mine = line.person === state.me.value?.person;
  const role = table.people.find(({ id }) => id === line.person)?.role;
  if (line.removed || (!mine && !state.me.value)) return null;
  return (
    <details class="line-menu">
      <summary aria-label={t("about-line", { name: line.name })}>⋯</summary>
      <span class="row tight">
        {(mine || state.me.value?.role === "host") && (
          <button type="button" onClick={() => void send({ type: "unsay", number: line.number })}>
            {t("unsay")}
          </button>
        )}
        {!mine && <About person={line.person} name={line.name} number={line.number} host={role === "host"} />}
      </span>
    </details>
  );
}

/** For the host: what people reported, and what may be done. */
export function Reports({ table }: { table: TableInfo }) {
  const open = state.reports.value.filter(
    ({ text, phrase, number, person }) =>
      (!number || text || phrase) && table.people.some((p) => p.id === person),
  );
  if (!open.length) return null;
  return (
    <section class="notice bad stack" role="status" aria-label={t("reports")}>
      {open.map(({ person, name, number, text, phrase }) => (
        <div key={`${person} ${number}`}>
          <p>
            {t("reported", { name })}{" "}
            <q>
              <bdi>{phrase ? (say(table.game, `phrase-${phrase}`) ?? phrase) : text}</bdi>
            </q>
          </p>
          <span class="row tight">
            {number > 0 && (
              <button type="button" onClick={() => void send({ type: "unsay", number })}>
                {t("unsay")}
              </button>
            )}
            <button type="button" class="danger" onClick={() => void send({ type: "remove", person })}>
              {t("remove-person", { name })}
            </button>
          </span>
        </div>
      ))}
    </section>
  );
}
