/** Schmuggler an Bord: the steamer's deck, the pawn, and what everybody must remember for himself. */
import "./table.css";
import { Die } from "@frame/art/dice";
import { Face } from "@frame/art/face";
import { nameOf } from "@frame/state";
import { canPlay, gameTable, movesOf, wholeMoves } from "@frame/table/game";
import type { Args } from "@frame/text";
import type { ComponentChildren } from "preact";
import { Backdrop } from "./Backdrop";
import { Board, Chips } from "./Board";
import { theGood } from "./goods";
import { isCard, score } from "./score";
import type { ShipSeen } from "./seen";
import { story } from "./story";
import { guessStake, type Stake } from "./stakes";
import { Back, Chip } from "./things";
import type { Event, Move, View } from "./types";
import { say, t } from "./words";

/** The own cards, face down: to be tapped when it is time to look. */
function Own(seen: ShipSeen) {
  const { view, me, cue } = seen;
  if (me === null) return null;
  const count = view.cards[me] ?? 0;
  const looks = wholeMoves(seen, "look");
  const up = isCard(cue) && cue.from === me ? cue.slot : null;
  return (
    <div class="mine-on-deck">
      <Chips seen={seen} seat={me} />
      <div
        class={`mycards${looks.length ? " tapping" : ""}`}
        role="group"
        aria-label={t("page-your-cards", { count })}
        style={{ "--n": Math.max(1, count) }}
      >
        {Array.from({ length: count }, (_, slot) => {
          const look = looks.find((move) => move.slot === slot);
          const looked = view.looker === me && view.looked.includes(slot);
          const mark = slot === up ? "up" : looked ? "looked" : "";
          return look ? (
            <button
              type="button"
              key={slot}
              disabled={seen.busy}
              aria-label={say("move-look", { slot: slot + 1 })}
              onClick={() => seen.play(look)}
            >
              <Back size="100%" />
            </button>
          ) : (
            <span key={slot} class={mark}>
              <Back size="100%" />
            </span>
          );
        })}
      </div>
      <p class="no-peeking" aria-hidden="true">
        {count > 0 && `${t("page-your-cards", { count })}. ${t("page-no-peeking")}`}
      </p>
    </div>
  );
}

function Hand(seen: ShipSeen) {
  if (seen.me === null) return null;
  return (
    <>
      <Plain seen={seen} />
      {canPlay(seen, "object") && <Judging seen={seen} />}
      {canPlay(seen, "suspect") && <Naming seen={seen} me={seen.me} />}
    </>
  );
}

/** Moves at which nothing is at stake. */
function Plain({ seen }: { seen: ShipSeen }) {
  const moves = wholeMoves(seen, "take", "roll", "stop");
  if (!moves.length) return null;
  return (
    <div class="answers plain">
      {moves.map((move) => (
        <button
          type="button"
          key={move.move}
          class={move.move === "stop" ? "big" : "primary big"}
          disabled={seen.busy}
          onClick={() => seen.play(move)}
        >
          {move.move === "roll" && <Die face={5} look="white" size={34} />}
          {move.move === "take" && <Back plain size={26} />}
          {say(`move-${move.move}`)}
        </button>
      ))}
    </div>
  );
}

const ONE: Stake = { least: 1, most: 1 };

/** Somebody claims the card: let it pass, or object. */
function Judging({ seen }: { seen: ShipSeen }) {
  return (
    <div class="answers two">
      <Answer seen={seen} move={{ move: "believe" }} words={say("move-believe") ?? ""}>
        {t("page-free")}
      </Answer>
      <Answer seen={seen} move={{ move: "object" }} words={t("page-object")} danger>
        <Wrong stake={ONE} /> <span>{t("page-right-objection")}</span>
      </Answer>
    </div>
  );
}

/** Who has it? Nobody is proposed, and every answer says what it costs if it is wrong. */
function Naming({ seen, me }: { seen: ShipSeen; me: number }) {
  const { view } = seen;
  const others = wholeMoves(seen, "suspect");
  return (
    <div
      class={`answers naming${others.length > 3 ? " many" : ""}`}
      role="group"
      aria-label={t("page-point")}
    >
      {movesOf(seen, "claim").map((move) => (
        <Answer seen={seen} move={move} key="me" words={t("page-me")} sr={say("move-claim")} face={me}>
          <Wrong stake={view.chain.length ? guessStake(view, me, me) : ONE} />
          {!view.chain.length && ` ${t("page-per-objection")}`}
        </Answer>
      ))}
      {others.map((move) => (
        <Answer
          seen={seen}
          move={move}
          key={move.seat}
          words={`${nameOf(move.seat)}?`}
          sr={say("move-suspect", { seat: nameOf(move.seat) })}
          face={move.seat}
        >
          <Wrong stake={guessStake(view, move.seat, me)} />
        </Answer>
      ))}
    </div>
  );
}

/** A button with what is said, and under it what is at stake. */
function Answer({
  seen,
  move,
  words,
  sr,
  face,
  danger,
  children,
}: {
  seen: ShipSeen;
  move: Move;
  words: string;
  sr?: string | undefined;
  face?: number;
  danger?: boolean;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={danger ? "answer danger" : "answer"}
      disabled={seen.busy}
      onClick={() => seen.play(move)}
    >
      {face !== undefined && <Face seat={face} size={54} />}
      <span class="said">{words}</span>
      <span class="stake">{children}</span>
      {sr && <span class="sr"> {sr}</span>}
    </button>
  );
}

function Wrong({ stake: { least, most } }: { stake: Stake }) {
  return (
    <span class="wrong">
      {t("page-wrong", { chips: least === most ? String(least) : `${least}–${most}` })}
      <Chip />
      <span class="sr">{t("page-chips", { count: most })}</span>
    </span>
  );
}

/** In the strip: chips and cards. */
function Badge({ seen, seat }: { seen: ShipSeen; seat: number }) {
  const count = seen.view.cards[seat] ?? 0;
  return (
    <span class="tally">
      <Chips seen={seen} seat={seat} />
      <span class="buoys">
        <Back plain size="0.8em" />
        <span class="sr">{t("page-cards", { count })}</span>
        <b class="num" aria-hidden="true">
          {count}
        </b>
      </span>
    </span>
  );
}

function now(seen: ShipSeen): string | null {
  const { view } = seen;
  const good = view.sought ? theGood(view.sought) : "";
  if (canPlay(seen, "look") && view.found)
    return t(view.looks_on ? "page-now-look-more" : "page-now-look-on");
  for (const move of ["take", "roll", "claim", "suspect", "object", "look"] as const)
    if (canPlay(seen, move)) return t(`page-now-${move}`, { good, name: nameOf(view.turn) });
  return null;
}

function words(what: Move | Event): Args {
  const args: Args = {};
  if ("good" in what) args["good"] = theGood(what.good);
  if ("slot" in what) args["slot"] = what.slot + 1;
  return args;
}

export default gameTable<View, Move, Event>({
  Backdrop,
  Board,
  Own,
  Hand,
  Badge,
  now,
  words,
  quiet: ["looked", "mustlook"],
  score,
  story,
});
