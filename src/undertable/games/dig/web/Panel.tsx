/** In place: what the tapped thing is, what can be done with it, and what cannot and why. */
import { capital, listed } from "@frame/text";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { nameOf } from "@frame/state";
import { tell, whole, type Told } from "@frame/table/game";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { DIG as ART } from "./art";
import {
  ask,
  asking,
  close,
  distinct,
  FIELDS,
  isHanding,
  offersOf,
  picOf,
  soleMove,
  type Asking,
  type DigSeen,
  type Fields,
  type Offer,
  type Verb,
} from "./asking";
import {
  backgroundName,
  cardName,
  cardsText,
  DECK,
  describe,
  facesOf,
  gangCardName,
  gangName,
  kindOf,
  plainRoom,
  pointsOf,
  roomName,
  searchOf,
  worthOf,
  some,
} from "./deck";
import type { Move, View } from "./types";
import { verbOf, whyNot } from "./why";
import { t } from "./words";

export interface PanelProps {
  seen: DigSeen;
  table: Told;
}

/** What was tapped in the hand or the bar; rooms and people have theirs where they stand. */
export function HandPanel({ seen, table }: PanelProps) {
  const open = asking.of(seen);
  if (!open || open.at.startsWith("room:") || open.at.startsWith("seat:") || open.at === "piles") return null;
  return <Panel seen={seen} table={table} open={open} />;
}

/** What was tapped on the board, if it was this. */
export function BoardPanel({ seen, table, at }: PanelProps & { at: string }) {
  const open = asking.of(seen);
  return open?.at === at ? <Panel seen={seen} table={table} open={open} /> : null;
}

function Panel({ seen, table, open }: PanelProps & { open: Asking }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInside(panel.current)); // what it says may have grown
  const offers = open.verb ? offersOf(seen, open.verb, open.said) : [];
  if (open.verb && !offers.length) return null;
  if (isHanding(offers) && open.verb !== "fetch") return null; // the cards themselves are picked
  const title = open.verb ? t(`page-verb-${open.verb}`) : titleOf(seen, open.at);
  return (
    <div
      class={`panel at-${open.at.split(":")[0]}${open.verb ? " question" : ""}`}
      ref={panel}
      role="group"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === "Escape") (event.stopPropagation(), close(seen));
      }}
    >
      <div class="panelhead">
        <b>{title}</b>
        <button type="button" class="shutter" aria-label={t("page-back")} onClick={() => close(seen)}>
          ×
        </button>
      </div>
      {open.verb ? (
        <Question seen={seen} table={table} open={open} offers={offers} />
      ) : (
        <About seen={seen} table={table} at={open.at} />
      )}
    </div>
  );
}

/** It hangs on what was tapped; where the window ends, it scrolls. */
function keepInside(panel: HTMLElement | null): void {
  if (!panel || getComputedStyle(panel).position !== "absolute") return;
  panel.style.maxHeight = "";
  const { top, bottom } = panel.getBoundingClientRect();
  const over = Math.max(BAR - top, bottom - innerHeight);
  if (over > 0) panel.style.maxHeight = `${bottom - top - over}px`;
}

/** The bar at the top stays free. */
const BAR = 50;

function titleOf(seen: DigSeen, at: string): string {
  const [kind = "", id = ""] = at.split(":");
  if (kind === "room") return capital(roomName(id, isTeams(seen.view)));
  if (kind === "card") return capital(cardName(id));
  if (kind === "seat") return nameOf(Number(id));
  return t(`page-title-${kind}`);
}

export const isTeams = (view: View): boolean => view.convicts.some((convict) => convict.team !== null);

function About({ seen, table, at }: PanelProps & { at: string }) {
  const [kind = "", id = ""] = at.split(":");
  if (kind === "card") return <AboutCard seen={seen} table={table} card={id} />;
  if (kind === "room") return <AboutRoom seen={seen} table={table} room={id} />;
  if (kind === "seat") return <AboutConvict seen={seen} table={table} seat={Number(id)} />;
  if (kind === "gangs") return <AboutGangs seen={seen} />;
  if (kind === "background") return <AboutBackground seen={seen} table={table} />;
  return <AboutPiles seen={seen} />;
}

/** A line that can be pressed, or says why not. */
function Row({
  seen,
  art,
  label,
  why,
  go,
}: {
  seen: DigSeen;
  art: ComponentChildren;
  label: string;
  why?: string;
  go?: () => void;
}) {
  return (
    <button type="button" class={go ? "doit" : "doit shut"} disabled={!go || seen.busy} onClick={go}>
      {art}
      <span>
        {label}
        {!go && <small>{why}</small>}
      </span>
    </button>
  );
}

const art = (name: string) => <Pic sheet={ART} name={name} size={26} />;

/** A row for each offer of a verb, or one that says why there is none. */
function Rows({
  seen,
  table,
  verb,
  said = {},
  picture,
  at,
}: PanelProps & { verb: Verb; said?: Fields; picture: string; at: string }) {
  const offers = offersOf(seen, verb, said);
  if (!offers.length) {
    const why = whyNot(seen, verb);
    return why ? <Row seen={seen} art={art(picture)} label={t(`page-verb-${verb}`)} why={why} /> : null;
  }
  const only = soleMove(offers);
  const label = only ? tell("dig", table, only, null) : `${t(`page-verb-${verb}`)} …`;
  const go = () => (only ? seen.play(only) : ask(seen, verb, said, at));
  return <Row seen={seen} art={art(picture)} label={label} go={go} />;
}

function AboutCard({ seen, table, card }: PanelProps & { card: string }) {
  const at = `card:${card}`;
  const verb = verbOf(card);
  const crafts = seen.legal.filter((o) => o.move === "craft" && uses(o, card));
  const joins = seen.legal.filter((o) => o.move === "join" && uses(o, card));
  const props = { seen, table, at };
  const sale = offersOf(seen, "sell").length > 0;
  return (
    <>
      <p class="small">{cardWords(card)}</p>
      {verb === "dig" && <Rows {...props} verb="dig" said={{ tool: card }} picture={card} />}
      {verb === "extort" && <Rows {...props} verb="extort" said={{ weapon: card }} picture="fist" />}
      {verb === "act" && <Rows {...props} verb="act" said={{ card }} picture="action" />}
      {[...crafts, ...joins].map((offer) => (
        <OfferRow key={JSON.stringify(offer)} seen={seen} table={table} offer={offer} />
      ))}
      {verb === "craft" && !crafts.length && (
        <Rows {...props} verb="craft" said={{ cards: card }} picture="hammer" />
      )}
      {verb === "join" && !joins.length && (
        <Rows {...props} verb="join" said={{ cards: card }} picture="crew" />
      )}
      {sale ? (
        <>
          <Row
            seen={seen}
            art={art("cigarette")}
            label={t("page-sell-one", { count: worthOf(card) })}
            go={() => seen.play({ move: "sell", cards: [card] })}
          />
          <Row
            seen={seen}
            art={art("cigarette")}
            label={t("page-sell-more")}
            go={() => ask(seen, "sell", {}, "verb:sell")}
          />
        </>
      ) : (
        verb === "sell" && <Rows {...props} verb="sell" picture="cigarette" />
      )}
    </>
  );
}

const uses = (offer: Offer, card: string): boolean =>
  "cards" in offer && Array.isArray(offer.cards) && offer.cards.includes(card);

function OfferRow({ seen, table, offer }: PanelProps & { offer: Offer }) {
  const move = whole<Move>(offer);
  if (!move) return null;
  const picture = move.move === "craft" ? move.item : move.move === "join" ? move.gang : "action";
  return (
    <Row seen={seen} art={art(picture)} label={tell("dig", table, move, null)} go={() => seen.play(move)} />
  );
}

/** What a card is good for. */
function cardWords(card: string): string {
  const kind = kindOf(card);
  if (kind === "action") return describe("action", card);
  const parts = [
    pointsOf(card) ? t("page-good-dig", { points: pointsOf(card) }) : "",
    kind === "weapon" ? t("page-good-weapon") : "",
    ...DECK.recipe
      .filter(({ needs }) => needs.includes(card))
      .map(({ makes, n, needs }) => recipe(makes, n, needs)),
    gangsFor(card).length ? t("page-good-gang", { gangs: listed(gangsFor(card).map(gangName)) }) : "",
    t("page-good-worth", { count: worthOf(card) }),
  ];
  return parts.filter(Boolean).join(" · ");
}

const gangsFor = (card: string): string[] =>
  DECK.gang.filter(({ accepts }) => accepts.includes(card)).map(({ id }) => id);

const recipe = (makes: string, n: number, needs: readonly string[]): string =>
  `${needs.map(cardName).join(" + ")} = ${some(makes, n)}`;

const JOBS: Readonly<Record<string, readonly Verb[]>> = {
  cells: ["dig"],
  cells_b: ["dig"],
  cafeteria: ["spoon"],
  infirmary: ["heal"],
  yard: ["sell", "buy"],
};

function AboutRoom({ seen, table, room }: PanelProps & { room: string }) {
  const { view, me } = seen;
  const here = me !== null && view.convicts[me]?.room === room;
  const at = `room:${room}`;
  const faces = facesOf(room);
  const enter = offersOf(seen, "enter", { room })[0];
  const props = { seen, table, at };
  return (
    <>
      <p class="small">
        {capital(t("page-search-brings", { count: searchOf(room) }))}. {t(`page-job-${plainRoom(room)}`)}{" "}
        {faces.length > 0 && capital(t("page-die-faces", { faces: listed(faces.map(String)) })) + "."}
      </p>
      {enter && <OfferRow seen={seen} table={table} offer={enter} />}
      {me !== null && !here && !enter && <Rows {...props} verb="careful" said={{ room }} picture="boot" />}
      {here && (
        <>
          <Rows {...props} verb="search" picture="lens" />
          {JOBS[room]?.map((verb) => (
            <Rows key={verb} {...props} verb={verb} picture={PICTURES[verb] ?? "card"} />
          ))}
        </>
      )}
    </>
  );
}

/** The picture of each verb. */
export const PICTURES: Readonly<Partial<Record<Verb, string>>> = {
  search: "lens",
  roll: "boot",
  careful: "boot",
  craft: "hammer",
  extort: "fist",
  dig: "shovel",
  spoon: "spoon",
  heal: "infirmary",
  sell: "cigarette",
  buy: "knife",
  follow: "boot",
  exchange: "card",
};

function AboutConvict({ seen, table, seat }: PanelProps & { seat: number }) {
  const convict = seen.view.convicts[seat];
  if (!convict) return null;
  const known = Object.entries(convict.known).flatMap(([card, n]) => Array<string>(n).fill(card));
  const at = `seat:${seat}`;
  return (
    <>
      {convict.gang_card && (
        <p class="small">
          <b>
            {gangName(convict.gang ?? "")}: {gangCardName(convict.gang_card)}.
          </b>{" "}
          {describe("gang_card", convict.gang_card)}
        </p>
      )}
      {convict.revealed && convict.background && (
        <p class="small">
          <b>{backgroundName(convict.background)}</b>
        </p>
      )}
      {seat !== seen.me && (
        <p class="small known">
          {known.length ? t("page-holds", { cards: cardsText(known) }) : t("page-holds-unknown")}
        </p>
      )}
      {seen.me !== null && seat !== seen.me && (
        <>
          <Rows seen={seen} table={table} verb="extort" said={{ victim: seat }} picture="fist" at={at} />
          {offersOf(seen, "act", { target: seat }).length > 0 && (
            <Rows seen={seen} table={table} verb="act" said={{ target: seat }} picture="action" at={at} />
          )}
          {(["exchange", "follow"] as const).map(
            (verb) =>
              offersOf(seen, verb, { mate: seat }).length > 0 && (
                <Rows
                  key={verb}
                  seen={seen}
                  table={table}
                  verb={verb}
                  said={{ mate: seat }}
                  picture={PICTURES[verb] ?? "card"}
                  at={at}
                />
              ),
          )}
        </>
      )}
    </>
  );
}

/** All gangs: what they want, what they give, and the way in. */
function AboutGangs({ seen }: { seen: DigSeen }) {
  const { view, me } = seen;
  const own = me === null ? undefined : view.convicts[me];
  return (
    <>
      {own?.gang_card && (
        <p class="small">
          <b>
            {gangName(own.gang ?? "")}: {gangCardName(own.gang_card)}.
          </b>{" "}
          {describe("gang_card", own.gang_card)}
        </p>
      )}
      {offersOf(seen, "use").length > 0 && (
        <Row
          seen={seen}
          art={art(own?.gang ?? "crew")}
          label={t("page-verb-use")}
          go={() => ask(seen, "use", {}, "gangs")}
        />
      )}
      <ul class="gangs">
        {[...view.gangs]
          .sort((a, b) => missing(seen, a.gang) - missing(seen, b.gang))
          .map(({ gang, top, cards }) => (
            <Gang key={gang} seen={seen} gang={gang} top={top} cards={cards} />
          ))}
      </ul>
    </>
  );
}

const wantsOf = (gang: string) => DECK.gang.find(({ id }) => id === gang);

const heldOf = (seen: DigSeen, gang: string): number =>
  wantsOf(gang)?.accepts.filter((card) => seen.view.hand[card]).length ?? 0;

/** How far it is to a gang: the nearest comes first. */
const missing = (seen: DigSeen, gang: string): number =>
  offersOf(seen, "join", { gang }).length
    ? -1
    : Math.max(0, (wantsOf(gang)?.needs ?? 0) - heldOf(seen, gang));

function Gang({
  seen,
  gang,
  top,
  cards,
}: {
  seen: DigSeen;
  gang: string;
  top: string | null;
  cards: number;
}) {
  const wants = wantsOf(gang);
  const joins = offersOf(seen, "join", { gang });
  const held = heldOf(seen, gang);
  return (
    <li>
      <Pic sheet={ART} name={gang} size={34} />
      <span>
        <b>{gangName(gang)}</b>{" "}
        <span class="small">{t("page-wants-different", { count: wants?.needs ?? 0 })}</span>{" "}
        <span class="minis">
          {wants?.accepts.map((card) => (
            <Pic
              key={card}
              sheet={ART}
              name={card}
              size={22}
              label={cardName(card)}
              class={seen.view.hand[card] ? "held" : ""}
            />
          ))}
        </span>
        <br />
        <span class="small">
          {top ? (
            <>
              <b>{gangCardName(top)}</b> ({cards}). {describe("gang_card", top)}
            </>
          ) : (
            "–"
          )}
        </span>
      </span>
      {seen.me !== null && (
        <button
          type="button"
          class={joins.length ? "doit" : "doit shut"}
          disabled={!joins.length || seen.busy}
          onClick={() => ask(seen, "join", { gang }, "gangs")}
        >
          {joins.length ? t("page-verb-join") : t("page-items", { held, needs: wants?.needs ?? 0 })}
        </button>
      )}
    </li>
  );
}

function AboutBackground({ seen }: PanelProps) {
  const { background } = seen.view;
  if (!background) return null;
  const open = offersOf(seen, "reveal").length > 0;
  const known = seen.me !== null && seen.view.convicts[seen.me]?.revealed;
  return (
    <>
      <p class="small">
        <b>{backgroundName(background)}.</b> {describe("background", background)}
      </p>
      <Row
        seen={seen}
        art={art("background")}
        label={t("page-reveal")}
        why={t(known ? "page-why-revealed" : "page-why-ability-not-now")}
        {...(open ? { go: () => ask(seen, "reveal", {}, "background") } : {})}
      />
    </>
  );
}

/** What lies beside the board: piles, recipes, prices, and what is known of everybody. */
function AboutPiles({ seen }: { seen: DigSeen }) {
  const { view } = seen;
  return (
    <>
      <p class="small">{t("page-search-pile", { count: view.search_pile })}</p>
      <p class="small">
        <b>{t("page-recipes")}:</b> {DECK.recipe.map((r) => recipe(r.makes, r.n, r.needs)).join("; ")}
      </p>
      <p class="small">
        <b>{t("page-prices")}:</b> {DECK.price.map((p) => `${some(p.buys, p.n)}: ${p.cigarettes}`).join("; ")}
      </p>
      <ul class="gangs dossiers" aria-label={t("page-known")}>
        {view.convicts.map((convict, seat) => {
          if (seat === seen.me) return null;
          const known = Object.entries(convict.known).flatMap(([card, n]) => Array<string>(n).fill(card));
          return (
            <li key={seat}>
              <Face seat={seat} size={30} />
              <span class="small">
                <b>{nameOf(seat)}</b>{" "}
                {convict.gang_card &&
                  `${gangName(convict.gang ?? "")}: ${gangCardName(convict.gang_card)} · `}
                {known.length ? t("page-holds", { cards: cardsText(known) }) : t("page-holds-unknown")}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Question({ seen, table, open, offers }: PanelProps & { open: Asking; offers: readonly Offer[] }) {
  const verb = open.verb ?? "end";
  const field = FIELDS.find((name) => !(name in open.said) && distinct(offers, name).length > 1);
  const only = soleMove(offers);
  if (field)
    return (
      <div class="choices" role="group" aria-label={t(`page-which-${field}`)}>
        <span class="small">{capital(t(`page-which-${field}`))}</span>
        {distinct(offers, field).map((value) => (
          <button
            type="button"
            key={JSON.stringify(value)}
            class="doit"
            disabled={seen.busy}
            onClick={() => ask(seen, verb, { ...open.said, [field]: value }, open.at)}
          >
            <Value field={field} value={value} verb={verb} />
          </button>
        ))}
      </div>
    );
  if (!only) return null;
  return (
    <>
      <p class="small">{abilityWords(seen, only)}</p>
      <button type="button" class="primary" disabled={seen.busy} onClick={() => seen.play(only)}>
        {tell("dig", table, only, null)}
      </button>
    </>
  );
}

/** What a card would do, before it is played. */
function abilityWords(seen: DigSeen, move: Move): string {
  const me = seen.view.convicts[seen.me ?? 0];
  if (move.move === "use" && me?.gang_card) return describe("gang_card", me.gang_card);
  if (move.move === "reveal" && seen.view.background) return describe("background", seen.view.background);
  if (move.move === "act") return describe("action", move.card);
  if (move.move === "join") {
    const top = seen.view.gangs.find(({ gang }) => gang === move.gang)?.top;
    return top ? `${gangCardName(top)}. ${describe("gang_card", top)}` : "";
  }
  return move.move === "extort" ? t("page-extort-stake") : "";
}

const SEATS = ["victim", "target", "mate"];

function Value({ field, value, verb }: { field: string; value: unknown; verb: Verb }) {
  if (value === null) return <>–</>;
  if (SEATS.includes(field))
    return (
      <>
        <Face seat={value as number} size={28} />
        <span class="clip">{nameOf(value as number)}</span>
      </>
    );
  if (Array.isArray(value))
    return (
      <>
        {value.map((card, i) => (
          <Pic key={i} sheet={ART} name={picOf(ART, card as string)} size={24} />
        ))}
        <span>{cardsText(value as string[])}</span>
      </>
    );
  if (typeof value === "number") return <>{value}</>;
  const id = String(value);
  if (field === "room")
    return (
      <>
        {art(plainRoom(id))}
        <span>{capital(roomName(id))}</span>
      </>
    );
  if (field === "gang")
    return (
      <>
        {art(id)}
        <span>{gangName(id)}</span>
      </>
    );
  return (
    <>
      {art(picOf(ART, id))}
      <span>
        {capital(cardName(id))}
        {verb === "dig" && <small>{t("page-good-dig", { points: pointsOf(id) })}</small>}
        {field === "card" && <small>{describe("action", id)}</small>}
      </span>
    </>
  );
}
