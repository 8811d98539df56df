/** The border post: the sheriff behind the desk, the queue before it, the prices beside it. */
import { Face } from "@frame/art/face";
import { nameOf } from "@frame/state";
import { plan } from "@frame/table/media";
import { Player } from "@frame/table/Player";
import { useSize, type Size } from "@frame/table/size";
import { money } from "@frame/text";
import { useRef } from "preact/hooks";
import { CloseUp, isCase } from "./CloseUp";
import { Arms, Barrier, Counter, House, Lamp, Tourist, Uniform } from "./figures";
import { goodName, saidWords, type BorderSeen } from "./goods";
import { Receipts } from "./Receipts";
import { canPoint, pointed, pointWords, pointAt } from "./pointing";
import { PriceList, PriceStrip } from "./Prices";
import { Cash, GoodPic, Thing } from "./things";
import type { Haggle, Place, View } from "./types";
import { t } from "./words";

export function Board(seen: BorderSeen) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  return (
    <div class="customs" ref={ref}>
      {size && size.width > 0 && <Laid seen={seen} size={size} />}
    </div>
  );
}

function Laid({ seen, size }: { seen: BorderSeen; size: Size }) {
  const around = !seen.small && (seen.screen || plan.value === "desk");
  const cue = isCase(seen.cue) ? seen.cue : null;
  return (
    <>
      {around ? <DeskPlan seen={seen} size={size} /> : <PhonePlan seen={seen} size={size} />}
      {cue && <CloseUp cue={cue} size={size} me={seen.me} />}
    </>
  );
}

/** Everybody but the sheriff, in the order in which they declare. */
function queueOf({ view, seats }: BorderSeen): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (view.sheriff + 1 + i) % seats);
}

/** Does anybody still want to cross? Between rounds all have. */
export const travelling = ({ phase }: View): boolean => !["keeping", "naming", "over"].includes(phase);

/** Who stands at the desk: in the talk, or with the suitcase open. */
const stoppedOf = ({ view }: BorderSeen): number | null =>
  view.haggle?.traveller ?? (view.phase === "tokens" ? (view.opened?.seat ?? null) : null);

/** All units are pixels of the drawing that the desk was designed on. */
function DeskPlan({ seen, size }: { seen: BorderSeen; size: Size }) {
  const queue = queueOf(seen);
  const unit = Math.max(0.5, Math.min(size.width / 1196, size.height / 600));
  const wide = size.width / unit;
  const list = Math.max(324, 268 / unit);
  const slot = Math.min(176, (wide - list - 470) / queue.length);
  const house = Math.min(560, wide - list - slot * queue.length - 10);
  const left = list + Math.max(0, (wide - list - house - slot * queue.length - 10) / 2);
  const line = left + house + 8;
  const stopped = stoppedOf(seen);
  const { view } = seen;
  const px = (units: number) => `${units * unit}px`;
  return (
    <div
      class="laidpost"
      style={{ "--u": `${unit}px`, "--slot": px(slot), "--fig": Math.min(1, slot / 150) }}
    >
      <div class="leftside">
        <PriceList seats={seen.seats} view={view} />
        <Progress seen={seen} />
      </div>
      <span class="barrierplace" style={{ left: px(line - 10), right: "0" }}>
        <Barrier />
      </span>
      <span class="houseplace" style={{ left: px(left), width: px(house) }}>
        <House width={house} />
        <Lamp />
      </span>
      <ul class="players around">
        <Player
          seen={seen}
          seat={view.sheriff}
          size={160 * unit}
          class="officer"
          style={{ left: px(left + 34), width: px(230) }}
        >
          <SheriffHat />
          <Uniform />
          <Holdings place={view.places[view.sheriff]} sheriff />
          <Word seen={seen} seat={view.sheriff} />
        </Player>
        {queue.map((seat, i) => (
          <Player
            key={seat}
            seen={seen}
            seat={seat}
            size={104 * unit}
            class={`tourist${seat === stopped ? " stopped" : ""}`}
            style={{ left: px(line + slot * i), width: px(slot) }}
          >
            <Tourist seat={seat} />
            {seat !== stopped && <Luggage seen={seen} seat={seat} shut={!travelling(view)} />}
            {travelling(view) && <Declared place={view.places[seat]} brief={slot < 140} />}
            <Holdings place={view.places[seat]} />
            <Word seen={seen} seat={seat} />
            <Point seen={seen} seat={seat} />
          </Player>
        ))}
      </ul>
      <span class="counterplace" style={{ left: px(left - 14), width: px(house + 14) }}>
        <Counter />
      </span>
      <span class="armsplace" style={{ left: px(left + 19) }}>
        <Arms seat={view.sheriff} />
        <Thing name="stamp" />
      </span>
      <span class="oncounter" style={{ left: px(left + 270), width: px(house - 280) }}>
        <OnDesk seen={seen} />
      </span>
      <span class="papers" style={{ left: px(list), width: px((view.sale.length ? wide : line) - list - 8) }}>
        <Receipts seen={seen} />
      </span>
      <Coins
        seen={seen}
        from={px(stopped === null ? 0 : line + slot * (queue.indexOf(stopped) + 0.5) - left - 150)}
      />
    </div>
  );
}

/** Faces are in the strip above: here is the desk, or the queue before it. */
function PhonePlan({ seen, size }: { seen: BorderSeen; size: Size }) {
  const { view } = seen;
  const stopped = view.haggle?.traveller ?? null;
  const queue = queueOf(seen);
  const waiting = stopped === null;
  const room = size.height - 56;
  const unit = Math.max(0.42, Math.min(size.width / 390, room / (waiting ? 292 : 252), 1.5));
  return (
    <div
      class={`laidpost narrow ${waiting ? "inline" : "atdesk"}`}
      style={{ "--u": `${unit}px`, "--fig": 0.7 }}
    >
      <Progress seen={seen} />
      <div class="stagebox" aria-hidden="true">
        <span class="houseplace">
          <House width={540} />
          <Lamp />
        </span>
        <span class="officer">
          <Face seat={view.sheriff} mood={seen.cue?.moods?.[view.sheriff]} size={100} />
          <SheriffHat />
          <Uniform />
          <Word seen={seen} seat={view.sheriff} />
        </span>
        <span class="counterplace">
          <Counter />
        </span>
        <span class="armsplace">
          <Arms seat={view.sheriff} />
          <Thing name="stamp" />
        </span>
        <span class="oncounter">{stopped !== null && <OnDesk seen={seen} />}</span>
        {stopped !== null && (
          <span class={`tourist stopped${seen.actors.includes(stopped) ? " lit" : ""}`}>
            <Face seat={stopped} mood={seen.cue?.moods?.[stopped]} size={74} />
            <Tourist seat={stopped} />
            <Word seen={seen} seat={stopped} />
          </span>
        )}
        <Coins seen={seen} from="calc(190 * var(--u))" />
      </div>
      {stopped !== null && <SaidAtDesk seen={seen} seat={stopped} />}
      {waiting && (
        <ul class="queue" aria-label={t("page-queue")}>
          {queue.map((seat) => (
            <li key={seat} class={pointed(seen) === seat ? "pointed" : ""}>
              <Face seat={seat} size={44} />
              <Luggage seen={seen} seat={seat} shut />
              {travelling(view) && <Declared place={view.places[seat]} brief />}
              <span class="called">{seat === seen.me ? t("page-you") : nameOf(seat)}</span>
              <Point seen={seen} seat={seat} />
            </li>
          ))}
        </ul>
      )}
      <span class="papers">
        <Receipts seen={seen} />
      </span>
      <PriceStrip seats={seen.seats} view={view} />
    </div>
  );
}

function Progress({ seen: { view } }: { seen: BorderSeen }) {
  return (
    <p class="progress">
      {t("page-progress", {
        round: view.round,
        rounds: view.options.rounds,
        turn: view.turn,
        turns: view.turns,
        draw: view.draw,
      })}
    </p>
  );
}

const SheriffHat = () => <Thing name="hat" />;

/** Money, cards over the border, cards kept for the end; and what the star may still do. */
function Holdings({ place, sheriff = false }: { place: Place | undefined; sheriff?: boolean }) {
  if (!place) return null;
  const { behind, under } = place;
  return (
    <span class="holdings">
      {place.cash !== null && <Cash amount={place.cash} />}
      <span class="stock" title={t("page-stock", { behind, under })}>
        <span class="sr">{t("page-stock", { behind, under })}</span>
        <span aria-hidden="true">
          <Thing name="behind" />
          {behind}
          <Thing name="under" />
          {under}
        </span>
      </span>
      <Tokens place={place} />
      {sheriff && <Thing name="star" label={t("page-sheriff")} />}
    </span>
  );
}

export function Tokens({ place }: { place: Place }) {
  return (
    <span class="tokens">
      {place.seizure && <Thing name="hand" label={t("page-has-seizure")} />}
      {place.extra && <Thing name="glass" label={t("page-has-extra")} />}
    </span>
  );
}

/** The suitcase somebody stands behind. */
function Luggage({ seen, seat, shut = false }: { seen: BorderSeen; seat: number; shut?: boolean }) {
  const place = seen.view.places[seat];
  if (!place) return null;
  return (
    <span class={`luggage${place.packed ? "" : " unpacked"}`}>
      <Thing name={shut || place.packed || place.checked ? "case" : "open"} />
      {place.checked && <span class="inkstamp">{t("page-checked")}</span>}
    </span>
  );
}

/** What was said to be in it. */
function Declared({ place, brief = false }: { place: Place | undefined; brief?: boolean }) {
  if (!place || place.good === null || place.count === null) return null;
  return (
    <span class="declared">
      {brief && <span aria-hidden="true">{place.count} ×</span>}
      <GoodPic good={place.good} size={28} />
      <span class={brief ? "sr" : ""}>{saidWords(place.count, place.good)}</span>
    </span>
  );
}

/** The last word of each of the two at the desk: the newest large, the one before smaller. */
function Word({ seen, seat }: { seen: BorderSeen; seat: number }) {
  const haggle = seen.view.haggle;
  if (!haggle || (seat !== haggle.sheriff && seat !== haggle.traveller)) return null;
  const at = haggle.words.map((word) => word.seat).lastIndexOf(seat);
  const word = haggle.words[at];
  if (!word) return null;
  const newest = at === haggle.words.length - 1;
  return (
    <span key={at} class={`word${newest ? " newest" : ""}`}>
      {wordOf(word)}
    </span>
  );
}

const wordOf = ({ verb, amount }: Haggle["words"][number]): string =>
  verb === "refuse" ? t("page-no") : t(`page-word-${verb}`, { sum: money(amount ?? 0) });

/** For the ear, where the scene is a picture. */
function SaidAtDesk({ seen, seat }: { seen: BorderSeen; seat: number }) {
  const place = seen.view.places[seat];
  const words = seen.view.haggle?.words.slice(-2) ?? [];
  return (
    <p class="sr">
      {place?.good != null && `${nameOf(seat)}: ${place.count} ${goodName(place.good, place.count ?? 1)}. `}
      {words.map((word) => `${nameOf(word.seat)}: ${wordOf(word)} `)}
    </p>
  );
}

/** The suitcase on the desk: shut while they talk; open, with what was in it, until the next thing happens. */
function OnDesk({ seen }: { seen: BorderSeen }) {
  const { view } = seen;
  const seat = stoppedOf(seen);
  if (seat === null) return null;
  const place = view.places[seat];
  const shown = view.opened ?? view.look;
  const said =
    view.opened ?? (place?.good != null && place.count ? { good: place.good, count: place.count } : null);
  return (
    <span class={`desksuitcase${view.haggle ? "" : " opened"}`}>
      <Thing name={view.haggle ? "case" : "open"} />
      {!view.haggle && shown && (
        <span class="found" aria-hidden="true">
          {shown.cards.map((good, i) => (
            <GoodPic key={i} good={good} />
          ))}
        </span>
      )}
      {view.haggle && said?.good != null && (
        <span class="declared">
          <GoodPic good={said.good} size={28} />
          <span>{saidWords(said.count, said.good)}</span>
        </span>
      )}
      {view.haggle?.words_left != null && view.haggle.words_left < 6 && (
        <span class="wordsleft">{t("page-words-left", { count: view.haggle.words_left })}</span>
      )}
    </span>
  );
}

/** Whoever may be pointed at is a button; what it means is chosen below. */
function Point({ seen, seat }: { seen: BorderSeen; seat: number }) {
  if (!canPoint(seen, seat)) return null;
  return (
    <button
      type="button"
      class="pointer"
      aria-pressed={pointed(seen) === seat}
      disabled={seen.busy}
      onClick={() => pointAt(seen, seat)}
    >
      <span class="sr">{pointWords(seen, seat)}</span>
    </button>
  );
}

/** Money on its way from the one who stands there to the sheriff. */
function Coins({ seen, from }: { seen: BorderSeen; from: string }) {
  if (seen.cue?.name !== "coins") return null;
  return (
    <span class="flying" style={{ "--from": from }} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((i) => (
        <Thing key={i} name="coin" />
      ))}
    </span>
  );
}
