/** Blackgate from above: rooms with the convicts in them, the corridor with the dice at the doors, the tunnels below. */
import { capital, listed } from "@frame/text";
import { Die } from "@frame/art/dice";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { nameOf, state } from "@frame/state";
import type { Told } from "@frame/table/game";
import { plan, still } from "@frame/table/media";
import { useLayoutEffect, useRef } from "preact/hooks";
import { DIG as ART } from "./art";
import { ask, isAt, offersOf, tap, type DigSeen, type Verb } from "./asking";
import { cardName, facesOf, plainRoom, roomName, searchOf } from "./deck";
import { Escape } from "./Escape";
import { Fight, fightOf } from "./Fight";
import { FURNITURE } from "./furniture";
import { BoardPanel, isTeams, PICTURES } from "./Panel";
import { isRolling, isSearching, isShown } from "./score";
import { Tunnels } from "./Tunnel";
import { t } from "./words";

const ROOMS = ["cells", "cafeteria", "infirmary", "yard", "showers", "solitary"];
const IN_TEAMS = ["cells", "cells_b", "cafeteria", "infirmary", "yard", "showers", "solitary"];

export function Board({ seen, table }: { seen: DigSeen; table: Told }) {
  const teams = isTeams(seen.view);
  const below = seen.screen || plan.value === "desk" || seen.small; // else the frame has them on top
  return (
    <div class={`blackgate${below ? " below" : ""}`}>
      <div class="prison">
        <ul class={teams ? "rooms teams" : "rooms"}>
          {(teams ? IN_TEAMS : ROOMS).map((room) => (
            <Room key={room} seen={seen} table={table} room={room} />
          ))}
          <Piles seen={seen} table={table} />
        </ul>
        <Happening seen={seen} />
        <Fight seen={seen} />
        <Escape seen={seen} />
      </div>
      {below && <Tunnels seen={seen} />}
    </div>
  );
}

const isReplay = (): boolean => state.names.value !== null;

/** Nothing to press: on the wall, step by step, when it is over, and while a fight goes on over the rooms. */
const isStill = (seen: DigSeen): boolean =>
  seen.screen || isReplay() || seen.view.decision === "over" || fightOf(seen) !== null;

/** Things to do hang on things. */
const HANGING: readonly Verb[] = ["spoon", "heal", "sell", "buy"];

function Room({ seen, table, room }: { seen: DigSeen; table: Told; room: string }) {
  const { view, me } = seen;
  const at = `room:${room}`;
  const name = capital(roomName(room, isTeams(view)));
  const here = view.convicts.flatMap((convict, seat) => (convict.room === room ? [seat] : []));
  const mine = me !== null && here.includes(me);
  const enter = offersOf(seen, "enter", { room })[0];
  const asked = seen.legal.some(({ move }) => move === "enter");
  const michel = view.neutral?.room === room;
  const looks = `${mine ? " mine" : ""}${enter ? " open" : asked ? " far" : ""}`;
  const count = here.length + (michel ? 1 : 0);
  return (
    <li class={`room r-${plainRoom(room)}${looks}`} data-room={room} style={{ "--c": Math.max(1, count) }}>
      <svg
        class="floor"
        viewBox="0 0 240 104"
        preserveAspectRatio={room === "yard" ? "xMidYMid slice" : "xMidYMin slice"} // a pitch has no wall it stands at
        aria-hidden="true"
      >
        <g dangerouslySetInnerHTML={{ __html: FURNITURE[plainRoom(room)] ?? "" }} />
      </svg>
      <Sign
        seen={seen}
        name={name}
        finds={searchOf(room)}
        at={at}
        hint={enter ? t("page-enter") : ""}
        go={() => (enter ? ask(seen, "enter", { room }) : tap(seen, at))}
      />
      <Doors seen={seen} room={room} />
      {mine && !isStill(seen) && <Hanging seen={seen} at={at} />}
      {offersOf(seen, "careful", { room }).length > 0 && (
        <span class="sneak" aria-hidden="true">
          <Pic sheet={ART} name="boot" size={22} />
          {t("page-verb-careful")}
        </span>
      )}
      <span class={count > 3 ? "inmates many" : "inmates"}>
        {here.map((seat) => (
          <Pawn key={seat} seen={seen} seat={seat} />
        ))}
        {michel && (
          <span class="pawn michel">
            <Pic sheet={ART} name="michel" size={40} label={capital(view.neutral?.name ?? "")} />
          </span>
        )}
      </span>
      {isSearching(seen.cue) && view.convicts[seen.cue.seat]?.room === room && (
        <span class="searching" aria-hidden="true">
          {Array.from({ length: Math.min(5, seen.cue.count) }, (_, i) => (
            <Pic key={i} sheet={ART} name="mini" size={34} />
          ))}
        </span>
      )}
      <BoardPanel seen={seen} table={table} at={at} />
      {here.map((seat) => (
        <BoardPanel key={seat} seen={seen} table={table} at={`seat:${seat}`} />
      ))}
    </li>
  );
}

/** The room's name on its back wall; the whole room can be tapped. */
function Sign({
  seen,
  name,
  finds = 0,
  at,
  hint = "",
  go,
}: {
  seen: DigSeen;
  name: string;
  finds?: number;
  at: string;
  hint?: string;
  go: () => void;
}) {
  const written = (
    <>
      <b style={{ "--n": name.length, "--finds": finds }}>{name}</b>
      {hint && <span class="sr">: {hint}</span>}
      {finds > 0 && (
        <span class="finds" role="img" aria-label={t("page-search-brings", { count: finds })}>
          {Array.from({ length: finds }, (_, i) => (
            <Pic key={i} sheet={ART} name="mini" size={20} />
          ))}
        </span>
      )}
    </>
  );
  if (isStill(seen)) return <span class="sign">{written}</span>;
  return (
    <button
      type="button"
      class="sign cover"
      aria-expanded={hint ? undefined : isAt(seen, at)}
      disabled={seen.busy}
      onClick={go}
    >
      {written}
    </button>
  );
}

/** The faces of the die that lead here, on a tongue of the room's own floor. */
function Doors({ seen, room }: { seen: DigSeen; room: string }) {
  const faces = facesOf(room);
  if (!faces.length) return <span class="doors shut">{t("page-by-card")}</span>;
  const shown = seen.view.decision === "room" ? seen.view.face : 0;
  return (
    <span class="doors" role="img" aria-label={t("page-die-faces", { faces: listed(faces.map(String)) })}>
      {faces.map((face) => (
        <Die key={face} face={face} look={face === shown ? "plain" : "white"} size={26} />
      ))}
    </span>
  );
}

function Hanging({ seen, at }: { seen: DigSeen; at: string }) {
  const verbs = HANGING.filter((verb) => offersOf(seen, verb).length > 0);
  if (!verbs.length) return null;
  return (
    <span class="hanging">
      {verbs.map((verb) => (
        <button
          type="button"
          key={verb}
          class="chip"
          disabled={seen.busy}
          onClick={() => ask(seen, verb, {}, at)}
        >
          <Pic sheet={ART} name={PICTURES[verb] ?? "card"} size={22} />
          <span>{t(`page-verb-${verb}`)}</span>
        </button>
      ))}
    </span>
  );
}

/** Where each convict stood when last drawn, for the way to the next room. */
const stood = new Map<number, DOMRect>();

function Pawn({ seen, seat }: { seen: DigSeen; seat: number }) {
  const ref = useRef<HTMLElement>(null);
  useSteps(ref, seat, !seen.small);
  const { view, me, cue, actors } = seen;
  const acting = actors.includes(seat);
  const lit = acting || !!cue?.light?.includes(seat);
  const beaten = (view.convicts[seat]?.beatings ?? 0) > 0;
  const looks = `pawn${seat === me ? " me" : ""}${lit ? " lit" : ""}${beaten ? " beaten" : ""}`;
  const inside = (
    <>
      <Face seat={seat} size={80} mood={cue?.moods?.[seat] ?? (beaten ? "sad" : undefined)} />
      {beaten && (
        <span class="bruise">
          <Pic sheet={ART} name="beating" size={22} label={t("page-beating")} />
        </span>
      )}
      <span class="name">{seat === me ? t("page-you") : nameOf(seat)}</span>
    </>
  );
  if (isStill(seen))
    return (
      <span class={looks} data-seat={seat} ref={ref}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={looks}
      data-seat={seat}
      ref={(element) => void (ref.current = element)}
      aria-label={seat === me ? `${t("page-you")} (${nameOf(seat)})` : nameOf(seat)}
      aria-expanded={isAt(seen, `seat:${seat}`)}
      onClick={() => tap(seen, `seat:${seat}`)}
    >
      {inside}
    </button>
  );
}

/** Who stands elsewhere than before is seen walking there. */
function useSteps(ref: { current: HTMLElement | null }, seat: number, walks: boolean): void {
  useLayoutEffect(() => {
    const pawn = ref.current;
    if (!pawn || !walks) return;
    const now = pawn.getBoundingClientRect();
    const before = stood.get(seat);
    stood.set(seat, now);
    if (!before || still.peek()) return;
    const [x, y] = [before.x - now.x, before.y - now.y];
    if (Math.hypot(x, y) < 60) return;
    pawn.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
        { transform: "none", zIndex: 9 },
      ],
      {
        duration: 650,
        easing: "cubic-bezier(.4,0,.3,1)",
      },
    );
  });
}

/** Open piles of tools and knives, and the pile to search. */
function Piles({ seen, table }: { seen: DigSeen; table: Told }) {
  const { view } = seen;
  return (
    <li class="room piles" style={{ "--c": 1 }}>
      <Sign seen={seen} name={t("page-title-piles")} at="piles" go={() => tap(seen, "piles")} />
      <span class="heaps">
        {Object.entries(view.piles).map(([card, count]) => (
          <span key={card} class="heap">
            <Pic sheet={ART} name={card} size={30} label={cardName(card)} />
            <b class="num">{count}</b>
          </span>
        ))}
        <span class="heap">
          <Pic sheet={ART} name="mini" size={30} label={t("page-search-pile", { count: view.search_pile })} />
          <b class="num">{view.search_pile}</b>
        </span>
      </span>
      <BoardPanel seen={seen} table={table} at="piles" />
    </li>
  );
}

/** Over the rooms for a moment: the die, or a card that was played. */
function Happening({ seen }: { seen: DigSeen }) {
  const { cue, view } = seen;
  if (isRolling(cue))
    return (
      <div class="happening" aria-hidden="true">
        <span class={cue.face === null ? "tumbling" : "landed"}>
          <Die face={cue.face} look="white" size={84} />
        </span>
      </div>
    );
  if (view.decision === "room" && view.face > 0)
    return (
      <div class="happening still" aria-hidden="true">
        <Die face={view.face} look="white" size={58} />
      </div>
    );
  if (isShown(cue))
    return (
      <div class="happening" aria-hidden="true">
        <span class={`bigcard ${cue.look}`}>
          <Pic sheet={ART} name={cue.picture} size={76} />
          <b>{cue.title}</b>
          {cue.text && <small>{cue.text}</small>}
        </span>
      </div>
    );
  return null;
}
