/** The ring with the red die, and in its middle what is bid, shown and lost. */
import { Cup, Die } from "@frame/art/dice";
import { Face as Mark } from "@frame/art/face";
import { nameOf } from "@frame/state";
import { canPlay } from "@frame/table/game";
import { wide } from "@frame/table/media";
import { cell, gridOf } from "@frame/table/ring";
import {
  bidWords,
  choice,
  dieWords,
  likelyFace,
  openCount,
  picked,
  shown,
  STAR,
  type Bid,
  type BluffSeen,
} from "./bidding";
import { FIELDS, fieldOf, type Field } from "./ring";
import type { View } from "./types";
import { t } from "./words";

export function Board(seen: BluffSeen) {
  const { view } = seen;
  const big = !seen.small && (wide.value || seen.screen);
  const choosing = canPlay(seen, "bid") ? choice(seen) : null;
  const crowded = view.laid.some((dice) => dice.length > 0) || (view.raised !== null && !view.bid);
  const bid = view.bid ?? (view.phase !== "over" ? null : (view.raised?.bid ?? null));
  return (
    <div class={big ? "ring wide" : "ring"} role="group" aria-label={t("page-track")}>
      {FIELDS.map((field) => (
        <RingField
          key={field.index}
          seen={seen}
          field={field}
          big={big}
          chosen={!!choosing && fieldOf(choosing).index === field.index}
        />
      ))}
      {choosing && <Marker bid={choosing} big={big} ghost />}
      {bid && <Marker bid={bid} big={big} />}
      <div class="pit" {...(crowded ? { tabIndex: 0, role: "group", "aria-label": t("page-table") } : {})}>
        <div class="pit-main">
          {view.raised && !view.bid ? <CupsUp seen={seen} /> : <Standing seen={seen} />}
        </div>
        {seen.me !== null && view.cup.length > 0 && <OwnDice dice={view.cup} bid={choosing ?? view.bid} />}
      </div>
    </div>
  );
}

function RingField({
  seen,
  field,
  big,
  chosen,
}: {
  seen: BluffSeen;
  field: Field;
  big: boolean;
  chosen: boolean;
}) {
  const { col, row } = cell(field.index, big);
  const open = openCount(seen, field);
  const count = open ?? field.count;
  const style = { gridColumn: col + 1, gridRow: row + 1 };
  const content = field.star ? (
    <>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 2l6.600 14.300 15.600 1.700-11.700 10.500 3.300 15.500L24 36.200 10.200 44l3.300-15.500L1.800 18l15.600-1.700z" />
      </svg>
      <b>{count}</b>
    </>
  ) : (
    <b>{count}</b>
  );
  const name = field.star ? t("page-star-field", { count }) : t("page-field", { count });
  const cls = `field${field.star ? " starfield" : ""}${open === null ? (canPlay(seen, "bid") ? " shut" : " rest") : ""}${chosen ? " chosen" : ""}`;
  if (open === null)
    return (
      <div class={cls} style={style} aria-hidden="true">
        {content}
      </div>
    );
  const pick = () => picked.put(seen, { count, face: field.star ? STAR : likelyFace(seen, count) });
  return (
    <button
      type="button"
      class={cls}
      style={style}
      tabIndex={chosen ? 0 : -1}
      aria-label={name}
      aria-pressed={chosen}
      disabled={seen.busy}
      onClick={pick}
    >
      {content}
    </button>
  );
}

/** The red die on its field, or its shadow where it would go. */
function Marker({ bid, big, ghost = false }: { bid: Bid; big: boolean; ghost?: boolean }) {
  const { col, row } = cell(fieldOf(bid).index, big);
  const [cols, rows] = gridOf(big);
  return (
    <div
      class={ghost ? "marker ghost" : "marker"}
      style={{ left: `${((col + 0.5) / cols) * 100}%`, top: `${((row + 0.5) / rows) * 100}%` }}
      aria-hidden="true"
    >
      <Die face={shown(bid.face)} look="red" size="100%" />
    </div>
  );
}

/** In the middle: the bid that stands, what was laid out, and the graveyard. */
function Standing({ seen }: { seen: BluffSeen }) {
  const { view } = seen;
  if (view.phase === "opening" || (!view.bid && view.round <= 1 && view.opening.some((r) => r.length)))
    return <Opening view={view} />;
  return (
    <>
      {view.bid && view.bidder !== null ? (
        <div class="standing" key={`${view.bid.count}-${view.bid.face}`}>
          <span class="times">
            <b>{view.bid.count}</b>
            <i>×</i>
            <Die face={shown(view.bid.face)} look="red" size="1em" />
          </span>
          <span>
            {t(view.bidder === seen.me ? "page-your-bid" : "page-bid-by", {
              name: nameOf(view.bidder),
              bid: bidWords(view.bid),
            })}
          </span>
        </div>
      ) : (
        <p class="standing">{view.phase === "bidding" ? t("page-no-bid") : ""}</p>
      )}
      {view.laid.some((dice) => dice.length > 0) && <Laid seen={seen} />}
      <Graveyard seen={seen} />
    </>
  );
}

function Opening({ view }: { view: View }) {
  return (
    <div class="raised">
      <p class="small">{t("page-opening")}</p>
      {view.opening.map(
        (dice, seat) => dice.length > 0 && <DiceRow key={seat} seat={seat} dice={dice} fits={() => false} />,
      )}
    </div>
  );
}

function Laid({ seen }: { seen: BluffSeen }) {
  return (
    <div class="raised" aria-label={t("page-laid-out")}>
      {seen.view.laid.map(
        (dice, seat) => dice.length > 0 && <DiceRow key={seat} seat={seat} dice={dice} fits={() => false} />,
      )}
    </div>
  );
}

function DiceRow({
  seat,
  dice,
  fits,
  note,
}: {
  seat: number;
  dice: readonly number[];
  fits: (face: number) => boolean;
  note?: string;
}) {
  return (
    <div class="dicerow">
      <Mark seat={seat} name={nameOf(seat)} size={22} />
      <span class="sr">{`${nameOf(seat)}: ${dice.map(dieWords).join(" ")}`}</span>
      <span class="dice">
        {dice.map((face, i) => (
          <Die key={i} face={shown(face)} size={24} class={fits(face) ? "fits" : ""} />
        ))}
      </span>
      {note && <b class="note">{note}</b>}
    </div>
  );
}

/** Hoch die Becher: everybody's dice, the fitting ones pushed forward. */
function CupsUp({ seen }: { seen: BluffSeen }) {
  const { raised } = seen.view;
  if (!raised) return null;
  const fits = (face: number) => face === raised.bid.face || face === STAR;
  const verdict =
    raised.actual === raised.bid.count ? "exact" : raised.actual > raised.bid.count ? "true" : "false";
  return (
    <div class="raised up">
      <p class="verdict">
        <span>{bidWords(raised.bid)}?</span>{" "}
        <b class={verdict}>{t(`page-verdict-${verdict}`, { actual: raised.actual })}</b>
      </p>
      {raised.dice.map(
        (dice, seat) =>
          dice.length > 0 && (
            <DiceRow
              key={seat}
              seat={seat}
              dice={dice}
              fits={fits}
              {...(raised.lost[seat] ? { note: `−${raised.lost[seat]}` } : {})}
            />
          ),
      )}
      <Graveyard seen={seen} />
    </div>
  );
}

function Graveyard({ seen }: { seen: BluffSeen }) {
  const lost = seen.view.dice.reduce((sum, dice) => sum + seen.view.options.dice - dice, 0);
  const total = seen.view.dice.reduce((sum, dice) => sum + dice, 0);
  return (
    <div class="graveyard">
      <span class="bones" aria-hidden="true">
        {Array.from({ length: Math.min(lost, 30) }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <span class="small">{t("page-in-play", { count: total })}</span>
    </div>
  );
}

function OwnDice({ dice, bid }: { dice: readonly number[]; bid: Bid | null }) {
  const fits = (face: number) => !!bid && (face === bid.face || face === STAR);
  return (
    <div class="own">
      <Cup size={40} />
      <span class="sr">{t("page-your-dice", { dice: dice.map(dieWords).join(" ") })}</span>
      {dice.map((face, i) => (
        <Die key={`${i}-${face}`} face={shown(face)} size={34} class={fits(face) ? "fits" : ""} />
      ))}
    </div>
  );
}
