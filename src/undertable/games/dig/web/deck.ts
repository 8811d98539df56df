/** The cards in words, told from the deck file that the rules use too. */
import file from "../deck.toml";
import { capital, language, listed } from "@frame/text";
import { say } from "./words";

interface Effect {
  do: string;
  n?: number;
  who?: string;
  card?: string;
  room?: string;
}

interface Trait {
  is: string;
  n?: number;
  card?: string;
  room?: string;
}

interface Ability {
  id: string;
  gang?: string;
  when?: string;
  where?: string;
  each?: string;
  target?: string;
  effects?: Effect[];
  bonus?: Effect[];
  traits?: Trait[];
}

interface Deck {
  room: { id: string; search: number }[];
  die: { face: number; rooms: string[] }[];
  card: { id: string; kind: string; cigarettes: number; points?: number }[];
  recipe: { makes: string; n: number; needs: string[] }[];
  price: { buys: string; n: number; cigarettes: number }[];
  action: Ability[];
  gang: { id: string; needs: number; accepts: string[] }[];
  gang_card: Ability[];
  background: Ability[];
}

export const DECK = file as Deck;

const words = (key: string, args?: Record<string, string | number>): string => say(key, args) ?? "";
const plain = (id: string): string => id.replaceAll("_", " ");
const isAction = (id: string): boolean => DECK.action.some((card) => card.id === id);

export const cardName = (id: string): string => say(`${isAction(id) ? "action" : "card"}-${id}`) ?? plain(id);
export const gangName = (id: string): string => say(`gang-${id}`) ?? plain(id);
export const gangCardName = (id: string): string => say(`gangcard-${id}`) ?? plain(id);
export const backgroundName = (id: string): string => say(`background-${id}`) ?? plain(id);
export const michelName = (id: string): string => say(`michel-${id}`) ?? plain(id);
export const roomName = (id: string, teams = false): string =>
  teams && id === "cells" ? words("room-cells_a") : words(`room-${id}`);

/** The kind of a card, for sorting a hand. */
export const kindOf = (id: string): string => DECK.card.find((card) => card.id === id)?.kind ?? "action";

/** Where somebody digs. */
export const cellsOf = (convict: { team: number | null }): string =>
  convict.team === 1 ? "cells_b" : "cells";

const cardOf = (id: string) => DECK.card.find((card) => card.id === id);
export const pointsOf = (id: string): number => cardOf(id)?.points ?? 0;
export const worthOf = (id: string): number => cardOf(id)?.cigarettes ?? 1;
export const searchOf = (room: string): number =>
  DECK.room.find(({ id }) => id === plainRoom(room))?.search ?? 0;
export const facesOf = (room: string): number[] =>
  DECK.die.filter((side) => side.rooms.includes(plainRoom(room))).map((side) => side.face);
/** Both cell blocks of a game in teams are drawn alike. */
export const plainRoom = (room: string): string => room.replace("_b", "");

/** `2 ropes and blade`. */
export function cardsText(cards: readonly string[]): string {
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
  return (
    listed([...counted].map(([card, n]) => (n > 1 ? some(card, n) : cardName(card)))) || words("nothing")
  );
}

/** `a knife`, `2 knives`; of a card by itself or of a kind, such as material. */
export function some(card: string, n: number): string {
  const form = n === 1 ? "one" : "many";
  return (
    say(`kind-${card || "any"}.${form}`, { n }) ??
    say(`card-${card}.${form}`, { n }) ??
    (n === 1 ? cardName(card) : `${n} × ${cardName(card)}`)
  );
}

/** When an ability works, and what it does; a background also says what it does for its gang. */
export function describe(section: "action" | "gang_card" | "background", id: string): string {
  const row = DECK[section].find((card) => card.id === id);
  if (!row) return "";
  const does = row.traits ? row.traits.map(traitText) : effectTexts(row.effects ?? [], row, false);
  const bonus = row.bonus
    ? words("as-member", {
        gang: gangName(row.gang ?? ""),
        does: sentences(effectTexts(row.bonus, row, (row.effects ?? []).some(isAimed))),
      })
    : "";
  const place = row.where ? ` ${words("where", { room: roomName(row.where) })}` : "";
  const when =
    section === "action"
      ? words("when-action")
      : words(`when-${row.when ?? "always"}`, { each: row.each ?? "always" });
  return `${when}${place}: ${sentences(does)} ${bonus}`.trim();
}

/** They follow a colon, after which Dutch goes on with a small letter. */
const sentences = (parts: readonly string[]): string =>
  parts.map((part, i) => `${i === 0 && language.value === "nl" ? part : capital(part)}.`).join(" ");

const AIMED = ["steal", "rob", "look", "expel"];

const isAimed = (effect: Effect): boolean => AIMED.includes(effect.do) || effect.who === "target";

/** One after the other; whoever was named once is the same one from then on. */
const effectTexts = (effects: readonly Effect[], row: Ability, named: boolean): string[] =>
  effects.map((effect, i) => effectText(effect, row, named || effects.slice(0, i).some(isAimed)));

function effectText(effect: Effect, row: Ability, named: boolean): string {
  const target = row.target ? (named ? "target-again" : `target-${row.target}`) : "foe";
  const who = isAimed(effect) ? target : (effect.who ?? "me");
  const room = effect.room && effect.room !== "any" ? roomName(effect.room) : (effect.room ?? "");
  return words(`effect-${effect.do}`, {
    n: effect.n ?? 1,
    who: words(`who-${who}`),
    whose: who,
    some: some(effect.card ?? "", effect.n ?? 1),
    room,
  });
}

const traitText = (trait: Trait): string =>
  words(`trait-${trait.is}`, {
    n: trait.n ?? 1,
    card: kindOrCard(trait.card),
    room: trait.room ? roomName(trait.room) : "any",
  });

const kindOrCard = (id: string | undefined): string =>
  id ? (say(`kind-${id}`) ?? cardName(id)) : words("kind-any");
