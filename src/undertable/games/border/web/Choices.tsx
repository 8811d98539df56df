/** What may be decided now, with what is at stake beside it. */
import { Face } from "@frame/art/face";
import { state } from "@frame/state";
import { draft } from "@frame/table/draft";
import { canPlay, movesOf, wholeMoves } from "@frame/table/game";
import { money } from "@frame/text";
import { Choice, Twice } from "./Choice";
import { goodName, saidWords, shortName, type BorderSeen } from "./goods";
import { Keeping, Packing } from "./Packing";
import { canPoint, meant, pointAt, pointed, targets } from "./pointing";
import { stakeOf, stakeWords } from "./stakes";
import { GoodPic, Thing } from "./things";
import type { Move } from "./types";
import { say, t } from "./words";

/** The declaration being thought about. */
const saying = draft<{ count: number; good: number } | null>("declaration", null);
/** The sum on one's tongue, and what one says with it. */
const sum = draft<number | null>("sum", null);
const phrase = draft("phrase", "");

export function Choices(seen: BorderSeen) {
  if (seen.me === null || !seen.legal.length) return null;
  return (
    <div class="choices">
      {canPlay(seen, "pack") && <Packing seen={seen} />}
      {canPlay(seen, "keep") && <Keeping seen={seen} />}
      {canPlay(seen, "declare") && <Declaring seen={seen} />}
      {(canPlay(seen, "open") || canPlay(seen, "accept")) && <Haggling seen={seen} />}
      <Pointing seen={seen} />
    </div>
  );
}

/** What one would say without thinking: the truth as far as it can be said. */
function usualClaim({ view }: BorderSeen): { count: number; good: number } {
  const many = (good: number) => view.suitcase.filter((card) => card === good).length;
  const good = [0, 1, 2].sort((a, b) => many(b) - many(a))[0] ?? 0;
  return { count: Math.max(1, view.suitcase.length), good };
}

function Declaring({ seen }: { seen: BorderSeen }) {
  const claim = saying.of(seen) ?? usualClaim(seen);
  const may = (count: number, good: number) =>
    movesOf(seen, "declare").some((m) => m.count === count && m.good === good);
  const put = (next: Partial<typeof claim>) => saying.put(seen, { ...claim, ...next });
  return (
    <div class="declaring">
      <div class="segments" role="group" aria-label={t("page-how-many")}>
        {[1, 2, 3, 4, 5].map((n) => (
          <button
            type="button"
            key={n}
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
            key={good}
            aria-pressed={claim.good === good}
            aria-label={goodName(good, claim.count)}
            onClick={() => put({ good })}
          >
            <GoodPic good={good} size={38} />
          </button>
        ))}
      </div>
      <Choice
        look="primary"
        busy={seen.busy || !may(claim.count, claim.good)}
        stake={t("page-if-opened", {
          stake: stakeWords(stakeOf(seen.view.suitcase, claim, seen.view.options)),
        })}
        onClick={() => seen.play({ move: "declare", ...claim })}
      >
        {t("page-declare", { said: saidWords(claim.count, claim.good) })}
      </Choice>
    </div>
  );
}

interface Bounds {
  from: number;
  to: number;
}

/** Sums worth naming: never what accepting would give as well. */
function worthNaming(seen: BorderSeen): ({ move: "offer" | "demand" } & Bounds) | null {
  const named = movesOf(seen, "offer")[0] ?? movesOf(seen, "demand")[0];
  if (typeof named?.amount !== "object") return null;
  const standing = canPlay(seen, "accept") ? (seen.view.haggle?.standing ?? null) : null;
  const { from, to } = named.amount;
  const range =
    standing === null
      ? { from, to }
      : named.move === "offer"
        ? { from, to: Math.min(to, standing - 1) }
        : { from: Math.max(from, standing + 1), to };
  return range.from <= range.to ? { move: named.move, ...range } : null;
}

/** Half way between the own last word and the other's. */
function usualSum(seen: BorderSeen, { from, to }: Bounds): number {
  const haggle = seen.view.haggle;
  const mine = haggle?.words.filter((word) => word.seat === seen.me && word.amount !== null).at(-1)?.amount;
  const theirs = haggle?.standing ?? null;
  const middle = theirs === null ? (mine ?? 4) : Math.round(((mine ?? 0) + theirs) / 2);
  return Math.max(from, Math.min(to, middle));
}

function Haggling({ seen }: { seen: BorderSeen }) {
  const { haggle } = seen.view;
  const words = phrase.of(seen);
  const speak = (move: Move) => seen.play(move, words ? `:${words}` : undefined);
  if (!haggle) return null;
  const asks = seen.me === haggle.sheriff;
  const other = shortName(asks ? haggle.traveller : haggle.sheriff);
  const stake = ownStake(seen);
  const standing = haggle.standing ?? 0;
  const more = canPlay(seen, "offer") || canPlay(seen, "demand") || canPlay(seen, "refuse");
  return (
    <div class="haggling">
      <Naming seen={seen} speak={speak} other={other} />
      {canPlay(seen, "accept") && (
        <Choice
          look="primary"
          busy={seen.busy}
          stake={asks ? t("page-stake-take") : t("page-stake-pay", { worth: money(stake?.worth ?? 0) })}
          onClick={() => speak({ move: "accept" })}
        >
          {t(asks ? "page-take" : "page-pay", { amount: money(standing) })}
        </Choice>
      )}
      {canPlay(seen, "open") && (
        <Twice
          seen={seen}
          name="open"
          look="danger"
          busy={seen.busy}
          stake={asks || !stake ? t("page-stake-open", { name: other }) : stakeWords(stake)}
          onClick={() => speak({ move: "open" })}
        >
          {t(asks ? "page-open" : "page-open-own")}
        </Twice>
      )}
      {canPlay(seen, "refuse") && (
        <Choice
          look="plain"
          busy={seen.busy}
          stake={t("page-stake-refuse", { name: other })}
          onClick={() => speak({ move: "refuse" })}
        >
          {t("page-refuse")}
        </Choice>
      )}
      {more && <Phrases seen={seen} />}
    </div>
  );
}

/** What one's own suitcase would come to. */
function ownStake({ view, me }: BorderSeen) {
  const place = me === null ? undefined : view.places[me];
  if (!place || place.count === null || place.good === null || !view.suitcase.length) return null;
  return stakeOf(view.suitcase, { count: place.count, good: place.good }, view.options);
}

/** Name a sum: one less, one more, or anything between by the slider. */
function Naming({ seen, speak, other }: { seen: BorderSeen; speak: (move: Move) => void; other: string }) {
  const named = worthNaming(seen);
  if (!named) return null;
  const { move, from, to } = named;
  const value = Math.max(from, Math.min(to, sum.of(seen) ?? usualSum(seen, named)));
  const put = (next: number) => sum.put(seen, Math.max(from, Math.min(to, next)));
  const cash = seen.me === null ? null : (seen.view.places[seen.me]?.cash ?? null);
  const stake =
    move === "offer"
      ? t("page-stake-offer", { name: other, left: money((cash ?? value) - value) })
      : t("page-stake-demand", { name: other });
  return (
    <div class="naming">
      <button
        type="button"
        class="step"
        aria-label={`${t("page-amount")} −1`}
        disabled={value <= from}
        onClick={() => put(value - 1)}
      >
        −
      </button>
      <Choice look="bid" busy={seen.busy} stake={stake} onClick={() => speak({ move, amount: value })}>
        {say(`move-${move}`, { amount: value })}
      </Choice>
      <button
        type="button"
        class="step"
        aria-label={`${t("page-amount")} +1`}
        disabled={value >= to}
        onClick={() => put(value + 1)}
      >
        +
      </button>
      <input
        type="range"
        aria-label={t("page-amount")}
        min={from}
        max={to}
        value={value}
        onInput={(e) => put(e.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Phrases({ seen }: { seen: BorderSeen }) {
  return (
    <select
      class="phrases"
      aria-label={t("page-phrase")}
      value={phrase.of(seen)}
      onChange={(e) => phrase.put(seen, e.currentTarget.value)}
    >
      <option value="">{t("page-silent")}</option>
      {(state.table.value?.phrases ?? []).map((name) => (
        <option value={name} key={name}>
          {say(`phrase-${name}`) ?? name}
        </option>
      ))}
    </select>
  );
}

/** What to do with the one who is pointed at; and what needs nobody. */
function Pointing({ seen }: { seen: BorderSeen }) {
  const rest = wholeMoves(seen, "waive", "done");
  const seat = pointed(seen);
  if (!rest.length && !targets(seen).length) return null;
  return (
    <div class="pointing moves">
      {canPlay(seen, "name") && <Candidates seen={seen} />}
      {seat === null
        ? targets(seen).some((one) => canPoint(seen, one)) && <p class="hint">{t("page-tap-case")}</p>
        : meant(seen, seat).map((move) => <Verb key={move.move} seen={seen} move={move} />)}
      {rest.map((move) => (
        <Choice
          key={move.move}
          look="plain"
          busy={seen.busy}
          stake={t(`page-stake-${move.move}`)}
          onClick={() => seen.play(move)}
        >
          {say(`move-${move.move}`)}
        </Choice>
      ))}
    </div>
  );
}

/** Everybody who could wear the star first. */
function Candidates({ seen }: { seen: BorderSeen }) {
  return (
    <div class="candidates" role="group" aria-label={t("page-now-naming")}>
      {targets(seen).map((seat) => (
        <button
          type="button"
          key={seat}
          aria-pressed={pointed(seen) === seat}
          onClick={() => pointAt(seen, seat)}
        >
          <Face seat={seat} size={40} />
          <span>{seat === seen.me ? t("page-you") : shortName(seat)}</span>
        </button>
      ))}
    </div>
  );
}

function Verb({ seen, move }: { seen: BorderSeen; move: Extract<Move, { seat: number }> }) {
  const name = move.seat === seen.me ? t("page-you") : shortName(move.seat);
  const words = (
    <span class="verb">
      {move.move === "confiscate" && <Thing name="hand" />}
      {(move.move === "check" || move.move === "extracheck") && <Thing name="glass" />}
      {move.move === "name" && <Thing name="star" />}
      <span>{t(`page-verb-${move.move}`, { name })}</span>
    </span>
  );
  const choice = { busy: seen.busy, stake: t(`page-stake-${move.move}`), onClick: () => seen.play(move) };
  if (move.move !== "confiscate")
    return (
      <Choice {...choice} look="primary">
        {words}
      </Choice>
    );
  return (
    <Twice {...choice} seen={seen} name="confiscate" look="danger">
      {words}
    </Twice>
  );
}
