/** Before the game: who sits where, the invitation, bots, ready, start. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { CoverTile } from "../art/covers";
import { Face } from "../art/face";
import { copy } from "../device";
import { commit } from "../fairness";
import { go, place } from "../router";
import { send } from "../socket";
import { sound } from "../sound";
import { forgetVisit, mySeat, nameOf, state, visitTo } from "../state";
import { unread } from "../talk";
import { plan } from "../table/media";
import { language, listed, say, t } from "../text";
import type { GameInfo, SeatInfo, TableInfo } from "../wire";
import { clockWords, usualLevel } from "./making";
import { Notice, sentence, Top } from "./common";
import { Door, SendAway, sendAway } from "./Door";
import { Fairness } from "./Fairness";
import { LooksPicker } from "./Looks";
import { FreeChair, Place } from "./Place";
import { Qr } from "./Qr";
import { Chat, Unread } from "./Side";

export function Lobby({ table, game }: { table: TableInfo; game: GameInfo | undefined }) {
  const host = state.me.value?.role === "host";
  const seat = mySeat.value;
  const free = table.seats.filter((s) => !taken(s));
  const missing = missingFor(table, seat);
  const calledOff = useCalledOff(table);
  useAutoStart(table, host);
  useFirstSeat(table);
  useAddress(table);
  useKnock(table);
  const fill = () =>
    free.forEach(
      (s) => void send({ type: "seat_bot", seat: s.seat, level: game ? usualLevel(game) : "random" }),
    );
  return (
    <div class="page narrow lobby" data-game={table.game} data-plan="desk">
      <Top />
      <main id="main" class="stack">
        <div class="stack heading">
          <div class="row nowrap">
            <CoverTile game={table.game} />
            <div>
              <h1>{game?.title}</h1>
              <Agreed table={table} game={game} />
            </div>
          </div>
          {state.trouble.value && (
            <Notice bad>{sentence(state.trouble.value.code, state.trouble.value.reason)}</Notice>
          )}
          {calledOff && <Notice>{t("called-off")}</Notice>}
        </div>
        <section class="card stack gather" aria-labelledby="seats">
          <h2 id="seats" class="sr">
            {t("seats")}
          </h2>
          <Place game={table.game}>
            <ul class="seats" data-count={table.seats.length}>
              {table.seats.map((s) => (
                <SeatRow
                  key={`${s.seat} ${s.person ?? s.bot}`}
                  seat={s}
                  table={table}
                  game={game}
                  host={host}
                />
              ))}
            </ul>
          </Place>
          <SendAway table={table} standing />
          {host && free.length > 0 && (
            <button type="button" onClick={fill}>
              {t("fill-with-bots", { count: free.length })}
            </button>
          )}
          {host ? (
            <>
              <button
                type="button"
                class="primary big"
                disabled={missing !== null}
                onClick={() => void begin(table.id, seat)}
              >
                {missing ?? t("start")}
              </button>
              <p class="muted small" role="status">
                {t(table.revealing ? "revealing" : missing ? "start-hint" : "all-ready")}
              </p>
            </>
          ) : (
            seat !== null && <ReadyButton table={table} ready={table.seats[seat]?.ready ?? false} />
          )}
        </section>
        <div class="stack beside">
          <Invitation table={table} />
          {seat !== null && (
            <div class="card">
              <LooksPicker />
            </div>
          )}
          {state.me.value?.person && (
            <details class="card" open={plan.value === "desk"}>
              <summary>
                {t("chat")} {unread.value > 0 && <Unread />}
              </summary>
              <Chat table={table} silent={false} />
            </details>
          )}
        </div>
        <Fairness table={table} />
        {state.me.value?.person && (
          <button type="button" class="quiet" onClick={() => leave(table.id)}>
            {t("leave-lobby")}
          </button>
        )}
      </main>
    </div>
  );
}

/** What the game still waits for, in the words of the button that starts it; null when nothing is missing. */
function missingFor(table: TableInfo, seat: number | null): string | null {
  const free = table.seats.filter((s) => !taken(s)).length;
  const unready = table.seats.filter((s) => s.person && !s.ready && s.seat !== seat);
  if (table.revealing) return t("loading");
  if (free) return t("waiting-for-seats", { count: free });
  if (seat === null) return t("waiting-for-you");
  if (unready.length)
    return t("waiting-for-ready", {
      names: listed(unready.map((s) => nameOf(s.seat))),
      count: unready.length,
    });
  return null;
}

/** While people gather, the address is the invitation: a link copied from there opens the table too. */
function useAddress(table: TableInfo): void {
  const { path, query, hash } = place.value;
  const link = new URL(linkTo(table));
  const here = path === `/t/${table.id}` && !query.has("start") && !table.lesson;
  useEffect(() => {
    if (here && `#${hash}` !== link.hash)
      history.replaceState(null, "", link.pathname + link.search + link.hash);
  }, [here, link.href]);
  useEffect(
    () => () => {
      if (location.pathname === `/t/${table.id}`) history.replaceState(null, "", location.pathname);
    },
    [table.id],
  );
}

/** The invitation. Its query tells messengers what they may show: the game, and nothing of the table. */
function linkTo(table: TableInfo): string {
  const secret = visitTo(table.id)?.invite;
  return `${state.origin.value}/t/${table.id}?game=${table.game}&lang=${language.value}${secret ? `#invite=${secret}` : ""}`;
}

/** What was agreed: the house rules that are not as usual, and the clock. */
function Agreed({ table, game }: { table: TableInfo; game: GameInfo | undefined }) {
  const changed =
    game?.options.filter(({ name, default: usual }) => (table.options[name] ?? usual) !== usual) ?? [];
  return (
    <p class="facts">
      <span class="tag">
        <a href={`/rules/${table.game}`}>{t("rules")}</a>
      </span>
      {!changed.length && <span class="tag">{t("as-usual")}</span>}
      <span class="tag">{clockWords(table.clock)}</span>
      {changed.map(({ name, kind }) => (
        <span class="tag" key={name}>
          {say(table.game, `option-${name}`) ?? name}: {agreed(table, name, kind)}
        </span>
      ))}
    </p>
  );
}

function agreed(table: TableInfo, name: string, kind: string): string {
  const value = String(table.options[name]);
  if (kind === "bool") return t(value === "true" ? "yes" : "no");
  return say(table.game, `option-${name}-${value}`) ?? value;
}

function leave(id: string): void {
  void send({ type: "leave" }).then(() => {
    forgetVisit(id);
    go("/");
  });
}

/** A stranger's seat, for somebody who was invited and finds no other. */
function yields(table: TableInfo, seat: SeatInfo): boolean {
  const stranger = (id?: string | null) => table.people.find((p) => p.id === id)?.stranger ?? false;
  return stranger(seat.person) && !stranger(state.me.peek()?.person);
}

const taken = (seat: SeatInfo): boolean => !!seat.person || !!seat.bot;

/** The host is ready by starting. */
export async function begin(table: string, seat: number | null): Promise<void> {
  if (seat !== null) await send({ type: "ready", ready: true, commitment: commit(table) });
  await send({ type: "start" });
}

/** Somebody comes in: heard by who is here already. */
function useKnock(table: TableInfo): void {
  const here = table.seats.filter(({ person }) => person).length;
  const before = useRef(here);
  useEffect(() => {
    if (here > before.current) sound("talk");
    before.current = here;
  }, [here]);
}

/** "Play now" comes here with ?start=1, and a lesson needs nobody else either: begin. */
function useAutoStart(table: TableInfo, host: boolean): void {
  const wanted = (table.lesson || place.value.query.get("start") === "1") && host && table.seats.every(taken);
  useEffect(() => {
    if (!wanted) return;
    history.replaceState(null, "", location.pathname);
    void begin(table.id, mySeat.peek());
  }, [wanted]);
}

/** Whether the last start came to nothing, because somebody's device did not answer. */
function useCalledOff(table: TableInfo): boolean {
  const was = useRef(false);
  const off = useSignal(false);
  useEffect(() => {
    off.value = was.current && !table.revealing;
    was.current = table.revealing;
  }, [table.revealing]);
  return off.value;
}

/** Whoever comes in sits down where there is room; to move is one tap. */
function useFirstSeat(table: TableInfo): void {
  useEffect(() => {
    const free = table.seats.find((s) => !taken(s)) ?? table.seats.find((s) => yields(table, s));
    if (free && state.me.peek()?.person && mySeat.peek() === null)
      void send({ type: "sit", seat: free.seat });
  }, [table.id]);
}

function ReadyButton({ table, ready }: { table: TableInfo; ready: boolean }) {
  const flip = () => void send({ type: "ready", ready: !ready, commitment: ready ? null : commit(table.id) });
  return (
    <>
      <button type="button" class={ready ? "big" : "primary big"} aria-pressed={ready} onClick={flip}>
        {ready ? t("not-ready") : t("ready")}
      </button>
      <p class="muted small" role="status">
        {t(table.revealing ? "revealing" : ready ? "waiting-for-host" : "ready-hint")}
      </p>
    </>
  );
}

function Invitation({ table }: { table: TableInfo }) {
  const copied = useSignal("");
  const visit = state.visits.value.find(({ id }) => id === table.id);
  const secret = visit?.invite ? `#invite=${visit.invite}` : "";
  if (!secret && !table.listed) return null;
  const here = `${state.origin.value}/t/${table.id}`;
  const link = linkTo(table);
  const watch = visit?.watch && `${here}#watch=${visit.watch}`;
  const hand = async (text: string) => {
    if (navigator.share) await navigator.share({ url: text }).catch(() => undefined);
    else if (await copy(text)) copied.value = text;
  };
  return (
    <section class="card invite" aria-labelledby="invite">
      <Qr text={here + secret} label={t("qr")} />
      <div class="stack">
        <h2 id="invite">{t("invite")}</h2>
        <p class="small muted">{t(table.locked ? "locked-hint" : "invite-hint")}</p>
        <label class="sr" for="link">
          {t("invite")}
        </label>
        <input id="link" class="small" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
        <button type="button" onClick={() => void hand(link)}>
          {t(copied.value === link ? "copied" : "share")}
        </button>
        <div class="row">
          {(table.listed || watch) && (
            <a class="button quiet grow" href={`/t/${table.id}?screen=1`} target="_blank" rel="noopener">
              {t("big-screen")}
            </a>
          )}
          {watch && (
            <button type="button" class="quiet grow" onClick={() => void hand(watch)}>
              {t(copied.value === watch ? "copied" : "watch-link")}
            </button>
          )}
        </div>
        <Door table={table} />
      </div>
    </section>
  );
}

interface RowProps {
  seat: SeatInfo;
  table: TableInfo;
  game: GameInfo | undefined;
  host: boolean;
}

function SeatRow({ seat, table, game, host }: RowProps) {
  const mine = seat.seat === mySeat.value;
  const gone = seat.person && !table.people.find((p) => p.id === seat.person)?.online;
  if (!taken(seat)) return <EmptySeat seat={seat.seat} game={game} host={host} />;
  const how = seat.bot ? "bot" : gone ? "gone" : seat.ready || isHost(table, seat) ? "ready" : "here";
  return (
    <li class={`seat ${how}`}>
      <Face seat={seat.seat} size={104} />
      <b>
        {nameOf(seat.seat)}
        {mine && ` (${t("you")})`}
      </b>
      <span class="small how">
        {seat.bot
          ? !host && t("bot-level", { level: levelName(table.game, seat.bot) })
          : isHost(table, seat)
            ? t("host")
            : t(gone ? "gone" : seat.ready ? "is-ready" : "here")}
        {seat.bot && <Strength stars={game?.stars[seat.bot]} />}
      </span>
      {host && seat.bot && <Levels seat={seat.seat} game={game} level={seat.bot} />}
      {host && seat.bot && (
        <button
          type="button"
          class="quiet icon away"
          aria-label={t("remove-bot")}
          onClick={() => void send({ type: "seat_bot", seat: seat.seat, level: null })}
        >
          ✕
        </button>
      )}
      {host && seat.person && !mine && (
        <button
          type="button"
          class="quiet icon away"
          aria-label={t("remove-person", { name: seat.name ?? "" })}
          onClick={() => void sendAway(table.id, seat.person ?? "")}
        >
          ✕
        </button>
      )}
    </li>
  );
}

const isHost = (table: TableInfo, seat: SeatInfo): boolean =>
  table.people.some(({ id, role }) => id === seat.person && role === "host");

const MOST_STARS = 5;

/** How strong a bot is, as a league of its game has measured it: for the eye, and in words. */
function Strength({ stars }: { stars: number | undefined }) {
  if (!stars) return null;
  const words = t(`strength-${stars}`);
  return (
    <span class="strength" role="img" aria-label={words} title={words}>
      {Array.from({ length: MOST_STARS }, (_, i) => (
        <i class={i < stars ? "on" : ""} />
      ))}
    </span>
  );
}

/** The host chooses a bot, by its strength or character. */
function Levels({ seat, game, level }: { seat: number; game: GameInfo | undefined; level: string }) {
  const levels = game?.levels.length ? game.levels : ["random"];
  return (
    <select
      aria-label={t(level ? "bot-strength" : "add-bot")}
      value={level}
      onChange={(e) => void send({ type: "seat_bot", seat, level: e.currentTarget.value })}
    >
      {!level && (
        <option value="" disabled>
          + Bot
        </option>
      )}
      {levels.map((one) => (
        <option value={one}>{levelName(game?.id ?? "", one)}</option>
      ))}
    </select>
  );
}

function EmptySeat({ seat, game, host }: { seat: number; game: GameInfo | undefined; host: boolean }) {
  return (
    <li class="seat empty">
      {mySeat.value === seat ? (
        <FreeChair />
      ) : (
        <button type="button" class="quiet chair" onClick={() => void send({ type: "sit", seat })}>
          <FreeChair />
          <span class="sr">{t("sit-here")}</span>
        </button>
      )}
      <b>{t("free-seat", { number: seat + 1 })}</b>
      {host && <Levels seat={seat} game={game} level="" />}
    </li>
  );
}

const levelName = (game: string, level: string): string => say(game, `bot-${level}`) ?? level;
