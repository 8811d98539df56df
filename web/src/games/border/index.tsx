/** Hart an der Grenze: suitcases, the desk, the haggle and the sale. */
import "./border.css";
import { signal } from "@preact/signals";
import { BORDER as ART } from "../../art/border";
import { Face } from "../../art/face";
import { Pic } from "../../art/pic";
import { nameOf, state } from "../../state";
import { number, say, t, type Args } from "../../text";
import type { Json } from "../../wire";
import { Amount, Labelled, MoveButtons } from "../parts";
import { canPlay, movesOf, type GameTable } from "../table";
import { Desk } from "./Desk";
import { GOODS, goodName, goodsWords, type BorderSeen, type BorderView } from "./goods";

/** Cards moved towards the suitcase (or under it), by their place in the hand. */
const chosen = signal<ReadonlySet<number>>(new Set());
/** The declaration being thought about. */
const saying = signal<{ count: number; good: number } | null>(null);
/** The sum on one's tongue, and what one says with it. */
const sum = signal<number | null>(null);
const phrase = signal("");

const POINTING = ["check", "extracheck", "confiscate", "name"];

function Board(seen: BorderSeen) {
  const { view } = seen;
  return (
    <div class="border">
      <p class="progress small">{t("border-progress", { round: view.round, rounds: view.options.rounds, turn: view.turn, turns: view.turns, draw: view.draw })}</p>
      <Desk seen={seen} />
      <ul class="cases" style={{ "--columns": seen.seats <= 4 ? seen.seats : 3 }}>{view.places.map((_, seat) => <Case key={seat} seen={seen} seat={seat} />)}</ul>
      <Prices seats={seen.seats} discards={view.discards} />
    </div>
  );
}

/** What lies in front of one player; the sheriff points by tapping. */
function Case({ seen, seat }: { seen: BorderSeen; seat: number }) {
  const { view } = seen;
  const place = view.places[seat];
  if (!place) return null;
  const sheriff = seat === view.sheriff;
  const open = view.opened?.seat === seat;
  const only = soleMove(seen, seat);
  const body = (
    <>
      <span class="case-head"><Face seat={seat} name={nameOf(seat)} size={20} /><b>{nameOf(seat)}</b></span>
      <span class="case-art">
        {sheriff ? <Pic sheet={ART} name="star" size={44} label={t("border-sheriff")} /> : <Pic sheet={ART} name={open || !place.packed ? "opencase" : "suitcase"} size={44} />}
        {place.checked && <span class="stamp">{t("border-checked")}</span>}
      </span>
      <span class="claim">{place.good !== null && place.count !== null ? <><b>{place.count}</b> × <Pic sheet={ART} name={GOODS[place.good]?.name ?? ""} size={28} /><span class="sr">{goodName(place.good, place.count)}</span></> : <span class="small">{sheriff ? t("border-sheriff") : place.packed ? t("border-packed") : ""}</span>}</span>
      <Stock behind={place.behind} under={place.under} />
    </>
  );
  const cls = `case${sheriff ? " sheriff" : ""}${seen.actors.includes(seat) ? " acting" : ""}`;
  if (!only) return <li class={cls}>{body}</li>;
  return <li class={cls}><button type="button" disabled={seen.busy} onClick={() => seen.play(only)}>{body}<span class="sr">{say("border", `move-${only.move as string}`, { seat: nameOf(seat) })}</span></button></li>;
}

/** Cards over the border, and cards kept for the end: how many, not which. */
function Stock({ behind, under }: { behind: number; under: number }) {
  return (
    <span class="stock small" title={t("border-stock", { behind, under })}>
      <span class="sr">{t("border-stock", { behind, under })}</span>
      <span aria-hidden="true">▲{behind} ▼{under}</span>
    </span>
  );
}

/** The overview card: what is printed on the goods. */
function Prices({ seats, discards }: { seats: number; discards: readonly number[] }) {
  return (
    <details class="prices">
      <summary>{t("border-prices")}</summary>
      <table>
        <thead><tr><td />{GOODS.map((good) => <th scope="col"><Pic sheet={ART} name={good.name} size={28} label={goodName(GOODS.indexOf(good), 2)} /></th>)}</tr></thead>
        <tbody>
          {(["value", "fine", "compensation"] as const).map((row) => <tr><th scope="row">{t(`border-${row}`)}</th>{GOODS.map((good) => <td>{good[row] || "–"}</td>)}</tr>)}
          <tr><th scope="row">{t("border-limit")}</th>{GOODS.map((good) => <td>{good.limits[seats] ?? "–"}</td>)}</tr>
          <tr><th scope="row">{t("border-discards")}</th>{discards.map((count) => <td>{count}</td>)}</tr>
        </tbody>
      </table>
    </details>
  );
}

function Hand(seen: BorderSeen) {
  const { view } = seen;
  if (seen.me === null) return null;
  if (canPlay(seen, "pack")) return <Packing seen={seen} />;
  if (canPlay(seen, "keep")) return <Keeping seen={seen} />;
  return (
    <>
      {canPlay(seen, "declare") && <Declaring seen={seen} />}
      {(canPlay(seen, "open") || canPlay(seen, "accept")) && <Haggling seen={seen} />}
      <Pointing seen={seen} />
      <Mine view={view} />
    </>
  );
}

/** Own cards: in hand, in the suitcase, behind and under it. */
function Mine({ view }: { view: BorderView }) {
  const rows = [["hand", view.hand], ["suitcase", view.suitcase], ["behind", view.behind], ["under", view.under]] as const;
  return (
    <div class="mine-cards">
      {rows.map(([name, cards]) => cards.length > 0 && (
        <Labelled label={t(`border-my-${name}`)}><span class="minis"><span class="sr">{goodsWords(cards)}</span>{cards.map((good, i) => <Pic key={i} sheet={ART} name={GOODS[good]?.name ?? ""} size={30} />)}</span></Labelled>
      ))}
    </div>
  );
}

function Card({ good, on, flip }: { good: number; on: boolean; flip: () => void }) {
  const printed = GOODS[good];
  if (!printed) return null;
  return (
    <button type="button" class={`goodcard${printed.compensation ? "" : " illegal"}`} aria-pressed={on} draggable onDragEnd={flip} onClick={flip}>
      <span class="sr">{`${goodName(good, 1)}, $${printed.value}`}</span>
      <span class="price" aria-hidden="true">{printed.value}</span>
      <Pic sheet={ART} name={printed.name} size={42} />
      <span class="fine" aria-hidden="true">{printed.compensation ? "" : "✕"}{printed.fine}</span>
    </button>
  );
}

function toggle(index: number, most: number): void {
  const next = new Set(chosen.value);
  if (!next.delete(index) && next.size < most) next.add(index);
  chosen.value = next;
}

/** Cards chosen out of a row, sorted as the server lists them. */
const taken = (cards: readonly number[]): number[] => cards.filter((_, i) => chosen.value.has(i)).sort((a, b) => a - b);

function Chooser({ cards, most, into }: { cards: readonly number[]; most: number; into: string }) {
  const inside = cards.map((good, i) => ({ good, i })).filter(({ i }) => chosen.value.has(i));
  return (
    <>
      <div class="dropcase" aria-label={into}>
        <Pic sheet={ART} name="opencase" size={54} />
        <span class="minis">{inside.map(({ good, i }) => <Pic key={i} sheet={ART} name={GOODS[good]?.name ?? ""} size={34} class="dropin" />)}</span>
        <span class="small">{inside.length ? `${inside.length}/${most}` : into}</span>
      </div>
      <div class="goodcards" role="group" aria-label={t("border-my-hand")}>{cards.map((good, i) => <Card key={i} good={good} on={chosen.value.has(i)} flip={() => toggle(i, most)} />)}</div>
    </>
  );
}

const opening = (move: Json, field: string): { least: number; most: number } => (move?.[field] as { least: number; most: number } | undefined) ?? { least: 0, most: 0 };

function finish(seen: BorderSeen, move: Json): void {
  chosen.value = new Set();
  seen.play(move);
}

function Packing({ seen }: { seen: BorderSeen }) {
  const { least, most } = opening(movesOf(seen, "pack")[0], "cards");
  const cards = taken(seen.view.hand);
  return (
    <div class="stack tight">
      <Chooser cards={seen.view.hand} most={most} into={t("border-into-case")} />
      <button type="button" class="primary big" disabled={seen.busy || cards.length < least} onClick={() => finish(seen, { move: "pack", cards })}>{t("border-close", { count: cards.length })}</button>
    </div>
  );
}

function Keeping({ seen }: { seen: BorderSeen }) {
  const { most } = opening(movesOf(seen, "keep")[0], "cards");
  const cards = taken(seen.view.behind);
  const rest = seen.view.behind.filter((_, i) => !chosen.value.has(i)).reduce((money, good) => money + (GOODS[good]?.value ?? 0), 0);
  return (
    <div class="stack tight">
      <Chooser cards={seen.view.behind} most={most} into={t("border-under-case")} />
      <button type="button" class="primary big" disabled={seen.busy} onClick={() => finish(seen, { move: "keep", cards })}>{t("border-keep", { count: cards.length, money: number(rest) })}</button>
    </div>
  );
}

/** What one would say without thinking: the truth as far as it can be said. */
function usualClaim(seen: BorderSeen): { count: number; good: number } {
  const legal = seen.view.suitcase.filter((good) => good < 3);
  const good = [0, 1, 2].sort((a, b) => legal.filter((g) => g === b).length - legal.filter((g) => g === a).length)[0] ?? 0;
  return { count: Math.max(1, seen.view.suitcase.length), good };
}

function Declaring({ seen }: { seen: BorderSeen }) {
  const claim = saying.value ?? usualClaim(seen);
  const may = (count: number, good: number) => movesOf(seen, "declare").some((m) => m.count === count && m.good === good);
  const put = (next: Partial<typeof claim>) => (saying.value = { ...claim, ...next });
  const declare = () => {
    saying.value = null;
    seen.play({ move: "declare", ...claim });
  };
  return (
    <div class="stack tight">
      <div class="claiming">
        <div class="segments" role="group" aria-label={t("border-how-many")}>{[1, 2, 3, 4, 5].map((n) => <button type="button" aria-pressed={claim.count === n} disabled={!may(n, claim.good)} onClick={() => put({ count: n })}>{n}</button>)}</div>
        <div class="segments" role="group" aria-label={t("border-which-good")}>{[0, 1, 2].map((good) => <button type="button" aria-pressed={claim.good === good} aria-label={goodName(good, claim.count)} onClick={() => put({ good })}><Pic sheet={ART} name={GOODS[good]?.name ?? ""} size={34} /></button>)}</div>
      </div>
      <button type="button" class="primary big" disabled={seen.busy || !may(claim.count, claim.good)} onClick={declare}>{say("border", "move-declare", { count: claim.count, good: goodName(claim.good, claim.count) })}</button>
    </div>
  );
}

function Haggling({ seen }: { seen: BorderSeen }) {
  const named = seen.legal.find((m) => m.move === "offer" || m.move === "demand");
  const range = named?.amount as { from: number; to: number } | undefined;
  const standing = seen.view.haggle?.standing ?? null;
  const value = Math.min(range?.to ?? 0, Math.max(range?.from ?? 0, sum.value ?? (standing ?? 4)));
  const speak = (move: Json) => {
    const words = phrase.value ? `:${phrase.value}` : undefined;
    sum.value = null;
    phrase.value = "";
    seen.play(move, words);
  };
  return (
    <div class="stack tight">
      {named && range && (
        <>
          <Amount value={value} from={range.from} to={range.to} label={t("border-amount")} set={(next) => (sum.value = next)} />
          <div class="bidrow">
            <Phrases />
            <button type="button" class="primary big" disabled={seen.busy} onClick={() => speak({ move: named.move, amount: value })}>{say("border", `move-${named.move as string}`, { amount: value })}</button>
          </div>
        </>
      )}
      <div class="bidrow">
        {canPlay(seen, "accept") && <button type="button" class="primary" disabled={seen.busy} onClick={() => speak({ move: "accept" })}>{t("border-accept", { amount: standing ?? 0 })}</button>}
        {canPlay(seen, "refuse") && <button type="button" disabled={seen.busy} onClick={() => speak({ move: "refuse" })}>{say("border", "move-refuse")}</button>}
        {canPlay(seen, "open") && <button type="button" class="danger" disabled={seen.busy} onClick={() => speak({ move: "open" })}>{t("border-open")}</button>}
      </div>
    </div>
  );
}

function Phrases() {
  return (
    <select aria-label={t("border-phrase")} value={phrase.value} onChange={(e) => (phrase.value = e.currentTarget.value)}>
      <option value="">{t("border-silent")}</option>
      {(state.table.value?.phrases ?? []).map((name) => <option value={name}>{say("border", `phrase-${name}`) ?? name}</option>)}
    </select>
  );
}

/** The only thing the sheriff could mean by pointing at this suitcase. */
const soleMove = (seen: BorderSeen, seat: number): Json | undefined => {
  const moves = seen.legal.filter((m) => POINTING.includes(m.move as string) && m.seat === seat);
  return moves.length === 1 ? moves[0] : undefined;
};

/** What cannot be said by pointing at a suitcase. */
function Pointing({ seen }: { seen: BorderSeen }) {
  const moves = seen.legal.filter((m) => m.move === "waive" || m.move === "done" || (POINTING.includes(m.move as string) && !soleMove(seen, m.seat as number)));
  return moves.length > 0 ? <MoveButtons game="border" table={border as GameTable} seen={seen} moves={moves} /> : null;
}

function Badge({ seen, seat }: { seen: BorderSeen; seat: number }) {
  const place = seen.view.places[seat];
  if (!place) return null;
  return (
    <span class="tokens">
      {place.cash !== null && <b class="num">${number(place.cash)}</b>}
      {seat === seen.view.sheriff && <Pic sheet={ART} name="star" size={16} label={t("border-sheriff")} />}
      {place.seizure && <Pic sheet={ART} name="confiscate" size={14} label={t("border-has-seizure")} />}
      {place.extra && <Pic sheet={ART} name="extra" size={14} label={t("border-has-extra")} />}
    </span>
  );
}

/** The goods with what is printed on them, for the rules. */
function Legend() {
  return (
    <div class="legend">
      {GOODS.map((good, i) => <figure key={good.name}><Pic sheet={ART} name={good.name} size={52} /><figcaption>{goodName(i, 1)}<br /><b>${good.value}</b> <span class="small">{t("border-fine")} ${good.fine}</span></figcaption></figure>)}
    </div>
  );
}

const NOW: readonly (readonly [string, string])[] = [
  ["pack", "packing"], ["declare", "declaring"], ["check", "checking"], ["offer", "offering"], ["demand", "demanding"], ["accept", "answering"],
  ["open", "answering"], ["extracheck", "tokens"], ["confiscate", "tokens"], ["done", "tokens"], ["keep", "keeping"], ["name", "naming"],
];

function now(seen: BorderSeen): string {
  if (seen.view.phase === "over") return t("game-over");
  const found = NOW.find(([move]) => canPlay(seen, move));
  if (found) return t(`border-now-${found[1]}`);
  return seen.actors.length ? t("waiting-for", { names: seen.actors.map(nameOf).join(", ") }) : t("dealing");
}

function words(what: Json): Args {
  const args: Args = {};
  for (const field of ["cards", "wrong", "taken"]) if (Array.isArray(what[field])) args[field] = goodsWords(what[field] as number[]);
  if (typeof what.good === "number") args["good"] = goodName(what.good, what.event === "called" ? 2 : Number(what.count ?? 2));
  if (what.event === "opened") {
    args["verdict"] = (what.wrong as number[]).length ? "false" : what.compensation ? "true" : "short";
    args["forgiven"] = Number(what.fine) - Number(what.paid);
  }
  if (what.event === "checked") args["extra"] = what.extra ? "yes" : "no";
  if (what.event === "packed") args["count"] = Number(what.count ?? 0);
  return args;
}

const PAUSES: Readonly<Record<string, number>> = { declared: 900, checked: 1400, offered: 1300, demanded: 1300, refused: 900, bribed: 2200, opened: 4500, talkended: 800, confiscated: 2200, waived: 1500, sold: 2500, called: 2500, won: 2000 };

const border: GameTable<BorderView> = {
  Board,
  Hand,
  Badge,
  Legend,
  now,
  words,
  seatFields: ["seat", "sheriff", "traveller"],
  quiet: ["dealt", "drew", "packedcards", "keptcards", "reshuffled", "crossed", "packed"],
  pause: (events) => Math.max(0, ...events.map((e) => PAUSES[e.event as string] ?? 0)),
};

export default border as GameTable;
