/** Dig Your Way Out: the prison with everyone in it, the hand, the two actions, fights blow by blow. */
import "./table.css";
import { DIG as ART } from "./art";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { nameOf } from "@frame/state";
import type { Args } from "@frame/text";
import { canPlay, gameTable, wholeMoves, type GameTable } from "@frame/table/game";
import { Actions, type DigSeen } from "./Actions";
import {
  backgroundName,
  cardName,
  cardsText,
  DECK,
  describe,
  gangCardName,
  gangName,
  kindOf,
  michelName,
  roomName,
} from "./deck";
import type { Convict, Event, Move, View } from "./types";
import { t } from "./words";

const ROOMS = ["cells", "cafeteria", "infirmary", "yard", "showers", "solitary"];

const isTeams = (view: View): boolean => view.convicts.some((c) => c.team !== null);

function Board(seen: DigSeen) {
  const { view } = seen;
  const rooms = isTeams(view) ? [...ROOMS.slice(0, 1), "cells_b", ...ROOMS.slice(1)] : ROOMS;
  return (
    <div class="prison">
      {view.extortion && <Fight seen={seen} />}
      <ul class="rooms">
        {rooms.map((room) => (
          <RoomTile key={room} seen={seen} room={room} />
        ))}
      </ul>
      <Piles seen={seen} open={seen.screen} />
    </div>
  );
}

/** A room: what a search brings, which faces of the die lead there, who is in it. */
function RoomTile({ seen, room }: { seen: DigSeen; room: string }) {
  const { view } = seen;
  const plan = room === "cells_b" ? "cells" : room;
  const search = DECK.room.find((r) => r.id === plan)?.search ?? 0;
  const faces = DECK.die.filter((side) => side.rooms.includes(plan)).map((side) => side.face);
  const enter = wholeMoves(seen, "enter").find((m) => m.room === room);
  const name = roomName(room, isTeams(view));
  const here = view.convicts.flatMap((convict, seat) => (convict.room === room ? [seat] : []));
  const body = (
    <>
      <span class="room-head">
        <Pic sheet={ART} name={plan} size={26} />
        <b>{name}</b>
      </span>
      <span class="room-info small">
        <span title={t("page-search-brings", { count: search })}>
          <span class="sr">{t("page-search-brings", { count: search })}</span>
          <span aria-hidden="true">{"▮".repeat(search) || "–"}</span>
        </span>
        {faces.length > 0 && (
          <span aria-label={t("page-die-faces", { faces: faces.join(", ") })} role="img">
            ⚄ {faces.join(" ")}
          </span>
        )}
      </span>
      <span class="inmates">
        {here.map((seat) => (
          <span key={seat} class={seat === seen.me ? "inmate me" : "inmate"}>
            <Face seat={seat} size={24} />
            <span class="sr">{nameOf(seat)}</span>
          </span>
        ))}
        {view.neutral?.room === room && <Pic sheet={ART} name="michel" size={26} label={view.neutral.name} />}
      </span>
    </>
  );
  const mine = seen.me !== null && view.convicts[seen.me]?.room === room;
  if (!enter) return <li class={mine ? "room mine" : "room"}>{body}</li>;
  return (
    <li class="room open">
      <button type="button" disabled={seen.busy} onClick={() => seen.play(enter)}>
        {body}
      </button>
    </li>
  );
}

/** Extortion and fight, blow by blow. */
function Fight({ seen }: { seen: DigSeen }) {
  const fight = seen.view.extortion;
  if (!fight) return null;
  const attacker = fight.attacker;
  return (
    <div class="fight" role="group" aria-label={t("page-extortion")}>
      <span class="fighter">
        {attacker === null ? (
          <Pic sheet={ART} name="michel" size={34} label="Michel(le)" />
        ) : (
          <>
            <Face seat={attacker} size={30} />
            <b>{nameOf(attacker)}</b>
          </>
        )}
      </span>
      <span class="blows">
        <span class="small">{t("page-wants", { tools: fight.tools.map(cardName).join(", ") })}</span>
        <span class="minis">
          {fight.weapons.map((weapon, i) => (
            <Pic key={i} sheet={ART} name={weapon} size={28} label={cardName(weapon)} class="blow" />
          ))}
        </span>
        <b class="small">{t(`page-result-${fight.result}`)}</b>
      </span>
      <span class="fighter">
        <Face seat={fight.defender} size={30} />
        <b>{nameOf(fight.defender)}</b>
      </span>
    </div>
  );
}

function Piles({ seen, open }: { seen: DigSeen; open: boolean }) {
  const { view } = seen;
  return (
    <details class="piles" open={open}>
      <summary>{t("page-piles", { search: view.search_pile })}</summary>
      <div class="row">
        {Object.entries(view.piles).map(([card, count]) => (
          <span key={card} class="pile">
            <Pic sheet={ART} name={card} size={26} label={cardName(card)} />
            {count}
          </span>
        ))}
      </div>
      <ul class="gangs">
        {view.gangs.map(({ gang, top, cards }) => {
          const wants = DECK.gang.find((g) => g.id === gang);
          return (
            <li key={gang}>
              <Pic sheet={ART} name={gang} size={34} />
              <span>
                <b>{gangName(gang)}</b>{" "}
                <span class="small">{t("page-wants-different", { count: wants?.needs ?? 0 })}</span>{" "}
                <span class="minis">
                  {wants?.accepts.map((card) => (
                    <Pic key={card} sheet={ART} name={card} size={20} label={cardName(card)} />
                  ))}
                </span>
                <br />
                {top ? (
                  <>
                    <b>{gangCardName(top)}</b> ({cards}).{" "}
                    <span class="small">{describe("gang_card", top)}</span>
                  </>
                ) : (
                  "–"
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="small">
        {t("page-recipes")}:{" "}
        {DECK.recipe
          .map(
            (r) => `${r.n > 1 ? `${r.n} × ` : ""}${cardName(r.makes)} = ${r.needs.map(cardName).join(" + ")}`,
          )
          .join("; ")}
      </p>
      <p class="small">
        {t("page-prices")}:{" "}
        {DECK.price.map((p) => `${p.n > 1 ? `${p.n} × ` : ""}${cardName(p.buys)} ${p.cigarettes}`).join("; ")}
      </p>
      <ul class="gangs dossiers" aria-label={t("page-known")}>
        {view.convicts.map((convict, seat) =>
          seat === seen.me ? null : <Dossier key={seat} convict={convict} seat={seat} brief={open} />,
        )}
      </ul>
    </details>
  );
}

/** What lies open of somebody, and which cards are known to be in the hand. */
function Dossier({ convict, seat, brief }: { convict: Convict; seat: number; brief: boolean }) {
  const known = Object.entries(convict.known);
  return (
    <li>
      <Face seat={seat} size={30} />
      <span>
        <b>{nameOf(seat)}</b>
        {convict.gang_card && (
          <>
            {" "}
            {gangName(convict.gang ?? "")}: <b>{gangCardName(convict.gang_card)}</b>
            {!brief && <span class="small">. {describe("gang_card", convict.gang_card)}</span>}
          </>
        )}
        {convict.revealed && convict.background && <> · {backgroundName(convict.background)}</>}
        <br />
        <span class="small">
          {known.length
            ? t("page-holds", { cards: cardsText(known.flatMap(([card, n]) => Array<string>(n).fill(card))) })
            : t("page-holds-unknown")}
        </span>
      </span>
    </li>
  );
}

function Hand(seen: DigSeen) {
  if (seen.me === null) return null;
  return (
    <div class="stack tight">
      <Actions seen={seen} table={dig} />
      <OwnHand view={seen.view} me={seen.view.convicts[seen.me]} />
    </div>
  );
}

const KINDS = ["tool", "weapon", "material", "accessory", "action", "rarity"];

/** The own hand by kind, the background and the gang. */
function OwnHand({ view, me }: { view: View; me: View["convicts"][number] | undefined }) {
  const cards = Object.entries(view.hand).sort(
    ([a], [b]) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)),
  );
  return (
    <div class="ownhand">
      <ul class="handcards" aria-label={t("page-your-hand")}>
        {cards.map(([card, count]) => (
          <li
            key={card}
            class={`handcard k-${kindOf(card)}`}
            title={describe("action", card) || cardName(card)}
          >
            <Pic sheet={ART} name={ART[card] ? card : "action"} size={30} />
            <span class="small">{cardName(card)}</span>
            {count > 1 && <b class="times-n">×{count}</b>}
          </li>
        ))}
      </ul>
      <details class="cardinfo">
        <summary class="small">
          {[
            view.background && backgroundName(view.background),
            me?.gang_card && `${gangName(me.gang ?? "")}: ${gangCardName(me.gang_card)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </summary>
        {view.background && (
          <p class="small">
            <Pic sheet={ART} name="background" size={22} />
            <b>{backgroundName(view.background)}</b> {describe("background", view.background)}
          </p>
        )}
        {me?.gang_card && (
          <p class="small">
            <Pic sheet={ART} name={me.gang ?? ""} size={22} />
            <b>{gangCardName(me.gang_card)}</b> {describe("gang_card", me.gang_card)}
          </p>
        )}
        {cards
          .filter(([card]) => kindOf(card) === "action")
          .map(([card]) => (
            <p class="small" key={card}>
              <Pic sheet={ART} name="action" size={22} />
              <b>{cardName(card)}</b> {describe("action", card)}
            </p>
          ))}
      </details>
    </div>
  );
}

/** The own tunnel, or the team's. */
const tunnelOf = (view: View, convict: Convict): number =>
  convict.team === null
    ? convict.points
    : view.convicts.reduce((sum, mate) => sum + (mate.team === convict.team ? mate.points : 0), 0);

function Badge({ seen, seat }: { seen: DigSeen; seat: number }) {
  const convict = seen.view.convicts[seat];
  if (!convict) return null;
  return (
    <span class="tokens">
      <Pic sheet={ART} name="tunnel" size={15} label={t("page-tunnel")} />
      <b class="num">
        {tunnelOf(seen.view, convict)}/{seen.view.goal}
      </b>
      <Pic sheet={ART} name="card" size={14} label={t("page-cards")} />
      <span class="num">{convict.hand}</span>
      <Pic sheet={ART} name="cigarette" size={14} label={t("page-cigarettes")} />
      <span class="num">{convict.cigarettes}</span>
      {convict.gang && <Pic sheet={ART} name={convict.gang} size={15} label={gangName(convict.gang)} />}
      {Array.from({ length: convict.beatings }, (_, i) => (
        <Pic key={i} sheet={ART} name="beating" size={15} label={t("page-beating")} />
      ))}
    </span>
  );
}

/** Rooms, cards and gangs with their names, for the rules. */
function Legend() {
  const cards = DECK.card.map((card) => ({ art: card.id, name: cardName(card.id) }));
  const gangs = DECK.gang.map((gang) => ({ art: gang.id, name: gangName(gang.id) }));
  const rooms = ROOMS.map((room) => ({ art: room, name: roomName(room) }));
  return (
    <div class="legend">
      {[...rooms, ...cards, ...gangs].map(({ art, name }) => (
        <figure key={art}>
          <Pic sheet={ART} name={art} size={40} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const NOW = ["strike", "givein", "cooperate", "enter", "discard", "fetch", "handback", "prod"] as const;

function now(seen: DigSeen): string | null {
  const { view } = seen;
  const asked = NOW.find((move) => canPlay(seen, move));
  if (asked) return t(`page-now-${asked}`, { count: view.amount });
  if (canPlay(seen, "end")) return t("page-now-turn", { count: view.actions });
  if (seen.legal.length) return t("page-now-other");
  return null;
}

const ONE_CARD = ["card", "tool", "weapon", "item"];
const GANG_CARDS = ["gangcardup", "joined", "used"];

function words(what: Move | Event): Args {
  const args: Args = {};
  const tag = "event" in what ? what.event : what.move;
  for (const [key, value] of Object.entries(what) as [string, unknown][]) {
    if (key === "cards" && Array.isArray(value)) args[key] = cardsText(value as string[]);
    else if (key === "room")
      Object.assign(args, {
        room: typeof value === "string" ? roomName(value) : "",
        goes: value === null ? "no" : "yes",
      });
    else if (key === "gang" && typeof value === "string") args[key] = gangName(value);
    else if (key === "background" && typeof value === "string") args[key] = backgroundName(value);
    else if (ONE_CARD.includes(key) && typeof value === "string")
      args[key] = GANG_CARDS.includes(tag)
        ? gangCardName(value)
        : tag === "michelcardup"
          ? michelName(value)
          : cardName(value);
    else if (key === "target")
      Object.assign(args, { aimed: value === null ? "no" : "yes" }, value === null ? { target: "" } : {});
  }
  if ("cards" in what) args["many"] = what.cards.length;
  return args;
}

const dig: GameTable<View, Move, Event> = {
  Board,
  Hand,
  Badge,
  Legend,
  now,
  words,
  quiet: ["gangcardup", "reshuffled", "gotbackground", "smokes", "paid"],
  pauses: {
    rolled: 1100,
    moved: 900,
    threatened: 2000,
    struck: 1200,
    struckbare: 1200,
    cooperated: 1800,
    fightlost: 1800,
    beaten: 1000,
    blocked: 1500,
    joined: 1400,
    acted: 1600,
    used: 1200,
    revealed: 1800,
    dug: 1500,
    crafted: 1000,
    sold: 900,
    bought: 900,
    michelcardup: 1600,
    gathered: 1500,
    escaped: 2500,
    lightsout: 2500,
    tunnelled: 1200,
    robbed: 1100,
  },
};

export default gameTable(dig);
