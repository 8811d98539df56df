/** The place a game is played in, before it begins: its backdrop, and in front of it the chairs. */
import { useSignal } from "@preact/signals";
import type { ComponentChild, ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Portrait } from "../art/face";
import { loadTable } from "../table/game";
import type { SeatInfo, TableInfo } from "../wire";

export function Place({ game, children }: { game: string; children: ComponentChildren }) {
  const Backdrop = useBackdrop(game);
  return (
    <div class="place scened" data-game={game} data-plan="desk">
      {Backdrop && (
        <div class="backdrop" aria-hidden="true">
          <Backdrop />
        </div>
      )}
      {children}
    </div>
  );
}

/** What lies behind a game's table; it comes with the table, which is wanted next anyway. */
function useBackdrop(game: string): (() => ComponentChild) | undefined {
  const found = useSignal<{ Backdrop?: () => ComponentChild }>({});
  useEffect(
    () =>
      void loadTable(game).then(
        (table) => (found.value = table),
        () => undefined,
      ),
    [game],
  );
  return found.value.Backdrop;
}

/** A chair that nobody has taken. */
export const FreeChair = () => (
  <svg class="face freechair" viewBox="-10 -10 140 140" width="40" height="40" aria-hidden="true">
    <circle cx="60" cy="60" r="58" />
    <path d="M60 40v40M40 60h40" />
  </svg>
);

/** Who sits there already, for somebody at the door; the names are told beside it. */
export function Chairs({ table }: { table: TableInfo }) {
  return (
    <ul class="chairs" aria-hidden="true">
      {table.seats.map((seat) => (
        <li key={seat.seat}>
          {seat.person || seat.bot ? <Sitter seat={seat} table={table} /> : <FreeChair />}
        </li>
      ))}
    </ul>
  );
}

function Sitter({ seat, table }: { seat: SeatInfo; table: TableInfo }) {
  const looks = table.people.find(({ id }) => id === seat.person)?.looks;
  const usual = seat.bot ? seat.seat % 6 : 6 + (seat.seat % 8);
  return (
    <>
      <Portrait
        picture={looks?.picture ?? usual}
        colour={looks?.colour ?? seat.seat % 6}
        shape={seat.seat}
        size={84}
      />
      {!seat.bot && (
        <span class="nameplate">
          <bdi>{seat.name}</bdi>
        </span>
      )}
    </>
  );
}
