/** What a convict can do: verbs first, then what they need, one question at a time. */
import { signal } from "@preact/signals";
import { DIG as ART } from "./art";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { nameOf } from "@frame/state";
import { draft } from "@frame/table/draft";
import { Amount, Labelled } from "@frame/table/parts";
import { tell, whole, type Choice, type Offered, type Seen, type Told } from "@frame/table/game";
import { cardName, cardsText, describe, gangName, roomName } from "./deck";
import type { Event, Move, View } from "./types";
import { t } from "./words";

export type DigSeen = Seen<View, Move, Event>;
type Verb = Move["move"];
type Offer = Offered<Move>;

type Fields = Readonly<Record<string, unknown>>;

/** An offer by its fields, whichever move it is. */
const fieldsOf = (offer: Offer): Fields => offer as unknown as Fields;

/** The choice of cards that an offer leaves open. */
function choiceOf(offer: Offer): Choice | null {
  const cards = "cards" in offer ? offer.cards : [];
  return Array.isArray(cards) ? null : cards;
}

/** A verb being carried out, and the answers given so far. */
const asking = draft<{ verb: Verb; said: Fields } | null>("verb", null);
/** Cards picked for an open choice: how many of each. */
const picked = draft<Readonly<Record<string, number>>>("picked", {});
/** Cigarettes to go with the cards. */
const smokes = draft("cigarettes", 0);
const showAll = signal(false);

/** Verbs in their order, their picture, and a move to ask the server about when there is none. */
const VERBS: readonly (readonly [Verb, string, Move | null])[] = [
  ["search", "card", { move: "search" }],
  ["roll", "yard", { move: "roll" }],
  ["careful", "solitary", { move: "careful", room: "cafeteria" }],
  ["dig", "shovel", { move: "dig", tool: "spoon" }],
  ["craft", "pickaxe", { move: "craft", item: "pickaxe", cards: ["point", "tie"] }],
  ["spoon", "spoon", { move: "spoon" }],
  ["heal", "infirmary", { move: "heal" }],
  ["sell", "cigarette", { move: "sell", cards: ["spoon"] }],
  ["buy", "knife", { move: "buy", item: "knife", count: 1 }],
  ["join", "crew", { move: "join", gang: "crew", cards: ["bandana", "chain"] }],
  ["extort", "beating", null],
  ["act", "action", null],
  ["use", "cartel", { move: "use", target: null, room: null }],
  ["reveal", "background", { move: "reveal", target: null, room: null }],
  ["follow", "triad", null],
  ["exchange", "tie", null],
];

/** Which question comes first. */
const FIELDS = [
  "card",
  "gang",
  "item",
  "victim",
  "target",
  "mate",
  "tool",
  "weapon",
  "room",
  "count",
  "cigarettes",
  "cards",
];

export function Actions({ seen, table }: { seen: DigSeen; table: Told }) {
  const open = asking.of(seen);
  const moves = open ? seen.legal.filter((m) => m.move === open.verb && fits(m, open.said)) : [];
  if (open && moves.length) return <Question seen={seen} moves={moves} said={open.said} table={table} />;
  const verbs = VERBS.filter(([verb]) => seen.legal.some((m) => m.move === verb));
  const others = seen.legal.filter((m) => !VERBS.some(([verb]) => verb === m.move));
  if (!seen.legal.length) return null;
  return (
    <>
      <div class="verbs" role="group" aria-label={t("page-verbs")}>
        {verbs.map(([verb, art]) => (
          <button type="button" key={verb} disabled={seen.busy} onClick={() => ask(seen, verb)}>
            <Pic sheet={ART} name={art} size={26} />
            <span>{t(`page-verb-${verb}`)}</span>
          </button>
        ))}
      </div>
      <div class="endrow">
        <Answers seen={seen} moves={others} table={table} />
        {seen.legal.some((m) => m.move === "end") && <WhyNot seen={seen} />}
      </div>
    </>
  );
}

const fits = (offer: Offer, said: Fields): boolean =>
  Object.entries(said).every(
    ([key, value]) => JSON.stringify(fieldsOf(offer)[key]) === JSON.stringify(value),
  );

function ask(seen: DigSeen, verb: Verb, said: Fields = {}): void {
  const only = soleMove(seen.legal.filter((m) => m.move === verb && fits(m, said)));
  if (only && verb !== "use" && verb !== "reveal") return seen.play(only);
  picked.put(seen, {});
  asking.put(seen, { verb, said });
}

function answer(seen: DigSeen, offer: Offer): void {
  const move = whole<Move>(offer);
  if (move) seen.play(move);
  else ask(seen, offer.move);
}

/** The only move left, if nothing in it is left to choose. */
function soleMove(offers: readonly Offer[]): Move | null {
  const [first, ...others] = offers;
  return first && !others.length ? whole<Move>(first) : null;
}

/** Answers that are not verbs of a turn: strike, hand over, enter, discard, end, ... */
function Answers({ seen, moves, table }: { seen: DigSeen; moves: readonly Offer[]; table: Told }) {
  if (isHanding(moves)) return <Handing seen={seen} moves={moves} table={table} />;
  return (
    <div class="moves">
      {moves.map((move) => (
        <button
          type="button"
          key={JSON.stringify(move)}
          class={
            move.move === "strike" ? "danger" : move.move === "end" || move.move === "enter" ? "primary" : ""
          }
          disabled={seen.busy}
          onClick={() => answer(seen, move)}
        >
          {tell("dig", table, move, null)}
        </button>
      ))}
    </div>
  );
}

function Question({
  seen,
  moves,
  said,
  table,
}: {
  seen: DigSeen;
  moves: readonly Offer[];
  said: Fields;
  table: Told;
}) {
  const verb = moves[0]?.move ?? "end";
  const field = FIELDS.find((name) => !(name in said) && distinct(moves, name).length > 1);
  const only = soleMove(moves);
  return (
    <div class="stack tight question" role="group" aria-label={t(`page-verb-${verb}`)}>
      <div class="row between nowrap">
        <b>
          {t(`page-verb-${verb}`)}
          {field && !isHanding(moves) ? `: ${t(`page-which-${field}`)}` : ""}
        </b>
        <button type="button" class="quiet" onClick={() => asking.put(seen, null)}>
          {t("page-back")}
        </button>
      </div>
      {isHanding(moves) ? (
        <Handing seen={seen} moves={moves} table={table} />
      ) : field ? (
        <div class="choices" role="group" aria-label={t(`page-which-${field}`)}>
          {distinct(moves, field).map((value) => (
            <button
              type="button"
              key={JSON.stringify(value)}
              disabled={seen.busy}
              onClick={() => ask(seen, verb, { ...said, [field]: value })}
            >
              <Value field={field} value={value} />
            </button>
          ))}
        </div>
      ) : (
        only && (
          <>
            <p class="small">{abilityText(seen, only)}</p>
            <button type="button" class="primary" disabled={seen.busy} onClick={() => seen.play(only)}>
              {tell("dig", table, only, null)}
            </button>
          </>
        )
      )}
    </div>
  );
}

/** What a gang card or a background would do, before it is done. */
function abilityText(seen: DigSeen, move: Move): string {
  const me = seen.view.convicts[seen.me ?? 0];
  if (move.move === "use" && me?.gang_card) return describe("gang_card", me.gang_card);
  if (move.move === "reveal" && seen.view.background) return describe("background", seen.view.background);
  return "";
}

function distinct(moves: readonly Offer[], field: string): unknown[] {
  const values = moves.filter((m) => field in m).map((m) => fieldsOf(m)[field]);
  const found = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...found.values()];
}

const SEATS = ["victim", "target", "mate"];

function Value({ field, value }: { field: string; value: unknown }) {
  if (value === null) return <>–</>;
  if (SEATS.includes(field))
    return (
      <>
        <Face seat={value as number} size={26} />
        {nameOf(value as number)}
      </>
    );
  if (field === "room")
    return (
      <>
        <Pic sheet={ART} name={String(value).replace("_b", "")} size={26} />
        {roomName(String(value))}
      </>
    );
  if (field === "gang")
    return (
      <>
        <Pic sheet={ART} name={String(value)} size={26} />
        {gangName(String(value))}
      </>
    );
  if (Array.isArray(value))
    return (
      <>
        {value.map((card, i) => (
          <Pic key={i} sheet={ART} name={card as string} size={24} />
        ))}
        {cardsText(value as string[])}
      </>
    );
  if (typeof value === "number") return <>{value}</>;
  const card = String(value);
  return (
    <>
      <Pic sheet={ART} name={ART[card] ? card : "action"} size={26} />
      <span>
        {cardName(card)}
        {field === "card" && <small>{describe("action", card)}</small>}
      </span>
    </>
  );
}

/** Any cards out of a heap, as many as allowed; between teammates with as many cigarettes as one likes. */
const isHanding = (moves: readonly Offer[]): boolean =>
  moves.length > 0 &&
  moves.every(choiceOf) &&
  FIELDS.every((field) => field === "cigarettes" || distinct(moves, field).length < 2);

function Handing({ seen, moves, table }: { seen: DigSeen; moves: readonly Offer[]; table: Told }) {
  const cigarettes = moves.length > 1 ? smokes.of(seen) : 0;
  const offer = moves.find((m) => fieldsOf(m)["cigarettes"] === cigarettes) ?? moves[0];
  const choice = offer && choiceOf(offer);
  if (!choice) return null;
  const { of, least, most } = choice;
  const taken = picked.of(seen);
  const cards = Object.keys(of).flatMap((card) => Array<string>(taken[card] ?? 0).fill(card));
  const move = { ...offer, cards } as Move;
  const tap = (card: string, count: number) => {
    const n = taken[card] ?? 0;
    picked.put(seen, { ...taken, [card]: n >= count || cards.length >= most ? 0 : n + 1 });
  };
  return (
    <div class={offer.move === "fetch" ? "stack tight handing" : "stack tight handing own-cards"}>
      <div class="verbs picks" role="group" aria-label={t("page-which-cards")}>
        {Object.entries(of).map(([card, count]) => (
          <button type="button" key={card} aria-pressed={!!taken[card]} onClick={() => tap(card, count)}>
            <Pic sheet={ART} name={ART[card] ? card : "action"} size={26} />
            <span>{cardName(card)}</span>
            <span class="num">
              {taken[card] ?? 0}/{count}
            </span>
          </button>
        ))}
      </div>
      {moves.length > 1 && (
        <Labelled label={t("page-cigarettes")}>
          <Amount
            value={cigarettes}
            from={0}
            to={moves.length - 1}
            label={t("page-cigarettes")}
            set={(next) => smokes.put(seen, next)}
          />
          <b class="num">{cigarettes}</b>
        </Labelled>
      )}
      <button
        type="button"
        class="primary"
        disabled={seen.busy || cards.length < least || cards.length > most}
        onClick={() => seen.play(move)}
      >
        {tell("dig", table, move, null)}
      </button>
    </div>
  );
}

/** What is not possible now; the server says why. */
function WhyNot({ seen }: { seen: DigSeen }) {
  const shut = VERBS.filter(([verb, , probe]) => probe && !seen.legal.some((m) => m.move === verb));
  if (!shut.length) return null;
  return (
    <details class="whynot" open={showAll.value} onToggle={(e) => (showAll.value = e.currentTarget.open)}>
      <summary class="small">{t("page-why-not")}</summary>
      <div class="verbs" role="group" aria-label={t("page-why-not")}>
        {shut.map(([verb, art, probe]) => (
          <button
            type="button"
            key={verb}
            class="shut"
            disabled={seen.busy}
            onClick={() => probe && seen.play(probe)}
          >
            <Pic sheet={ART} name={art} size={22} />
            <span>{t(`page-verb-${verb}`)}</span>
          </button>
        ))}
      </div>
    </details>
  );
}
