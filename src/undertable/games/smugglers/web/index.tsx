/** Schmuggler an Bord: the ring of pictures, the pawn, and what everybody must remember for himself. */
import "./table.css";
import file from "../goods.toml";
import { Die } from "@frame/art/dice";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { GOODS as ART, SHIP } from "./art";
import { nameOf } from "@frame/state";
import type { Args } from "@frame/text";
import { wide } from "@frame/table/media";
import { cell, gridOf } from "@frame/table/ring";
import { canPlay, gameTable, movesOf, wholeMoves, type Seen } from "@frame/table/game";
import type { Event, Move, View } from "./types";
import { say, t } from "./words";

type ShipSeen = Seen<View, Move, Event>;

/** The ring's goods in its order, from the start at the coffee. */
const RING: readonly string[] = (file as { good: { key: string }[] }).good.map((good) => good.key);

const goodName = (good: string): string => say(`good-${good}`) ?? good;

function Board(seen: ShipSeen) {
  const { view } = seen;
  const big = !seen.small && (wide.value || seen.screen);
  return (
    <div class={big ? "ring wide" : "ring"}>
      {RING.map((good, index) => (
        <ShipField
          key={good}
          good={good}
          index={index}
          lies={view.fields[index] ?? false}
          here={good === view.pawn}
          big={big}
        />
      ))}
      <Pawn good={view.pawn} big={big} />
      <div class="deck">{view.phase === "over" ? <Rows seen={seen} /> : <Deck seen={seen} />}</div>
    </div>
  );
}

function ShipField({
  good,
  index,
  lies,
  here,
  big,
}: {
  good: string;
  index: number;
  lies: boolean;
  here: boolean;
  big: boolean;
}) {
  const { col, row } = cell(index, big);
  const label = t(lies ? "page-field-full" : "page-field-empty", { good: goodName(good) });
  return (
    <div
      class={`good${lies ? "" : " empty"}${here ? " here" : ""}`}
      style={{ gridColumn: col + 1, gridRow: row + 1 }}
      role="img"
      aria-label={label}
      title={goodName(good)}
    >
      <Pic sheet={ART} name={good} size="100%" />
      {lies && (
        <span class="facedown">
          <Pic sheet={SHIP} name="back" size="100%" />
        </span>
      )}
    </div>
  );
}

function Pawn({ good, big }: { good: string; big: boolean }) {
  const { col, row } = cell(Math.max(0, RING.indexOf(good)), big);
  const [cols, rows] = gridOf(big);
  return (
    <div
      class="pawn"
      style={{ left: `${((col + 0.5) / cols) * 100}%`, top: `${((row + 0.5) / rows) * 100}%` }}
      aria-hidden="true"
    >
      <Pic sheet={SHIP} name="pawn" size="100%" />
    </div>
  );
}

interface Open {
  seat: number;
  slot: number;
  good: string;
}

/** The card that is just being shown. It is told once: the page forgets it when its moment is over. */
function opened({ moment, view }: ShipSeen): Open | null {
  const last = (seat: number): number => (view.cards[seat] ?? 1) - 1;
  let open: Open | null = null;
  for (const event of moment) {
    if (event.event === "taken") open = { ...event, slot: last(event.seat) };
    if (event.event === "shown" || event.event === "peeked") open = event;
    if (event.event === "handed") open = { seat: event.to, slot: last(event.to), good: event.good };
  }
  return open;
}

/** The middle: the die, the question, who pointed at whom, the card that is shown right now. */
function Deck({ seen }: { seen: ShipSeen }) {
  const { view, moment } = seen;
  const pips = moment.find((e) => e.event === "thrown")?.pips;
  const open = opened(seen);
  return (
    <>
      {pips !== undefined && (
        <Die
          key={`${view.turn}-${view.pawn}`}
          face={pips}
          look="white"
          size={34}
          label={t("page-die", { pips })}
          class="rolled"
        />
      )}
      {open ? <Shown open={open} /> : view.sought ? <Question seen={seen} /> : <Idle view={view} />}
      {view.looker !== null && <Looking seen={seen} />}
    </>
  );
}

function Idle({ view }: { view: View }) {
  return (
    <div class="idle">
      {view.heap > 0 && view.phase === "taking" ? (
        <>
          <Pic sheet={SHIP} name="back" size={48} />
          <span>{t("page-heap", { count: view.heap })}</span>
        </>
      ) : (
        <Pic sheet={ART} name={view.pawn} size={64} label={goodName(view.pawn)} />
      )}
      <span class="row tight small">
        <Pic sheet={SHIP} name="chest" size={26} />
        {t("page-chest", { count: view.chest })}
      </span>
      <span class="small">{t("page-enough", { count: view.enough })}</span>
    </div>
  );
}

function Shown({ open }: { open: Open }) {
  return (
    <div class="shown" key={`${open.seat}-${open.slot}-${open.good}`}>
      <Pic sheet={ART} name={open.good} size={72} label={goodName(open.good)} />
      <b>{goodName(open.good)}</b>
      <span class="row tight">
        <Face seat={open.seat} size={22} />
        {nameOf(open.seat)}
      </span>
    </div>
  );
}

function Question({ seen }: { seen: ShipSeen }) {
  const { view } = seen;
  if (!view.sought) return null;
  return (
    <div class="question">
      <Pic sheet={ART} name={view.sought} size={56} />
      <b>{t("page-who", { good: say(`the-${view.sought}`) ?? goodName(view.sought) })}</b>
      <ol class="chain" aria-label={t("page-chain")}>
        {view.chain.map((guess, i) => (
          <li key={i}>
            <span class="sr">{`${nameOf(guess.seat)} → ${nameOf(guess.named)}`}</span>
            <Face seat={guess.seat} size={24} />
            <span aria-hidden="true">{guess.named === guess.seat ? "!" : "→"}</span>
            {guess.named !== guess.seat && <Face seat={guess.named} size={24} />}
            {view.objectors.length > 0 && i === 0 && (
              <span class="small">
                {t("page-objectors", { names: view.objectors.map(nameOf).join(", ") })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Somebody looks, card by card; nobody else sees what is on them. */
function Looking({ seen }: { seen: ShipSeen }) {
  const { view } = seen;
  const looker = view.looker ?? 0;
  if (looker === seen.me) return null;
  return (
    <div class="looking">
      <span class="small">{t("page-looks", { name: nameOf(looker) })}</span>
      <span class="backs">
        {Array.from({ length: view.cards[looker] ?? 0 }, (_, slot) => (
          <Pic
            key={slot}
            sheet={SHIP}
            name="back"
            size={22}
            class={view.looked.includes(slot) ? "seen" : ""}
          />
        ))}
      </span>
    </div>
  );
}

function Rows({ seen }: { seen: ShipSeen }) {
  return (
    <div class="rows">
      {seen.view.rows.map((goods, seat) => (
        <div class="row tight nowrap" key={seat}>
          <Face seat={seat} size={22} />
          <span class="backs">
            {goods.map((good) => (
              <Pic key={good} sheet={ART} name={good} size={22} label={goodName(good)} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

function Hand(seen: ShipSeen) {
  if (seen.me === null) return null;
  return (
    <div class="stack tight">
      <OwnRow seen={seen} />
      <Simple seen={seen} />
      {canPlay(seen, "suspect") && <Naming seen={seen} />}
    </div>
  );
}

/** The own cards, face down: to be tapped when it is time to look. */
function OwnRow({ seen }: { seen: ShipSeen }) {
  const { view } = seen;
  const looks = wholeMoves(seen, "look");
  const mine = view.looker === seen.me;
  const shown = opened(seen);
  const open = shown?.seat === seen.me ? shown : null;
  return (
    <div
      class="ownrow"
      role="group"
      aria-label={t("page-your-cards", { count: view.cards[seen.me ?? 0] ?? 0 })}
    >
      {Array.from({ length: view.cards[seen.me ?? 0] ?? 0 }, (_, slot) => {
        const look = looks.find((m) => m.slot === slot);
        const art =
          open?.slot === slot ? (
            <Pic sheet={ART} name={open.good} size={36} label={goodName(open.good)} />
          ) : (
            <Pic
              sheet={SHIP}
              name="back"
              size={36}
              class={mine && view.looked.includes(slot) ? "seen" : ""}
            />
          );
        return look ? (
          <button
            type="button"
            key={slot}
            disabled={seen.busy}
            aria-label={say("move-look", { slot: slot + 1 })}
            onClick={() => seen.play(look)}
          >
            {art}
          </button>
        ) : (
          <span key={slot}>{art}</span>
        );
      })}
    </div>
  );
}

function Simple({ seen }: { seen: ShipSeen }) {
  const moves = wholeMoves(seen, "take", "roll", "believe", "object", "stop");
  if (!moves.length) return null;
  return (
    <div class="bidrow">
      {moves.map((move) => (
        <button
          type="button"
          key={move.move}
          class={`big ${move.move === "object" ? "danger" : move.move === "believe" ? "" : "primary"}`}
          disabled={seen.busy}
          onClick={() => seen.play(move)}
        >
          {move.move === "roll" && <Die face={5} look="white" size={28} />}
          {say(`move-${move.move}`)}
        </button>
      ))}
    </div>
  );
}

/** Suspicion by pointing. */
function Naming({ seen }: { seen: ShipSeen }) {
  return (
    <div class="pointing" role="group" aria-label={t("page-point")}>
      {movesOf(seen, "claim").map((move) => (
        <button type="button" class="primary" disabled={seen.busy} onClick={() => seen.play(move)}>
          <Face seat={seen.me ?? 0} size={34} />
          <span>{t("page-me")}</span>
          <span class="sr"> {say("move-claim")}</span>
        </button>
      ))}
      {wholeMoves(seen, "suspect").map((move) => (
        <button type="button" key={move.seat} disabled={seen.busy} onClick={() => seen.play(move)}>
          <Face seat={move.seat} size={34} />
          <span>{nameOf(move.seat)}?</span>
          <span class="sr"> {say("move-suspect", { seat: nameOf(move.seat) })}</span>
        </button>
      ))}
    </div>
  );
}

function Badge({ seen, seat }: { seen: ShipSeen; seat: number }) {
  const { view } = seen;
  return (
    <span class="tokens">
      <Pic sheet={SHIP} name="back" size={16} />
      <span class="sr">{t("page-cards", { count: view.cards[seat] ?? 0 })}</span>
      <b class="num" aria-hidden="true">
        {view.cards[seat]}
      </b>
      <Pic sheet={SHIP} name="chip" size={16} />
      <span class="sr">{t("page-chips", { count: view.chips[seat] ?? 0 })}</span>
      <b class="num" aria-hidden="true">
        {view.chips[seat]}
      </b>
    </span>
  );
}

/** The thirty goods in the order of the ring, for the rules. */
function Legend() {
  return (
    <div class="legend">
      {RING.map((good) => (
        <figure key={good}>
          <Pic sheet={ART} name={good} size={40} />
          <figcaption>{goodName(good)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function now(seen: ShipSeen): string | null {
  const { view } = seen;
  const good = view.sought ? (say(`the-${view.sought}`) ?? "") : "";
  for (const move of ["take", "roll", "claim", "suspect", "object", "look"] as const)
    if (canPlay(seen, move)) return t(`page-now-${move}`, { good, name: nameOf(view.turn) });
  return null;
}

function words(what: Move | Event): Args {
  const args: Args = {};
  if ("good" in what) args["good"] = say(`the-${what.good}`) ?? what.good;
  if ("slot" in what) args["slot"] = what.slot + 1;
  return args;
}

export default gameTable<View, Move, Event>({
  Board,
  Hand,
  Badge,
  Legend,
  now,
  words,
  quiet: ["looked", "mustlook"],
  pauses: {
    taken: 2600,
    thrown: 1700,
    claimed: 1500,
    suspected: 1500,
    unopposed: 1500,
    objected: 1700,
    looked: 700,
    peeked: 1500,
    shown: 3000,
    missing: 1800,
    handed: 2200,
    paid: 1300,
    ended: 1500,
  },
});
