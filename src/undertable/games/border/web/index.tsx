/** Hart an der Grenze: suitcases, the desk, the haggle and the sale. */
import "./table.css";
import { BORDER as ART } from "./art";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { nameOf, state } from "@frame/state";
import { money, type Args } from "@frame/text";
import { Amount, Labelled, MoveButtons } from "@frame/table/parts";
import { draft } from "@frame/table/draft";
import { canPlay, gameTable, movesOf, wholeMoves, type GameTable } from "@frame/table/game";
import { Desk } from "./Desk";
import { Keeping, Packing } from "./Packing";
import { GOODS, goodName, goodsWords, type BorderSeen } from "./goods";
import type { Event, Move, View } from "./types";
import { say, t } from "./words";

/** The declaration being thought about. */
const saying = draft<{ count: number; good: number } | null>("declaration", null);
/** The sum on one's tongue, and what one says with it. */
const sum = draft<number | null>("sum", null);
const phrase = draft("phrase", "");

const POINTING = ["check", "extracheck", "confiscate", "name"] as const;

function Board(seen: BorderSeen) {
  const { view } = seen;
  return (
    <div class="border">
      <p class="progress small">
        {t("page-progress", {
          round: view.round,
          rounds: view.options.rounds,
          turn: view.turn,
          turns: view.turns,
          draw: view.draw,
        })}
      </p>
      <Desk seen={seen} />
      <ul class="cases" style={{ "--columns": seen.seats <= 4 ? seen.seats : 3 }}>
        {view.places.map((_, seat) => (
          <Case key={seat} seen={seen} seat={seat} />
        ))}
      </ul>
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
      <span class="case-head">
        <Face seat={seat} size={20} />
        <b>{nameOf(seat)}</b>
      </span>
      <span class="case-art">
        {sheriff ? (
          <Pic sheet={ART} name="star" size={44} label={t("page-sheriff")} />
        ) : (
          <Pic sheet={ART} name={open || !place.packed ? "opencase" : "suitcase"} size={44} />
        )}
        {place.checked && <span class="stamp">{t("page-checked")}</span>}
      </span>
      <span class="claim">
        {place.good !== null && place.count !== null ? (
          <>
            <b>{place.count}</b> × <Pic sheet={ART} name={GOODS[place.good]?.name ?? ""} size={28} />
            <span class="sr">{goodName(place.good, place.count)}</span>
          </>
        ) : (
          <span class="small">{sheriff ? t("page-sheriff") : place.packed ? t("page-packed") : ""}</span>
        )}
      </span>
      <Stock behind={place.behind} under={place.under} />
    </>
  );
  const cls = `case${sheriff ? " sheriff" : ""}${seen.actors.includes(seat) ? " acting" : ""}`;
  if (!only) return <li class={cls}>{body}</li>;
  return (
    <li class={cls}>
      <button type="button" disabled={seen.busy} onClick={() => seen.play(only)}>
        {body}
        <span class="sr">{say(`move-${only.move}`, { seat: nameOf(seat) })}</span>
      </button>
    </li>
  );
}

/** Cards over the border, and cards kept for the end: how many, not which. */
function Stock({ behind, under }: { behind: number; under: number }) {
  return (
    <span class="stock small" title={t("page-stock", { behind, under })}>
      <span class="sr">{t("page-stock", { behind, under })}</span>
      <span aria-hidden="true">
        ▲{behind} ▼{under}
      </span>
    </span>
  );
}

/** The overview card: what is printed on the goods. */
function Prices({ seats, discards }: { seats: number; discards: readonly number[] }) {
  return (
    <details class="prices">
      <summary>{t("page-prices")}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {GOODS.map((good) => (
              <th scope="col">
                <Pic sheet={ART} name={good.name} size={28} label={goodName(GOODS.indexOf(good), 2)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["value", "fine", "compensation"] as const).map((row) => (
            <tr>
              <th scope="row">{t(`page-${row}`)}</th>
              {GOODS.map((good) => (
                <td>{good[row] || "–"}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("page-limit")}</th>
            {GOODS.map((good) => (
              <td>{good.limits[seats] ?? "–"}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("page-discards")}</th>
            {discards.map((count) => (
              <td>{count}</td>
            ))}
          </tr>
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
function Mine({ view }: { view: View }) {
  const rows = [
    ["hand", view.hand],
    ["suitcase", view.suitcase],
    ["behind", view.behind],
    ["under", view.under],
  ] as const;
  return (
    <div class="mine-cards">
      {rows.map(
        ([name, cards]) =>
          cards.length > 0 && (
            <Labelled label={t(`page-my-${name}`)}>
              <span class="minis">
                <span class="sr">{goodsWords(cards)}</span>
                {cards.map((good, i) => (
                  <Pic key={i} sheet={ART} name={GOODS[good]?.name ?? ""} size={30} />
                ))}
              </span>
            </Labelled>
          ),
      )}
    </div>
  );
}

/** What one would say without thinking: the truth as far as it can be said. */
function usualClaim(seen: BorderSeen): { count: number; good: number } {
  const legal = seen.view.suitcase.filter((good) => good < 3);
  const good =
    [0, 1, 2].sort((a, b) => legal.filter((g) => g === b).length - legal.filter((g) => g === a).length)[0] ??
    0;
  return { count: Math.max(1, seen.view.suitcase.length), good };
}

function Declaring({ seen }: { seen: BorderSeen }) {
  const claim = saying.of(seen) ?? usualClaim(seen);
  const may = (count: number, good: number) =>
    movesOf(seen, "declare").some((m) => m.count === count && m.good === good);
  const put = (next: Partial<typeof claim>) => saying.put(seen, { ...claim, ...next });
  return (
    <div class="stack tight">
      <div class="claiming">
        <div class="segments" role="group" aria-label={t("page-how-many")}>
          {[1, 2, 3, 4, 5].map((n) => (
            <button
              type="button"
              aria-pressed={claim.count === n}
              disabled={!may(n, claim.good)}
              onClick={() => put({ count: n })}
            >
              {n}
            </button>
          ))}
        </div>
        <div class="segments" role="group" aria-label={t("page-which-good")}>
          {[0, 1, 2].map((good) => (
            <button
              type="button"
              aria-pressed={claim.good === good}
              aria-label={goodName(good, claim.count)}
              onClick={() => put({ good })}
            >
              <Pic sheet={ART} name={GOODS[good]?.name ?? ""} size={34} />
            </button>
          ))}
        </div>
      </div>
      <button
        type="button"
        class="primary big"
        disabled={seen.busy || !may(claim.count, claim.good)}
        onClick={() => seen.play({ move: "declare", ...claim })}
      >
        {say("move-declare", { count: claim.count, good: goodName(claim.good, claim.count) })}
      </button>
    </div>
  );
}

function Haggling({ seen }: { seen: BorderSeen }) {
  const named = movesOf(seen, "offer")[0] ?? movesOf(seen, "demand")[0];
  const range = typeof named?.amount === "object" ? named.amount : undefined;
  const standing = seen.view.haggle?.standing ?? null;
  const value = Math.min(range?.to ?? 0, Math.max(range?.from ?? 0, sum.of(seen) ?? standing ?? 4));
  const words = phrase.of(seen);
  const speak = (move: Move) => seen.play(move, words ? `:${words}` : undefined);
  return (
    <div class="stack tight">
      {named && range && (
        <>
          <Amount
            value={value}
            from={range.from}
            to={range.to}
            label={t("page-amount")}
            set={(next) => sum.put(seen, next)}
          />
          <div class="bidrow">
            <Phrases seen={seen} />
            <button
              type="button"
              class="primary big"
              disabled={seen.busy}
              onClick={() => speak({ move: named.move, amount: value })}
            >
              {say(`move-${named.move}`, { amount: value })}
            </button>
          </div>
        </>
      )}
      <div class="bidrow">
        {canPlay(seen, "accept") && (
          <button
            type="button"
            class="primary"
            disabled={seen.busy}
            onClick={() => speak({ move: "accept" })}
          >
            {t("page-accept", { amount: money(standing ?? 0) })}
          </button>
        )}
        {canPlay(seen, "refuse") && (
          <button type="button" disabled={seen.busy} onClick={() => speak({ move: "refuse" })}>
            {say("move-refuse")}
          </button>
        )}
        {canPlay(seen, "open") && (
          <button type="button" class="danger" disabled={seen.busy} onClick={() => speak({ move: "open" })}>
            {t("page-open")}
          </button>
        )}
      </div>
    </div>
  );
}

function Phrases({ seen }: { seen: BorderSeen }) {
  return (
    <select
      aria-label={t("page-phrase")}
      value={phrase.of(seen)}
      onChange={(e) => phrase.put(seen, e.currentTarget.value)}
    >
      <option value="">{t("page-silent")}</option>
      {(state.table.value?.phrases ?? []).map((name) => (
        <option value={name}>{say(`phrase-${name}`) ?? name}</option>
      ))}
    </select>
  );
}

/** The only thing the sheriff could mean by pointing at this suitcase. */
const soleMove = (seen: BorderSeen, seat: number): Move | undefined => {
  const moves = wholeMoves(seen, ...POINTING).filter((m) => m.seat === seat);
  return moves.length === 1 ? moves[0] : undefined;
};

/** What cannot be said by pointing at a suitcase. */
function Pointing({ seen }: { seen: BorderSeen }) {
  const moves = wholeMoves(seen, "waive", "done", ...POINTING).filter(
    (m) => !("seat" in m) || !soleMove(seen, m.seat),
  );
  return moves.length > 0 ? <MoveButtons game="border" table={border} seen={seen} moves={moves} /> : null;
}

function Badge({ seen, seat }: { seen: BorderSeen; seat: number }) {
  const place = seen.view.places[seat];
  if (!place) return null;
  return (
    <span class="tokens">
      {place.cash !== null && <b class="num">{money(place.cash)}</b>}
      {seat === seen.view.sheriff && <Pic sheet={ART} name="star" size={16} label={t("page-sheriff")} />}
      {place.seizure && <Pic sheet={ART} name="confiscate" size={14} label={t("page-has-seizure")} />}
      {place.extra && <Pic sheet={ART} name="extra" size={14} label={t("page-has-extra")} />}
    </span>
  );
}

/** The goods with what is printed on them, for the rules. */
function Legend() {
  return (
    <div class="legend">
      {GOODS.map((good, i) => (
        <figure key={good.name}>
          <Pic sheet={ART} name={good.name} size={52} />
          <figcaption>
            {goodName(i, 1)}
            <br />
            <b>{money(good.value)}</b>{" "}
            <span class="small">
              {t("page-fine")} {money(good.fine)}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const NOW: readonly (readonly [Move["move"], string])[] = [
  ["pack", "packing"],
  ["declare", "declaring"],
  ["check", "checking"],
  ["offer", "offering"],
  ["demand", "demanding"],
  ["accept", "answering"],
  ["open", "answering"],
  ["extracheck", "tokens"],
  ["confiscate", "tokens"],
  ["done", "tokens"],
  ["keep", "keeping"],
  ["name", "naming"],
];

function now(seen: BorderSeen): string | null {
  const found = NOW.find(([move]) => canPlay(seen, move));
  if (found) return t(`page-now-${found[1]}`);
  return null;
}

function words(what: Move | Event): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(what))
    if (Array.isArray(value)) args[field] = goodsWords(value);
  if ("good" in what) args["good"] = goodName(what.good, "count" in what ? what.count : 2);
  if (!("event" in what)) return args;
  if (what.event === "opened") {
    args["verdict"] = what.wrong.length ? "false" : what.compensation ? "true" : "short";
    args["forgiven"] = what.fine - what.paid;
  }
  if (what.event === "packed") args["count"] = what.count ?? 0;
  return args;
}

const border: GameTable<View, Move, Event> = {
  Board,
  Hand,
  Badge,
  Legend,
  now,
  words,
  quiet: ["dealt", "drew", "packedcards", "keptcards", "reshuffled", "crossed", "packed"],
  pauses: {
    declared: 900,
    checked: 1400,
    offered: 1300,
    demanded: 1300,
    refused: 900,
    bribed: 2200,
    opened: 4500,
    talkended: 800,
    confiscated: 2200,
    waived: 1500,
    sold: 2500,
    called: 2500,
    won: 2000,
  },
};

export default gameTable(border);
