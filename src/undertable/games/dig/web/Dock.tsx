/** The own side: actions left, the bar that keeps its order, and the hand. */
import { capital, listed, longest } from "@frame/text";
import { Pic } from "@frame/art/pic";
import { tell, whole, type Told } from "@frame/table/game";
import { Amount, Labelled } from "@frame/table/parts";
import { nameOf } from "@frame/state";
import { DIG as ART } from "./art";
import {
  ask,
  asking,
  choiceOf,
  close,
  fieldsOf,
  handingOf,
  isAt,
  offersOf,
  picked,
  picOf,
  smokes,
  tap,
  type DigSeen,
  type Offer,
  type Verb,
} from "./asking";
import {
  backgroundName,
  cardName,
  gangCardName,
  gangName,
  kindOf,
  pointsOf,
  searchOf,
  worthOf,
} from "./deck";
import { HandPanel, PICTURES } from "./Panel";
import type { Move, View } from "./types";
import { whyNot } from "./why";
import { t } from "./words";

/** Actions left, as bulbs that burn. */
export function Bulbs({ view, me }: DigSeen) {
  if (me === null || view.turn !== me || view.decision === "over") return null;
  return (
    <span class="bulbs" aria-hidden="true">
      {Array.from({ length: Math.max(2, view.actions) }, (_, i) => (
        <Pic key={i} sheet={ART} name={i < view.actions ? "bulb" : "bulb_off"} size={30} />
      ))}
    </span>
  );
}

export function Dock({ seen, table }: { seen: DigSeen; table: Told }) {
  const { me, view } = seen;
  if (me === null) return null;
  const mine = view.turn === me && view.decision === "turn";
  const handing = handingOf(seen);
  const demanded = seen.legal.length > 0 && !mine;
  return (
    <div class="dock">
      <HandPanel seen={seen} table={table} />
      {handing ? (
        <Handing seen={seen} offers={handing} table={table} begun={!!asking.of(seen)?.verb} />
      ) : demanded ? (
        <Answers seen={seen} table={table} />
      ) : (
        <Bar seen={seen} />
      )}
      <Cards seen={seen} handing={handing} />
    </div>
  );
}

const BAR: readonly Verb[] = ["search", "roll", "craft", "extort", "dig"];

/** What a turn is made of. Each has its place, possible or not. */
function Bar({ seen }: { seen: DigSeen }) {
  const left = seen.view.turn === seen.me ? seen.view.actions : 0;
  const end = offersOf(seen, "end")[0];
  return (
    <div class="verbs" role="group" aria-label={t("page-verbs")}>
      {BAR.map((verb) => (
        <VerbButton key={verb} seen={seen} verb={verb} />
      ))}
      <button
        type="button"
        class={end && !left ? "verb end primary" : "verb end"}
        disabled={!end || seen.busy}
        onClick={() => seen.play({ move: "end" })}
      >
        <span>
          <b style={{ "--n": t("page-verb-end").length }}>{t("page-verb-end")}</b>
          <small>{end && left > 0 ? t("page-lose", { count: left }) : ""}</small>
        </span>
      </button>
    </div>
  );
}

function VerbButton({ seen, verb }: { seen: DigSeen; verb: Verb }) {
  const offers = offersOf(seen, verb);
  const open = offers.length > 0;
  const waiting = !seen.legal.length;
  const name = t(`page-verb-${verb}`);
  return (
    <button
      type="button"
      class={`verb v-${verb}${open ? "" : " shut"}`}
      disabled={!open || seen.busy}
      aria-pressed={open ? isAt(seen, `verb:${verb}`) : undefined}
      onClick={() => (isAt(seen, `verb:${verb}`) ? close(seen) : ask(seen, verb))}
    >
      <Pic sheet={ART} name={PICTURES[verb] ?? "card"} size={32} />
      <span>
        <b style={{ "--n": longest(name) }}>{name}</b>
        <small>{open ? promise(seen, verb, offers) : waiting ? "" : whyNot(seen, verb)}</small>
      </span>
    </button>
  );
}

/** What it would bring. */
function promise(seen: DigSeen, verb: Verb, offers: readonly Offer[]): string {
  const me = seen.view.convicts[seen.me ?? 0];
  if (!me) return "";
  if (verb === "search") return t("page-draw", { count: Math.max(1, searchOf(me.room)) });
  if (verb === "roll") return t(offersOf(seen, "careful").length ? "page-roll-or-tap" : "page-roll");
  if (verb === "craft") return names(offers, "item", cardName);
  if (verb === "extort") return names(offers, "victim", (seat) => nameOf(Number(seat)));
  if (verb === "dig") return names(offers, "tool", (tool) => `${cardName(tool)} +${pointsOf(tool)}`);
  return "";
}

const names = (offers: readonly Offer[], field: string, name: (id: string) => string): string =>
  listed([...new Set(offers.map((offer) => String(fieldsOf(offer)[field])))].map(name), "or");

/** Answers that are asked for: strike, hand over, enter, let be. */
function Answers({ seen, table }: { seen: DigSeen; table: Told }) {
  const looks: Partial<Record<Verb, string>> = { strike: "danger", enter: "primary", cooperate: "primary" };
  return (
    <div class="moves" role="group" aria-label={t("page-verbs")}>
      {seen.legal.map((offer) => {
        const move = whole<Move>(offer);
        const card = offer.move === "strike" ? offer.weapon : offer.move === "cooperate" ? offer.tool : null;
        return (
          <button
            type="button"
            key={JSON.stringify(offer)}
            class={`answer ${looks[offer.move] ?? ""}`}
            disabled={seen.busy}
            onClick={() => (move ? seen.play(move) : ask(seen, offer.move))}
          >
            {typeof card === "string" && <Pic sheet={ART} name={picOf(ART, card)} size={28} />}
            <span>{tell("dig", table, offer, null)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Cards are picked where they lie; here stands what is done with them. */
function Handing({
  seen,
  offers,
  table,
  begun,
}: {
  seen: DigSeen;
  offers: readonly Offer[];
  table: Told;
  begun: boolean;
}) {
  const { offer, choice, cards, cigarettes } = handed(seen, offers);
  if (!offer || !choice) return null;
  const move = { ...offer, cards } as Move;
  const ready = cards.length >= choice.least && cards.length <= choice.most;
  const worth = cards.reduce((sum, card) => sum + worthOf(card), 0);
  return (
    <div class="handing">
      {offer.move === "fetch" && <Heap seen={seen} offers={offers} />}
      {offers.length > 1 && (
        <Labelled label={t("page-cigarettes")}>
          <Amount
            value={cigarettes}
            from={0}
            to={offers.length - 1}
            label={t("page-cigarettes")}
            set={(next) => smokes.put(seen, next)}
          />
          <b class="num">{cigarettes}</b>
        </Labelled>
      )}
      {begun && (
        <button type="button" class="back" onClick={() => close(seen)}>
          {t("page-back")}
        </button>
      )}
      <button type="button" class="primary" disabled={seen.busy || !ready} onClick={() => seen.play(move)}>
        {ready ? tell("dig", table, move, null) : t("page-pick", { count: choice.least })}
        {offer.move === "sell" && ready && ` (${t("page-good-worth", { count: worth })})`}
      </button>
    </div>
  );
}

function handed(seen: DigSeen, offers: readonly Offer[]) {
  const cigarettes = offers.length > 1 ? smokes.of(seen) : 0;
  const offer = offers.find((one) => fieldsOf(one)["cigarettes"] === cigarettes) ?? offers[0];
  const choice = offer ? choiceOf(offer) : null;
  const taken = picked.of(seen);
  const cards = Object.keys(choice?.of ?? {}).flatMap((card) => Array<string>(taken[card] ?? 0).fill(card));
  return { offer, choice, cards, cigarettes };
}

/** One more of a card, and after the last none again. */
function pick(seen: DigSeen, offers: readonly Offer[], card: string): void {
  const { choice, cards } = handed(seen, offers);
  const taken = picked.of(seen);
  const n = taken[card] ?? 0;
  const full = n >= (choice?.of[card] ?? 0) || cards.length >= (choice?.most ?? 0);
  picked.put(seen, { ...taken, [card]: full ? 0 : n + 1 });
}

/** Cards that are not in the own hand. */
function Heap({ seen, offers }: { seen: DigSeen; offers: readonly Offer[] }) {
  const choice = offers[0] && choiceOf(offers[0]);
  const cards = Object.entries(choice?.of ?? {});
  return (
    <ul {...laidOut(cards.length, true)} aria-label={t("page-which-cards")}>
      {cards.map(([card, count]) => (
        <HandCard key={card} seen={seen} card={card} count={count} offers={offers} />
      ))}
    </ul>
  );
}

const KINDS = ["tool", "weapon", "material", "accessory", "action", "rarity"];

const sorted = (hand: View["hand"]): [string, number][] =>
  Object.entries(hand).sort(([a], [b]) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)));

/** In as few rows as fit a phone, all alike. */
function laidOut(count: number, picks: boolean) {
  const rows = Math.max(1, Math.ceil(count / 6));
  const looks = `handcards${picks ? " picks" : ""}${rows > 1 ? " rows" : ""}`;
  return { class: looks, style: { "--cols": Math.max(1, Math.ceil(count / rows)) } };
}

/** The own hand by kind; then the background and the gang. */
function Cards({ seen, handing }: { seen: DigSeen; handing: readonly Offer[] | null }) {
  const own = handing?.[0]?.move === "fetch" ? null : handing;
  const cards = sorted(seen.view.hand);
  const laid = laidOut(cards.length + (own ? 0 : 2), !!own);
  const recipes = own ? [] : recipesOf(seen);
  const joins = (i: number) =>
    i % laid.style["--cols"] > 0 &&
    recipes.some((recipe) => [cards[i - 1], cards[i]].every((one) => one && recipe.includes(one[0])));
  return (
    <ul {...laid} aria-label={t("page-your-hand")}>
      {cards.map(([card, count], i) => (
        <HandCard key={card} seen={seen} card={card} count={count} offers={own} joins={joins(i)} />
      ))}
      {!own && <OwnCard seen={seen} at="background" />}
      {!own && <OwnCard seen={seen} at="gangs" />}
    </ul>
  );
}

/** What can be made of the own cards just now: the cards it takes. */
const recipesOf = (seen: DigSeen): (readonly string[])[] =>
  offersOf(seen, "craft").flatMap((offer) =>
    "cards" in offer && Array.isArray(offer.cards) ? [offer.cards as readonly string[]] : [],
  );

function HandCard({
  seen,
  card,
  count,
  offers,
  joins = false,
}: {
  seen: DigSeen;
  card: string;
  count: number;
  offers: readonly Offer[] | null;
  /** Something can be made of it and the card before it. */
  joins?: boolean;
}) {
  const taken = offers ? (picked.of(seen)[card] ?? 0) : 0;
  const pickable = !offers || !!(offers[0] && choiceOf(offers[0])?.of[card]);
  const makes = !offers && recipesOf(seen).some((recipe) => recipe.includes(card));
  const name = capital(cardName(card));
  const foot = offers ? `${taken}/${count}` : purpose(card);
  return (
    <li>
      <button
        type="button"
        class={`handcard k-${kindOf(card)}${makes ? " makes" : ""}`}
        style={{ "--n": longest(name) }}
        aria-pressed={offers ? taken > 0 : isAt(seen, `card:${card}`)}
        disabled={!pickable}
        onClick={() => (offers ? pick(seen, offers, card) : tap(seen, `card:${card}`))}
      >
        <Pic sheet={ART} name={picOf(ART, card)} size={44} />
        <span class="cardname">{name}</span>
        <small style={{ "--n": foot.length }}>{foot}</small>
        {count > 1 && <b class="times-n">×{count}</b>}
      </button>
      {joins && (
        <b class="plus" aria-hidden="true">
          +
        </b>
      )}
    </li>
  );
}

function purpose(card: string): string {
  const kind = kindOf(card);
  return t(`page-use-${kind}`, { points: pointsOf(card), worth: worthOf(card) });
}

function OwnCard({ seen, at }: { seen: DigSeen; at: "background" | "gangs" }) {
  const { view, me } = seen;
  const own = me === null ? undefined : view.convicts[me];
  const gang = own?.gang_card;
  const join = offersOf(seen, "join").length > 0;
  const ready =
    at === "gangs" ? join || offersOf(seen, "use").length > 0 : offersOf(seen, "reveal").length > 0;
  const name =
    at === "background"
      ? view.background
        ? backgroundName(view.background)
        : "–"
      : gang
        ? gangCardName(gang)
        : t("page-no-gang");
  const foot =
    at === "background"
      ? t(own?.revealed ? "page-known-to-all" : "page-secret")
      : gang
        ? gangName(own.gang ?? "")
        : t(join ? "page-join-now" : "page-join-one");
  return (
    <li>
      <button
        type="button"
        class={`handcard own-${at}${ready ? " ready" : ""}`}
        style={{ "--n": longest(name) }}
        aria-pressed={isAt(seen, at)}
        onClick={() => tap(seen, at)}
      >
        <Pic sheet={ART} name={at === "background" ? "background" : (own?.gang ?? "bandana")} size={44} />
        <span class="cardname">{name}</span>
        <small style={{ "--n": foot.length }}>{foot}</small>
      </button>
    </li>
  );
}
