/** A table's address: join, lobby, game or replay, whichever it is time for. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { CoverTile } from "../art/covers";
import { directionOf, loadTable, type GameTable } from "../table/game";
import { go, place } from "../router";
import { close, open, send } from "../socket";
import { directedBy } from "../staging";
import { keyTo, rememberRematch, rememberVisit, rename, state, visitTo } from "../state";
import { loadGame, t } from "../text";
import { isolated } from "../text/bidi";
import type { TableInfo } from "../wire";
import { explain, Notice, sentence, Top } from "./common";
import { Frame } from "./Frame";
import { Lobby } from "./Lobby";
import { Chairs, Place } from "./Place";
import { Screen } from "./Screen";

export function Table({ id }: { id: string }) {
  const screen = place.value.query.get("screen") === "1";
  const secrets = new URLSearchParams(place.value.hash);
  const entered = useSignal(false);
  useEffect(() => {
    takeWatch(id, secrets.get("watch"));
    if (visitTo(id)?.token || visitTo(id)?.watch || screen) entered.value = true;
    return close;
  }, [id]);
  useEffect(() => {
    if (entered.value) open(id, screen);
  }, [id, entered.value, screen]);
  if (!entered.value && !visitTo(id)?.token)
    return <Door id={id} invite={secrets.get("invite")} enter={() => (entered.value = true)} />;
  return <Inside id={id} screen={screen} />;
}

function takeWatch(id: string, watch: string | null): void {
  if (watch && !visitTo(id)) rememberVisit({ id, game: "", at: Date.now() / 1000, watch });
}

function Inside({ id, screen }: { id: string; screen: boolean }) {
  const table = state.table.value;
  const game = state.games.value?.find((g) => g.id === table?.game);
  const view = useGameTable(table?.game);
  useEffect(() => void (table && rememberRematch(table)), [table?.rematch]);
  useLooks(table);
  if (!table || table.id !== id) return <Waiting />;
  if (screen) return <Screen table={table} game={game} view={view} />;
  if (table.phase === "gathering" || table.phase === "closed") return <Lobby table={table} game={game} />;
  return view ? <Frame table={table} game={game} view={view} /> : <Waiting />;
}

function useGameTable(game: string | undefined): GameTable | null {
  const loaded = useSignal<GameTable | null>(null);
  useEffect(() => {
    if (!game) return;
    void Promise.all([loadTable(game), loadGame(game)]).then(([table]) => {
      directedBy(directionOf(game, table));
      loaded.value = table;
    });
  }, [game, state.plain.value]);
  return loaded.value;
}

/** The face that this device remembers, for all at the table to see. */
function useLooks(table: TableInfo | null): void {
  const mine = table?.people.find(({ id }) => id === state.me.value?.person);
  const wish = state.looks.value;
  const worn = mine?.looks;
  useEffect(() => {
    if (!mine || !wish || (worn?.picture === wish.picture && worn.colour === wish.colour)) return;
    void send({ type: "dress", looks: wish });
  }, [mine?.id, wish]);
}

function Waiting() {
  const trouble = state.trouble.value;
  return (
    <div class="page narrow">
      <Top />
      <main id="main" class="stack">
        <h1>{trouble ? t("no-entry") : t("opening")}</h1>
        {trouble ? (
          <Notice bad>{sentence(trouble.code, trouble.reason)}</Notice>
        ) : (
          <p role="status">{t(state.connection.value === "lost" ? "searching" : "loading")}</p>
        )}
        {trouble && (
          <a class="button" href="/">
            {t("home")}
          </a>
        )}
      </main>
    </div>
  );
}

/** Somebody comes by a link: a name, and in. Who cannot come in is told at once what to ask for. */
function Door({ id, invite, enter }: { id: string; invite: string | null; enter: () => void }) {
  const info = useSignal<TableInfo | null>(null);
  const shut = useSignal<api.Refused | null>(null);
  useEffect(
    () =>
      void api
        .info(id, invite ? `invite.${invite}` : keyTo(id))
        .then((table) => (info.value = table))
        .catch((error: unknown) => (shut.value = error instanceof api.Refused ? error : BROKEN)),
    [id],
  );
  if (shut.value) return <Shut why={shut.value} invited={!!invite} />;
  return info.value ? <Join table={info.value} invite={invite} enter={enter} /> : <Waiting />;
}

const BROKEN = new api.Refused("internal");

/** No way in: because there is no such table, or because a link has lost its secret on the way. */
function Shut({ why, invited }: { why: api.Refused; invited: boolean }) {
  const bare = why.code === "bad_token" && !invited;
  return (
    <div class="page narrow">
      <Top />
      <main id="main" class="stack">
        <div class="card stack shutdoor">
          <ShutDoor />
          <h1>{t(bare ? "private-table" : "no-entry")}</h1>
          <p role="alert">{bare ? t("need-invite") : sentence(why.code, why.reason)}</p>
          <a class="button primary" href="/">
            {t("home")}
          </a>
        </div>
      </main>
    </div>
  );
}

/** Light falls from under it: there is a table behind, for those who know the word. */
const ShutDoor = () => (
  <svg class="pic" viewBox="0 0 240 150" aria-hidden="true">
    <path d="M0 0h240v150H0z" fill="#2a150a" stroke="none" />
    <path d="M70 150V30q0-20 20-20h60q20 0 20 20v120z" fill="#5b3218" />
    <path d="M84 136V34q0-10 10-10h52q10 0 10 10v102zM120 24v112" fill="#6f4020" />
    <rect x="98" y="46" width="44" height="22" rx="5" fill="#201510" />
    <path d="M106 57h8M126 57h8" stroke="#ffd98a" stroke-width="5" />
    <circle cx="146" cy="92" r="6" fill="#e0a63a" />
    <path d="M76 144h88l30 6H46z" fill="#ffd98a" stroke="none" />
  </svg>
);

function Join({ table, invite, enter }: { table: TableInfo; invite: string | null; enter: () => void }) {
  const { id, game } = table;
  const trouble = useSignal("");
  const busy = useSignal(false);
  const title = state.games.value?.find((g) => g.id === game)?.title;
  const host = table.people.find(({ role }) => role === "host")?.name;
  const join = (event: Event) => {
    event.preventDefault();
    busy.value = true;
    api.join(id, state.name.peek().trim(), invite).then(
      ({ token }) => {
        rememberVisit({ id, game, at: Date.now() / 1000, token, ...(invite ? { invite } : {}) });
        go(`/t/${id}`, true);
        enter();
      },
      (error: unknown) => {
        busy.value = false;
        trouble.value = explain(error);
      },
    );
  };
  return (
    <div class="page narrow" data-game={game} data-plan="desk">
      <Top />
      <main id="main">
        <form class="card stack" onSubmit={join}>
          <Place game={game}>
            <Chairs table={table} />
          </Place>
          <div class="row nowrap">
            <CoverTile game={game} />
            <div>
              <h1>{t("invited", { title: title ?? "Undertable" })}</h1>
              {host && <p>{t("invited-by", { name: isolated(host) })}</p>}
              <p class="muted small">{t("no-account")}</p>
            </div>
          </div>
          <label>
            {t("your-name")}
            <input
              name="name"
              autocomplete="nickname"
              required
              maxLength={40}
              value={state.name.value}
              onInput={(e) => rename(e.currentTarget.value)}
            />
          </label>
          {trouble.value && <Notice bad>{trouble.value}</Notice>}
          <button class="primary big" disabled={busy.value}>
            {t("join")}
          </button>
          {(table.listed || visitTo(id)?.watch) && (
            <button type="button" class="quiet" onClick={enter}>
              {t("watch")}
            </button>
          )}
        </form>
      </main>
    </div>
  );
}
