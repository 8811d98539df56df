/** Parts that several tables share. */
import type { ComponentChildren } from "preact";
import { tell, type AnyMove, type Seen, type Told } from "./game";

/** Plain moves as buttons, in the game's own words. */
export function MoveButtons<M extends AnyMove>({
  game,
  table,
  seen,
  moves,
}: {
  game: string;
  table: Told;
  seen: Pick<Seen<unknown, M>, "busy" | "play">;
  moves: readonly M[];
}) {
  return (
    <div class="moves">
      {moves.map((move) => (
        <button type="button" key={JSON.stringify(move)} disabled={seen.busy} onClick={() => seen.play(move)}>
          {tell(game, table, move, null)}
        </button>
      ))}
    </div>
  );
}

/** A whole number by thumb, slider or keyboard. */
export function Amount({
  value,
  from,
  to,
  set,
  label,
}: {
  value: number;
  from: number;
  to: number;
  set: (value: number) => void;
  label: string;
}) {
  const put = (next: number) => set(Math.max(from, Math.min(to, Number.isFinite(next) ? next : from)));
  return (
    <div class="amount">
      <button
        type="button"
        class="icon"
        aria-label={`${label} −1`}
        disabled={value <= from}
        onClick={() => put(value - 1)}
      >
        −
      </button>
      <input
        type="range"
        aria-label={label}
        min={from}
        max={to}
        value={value}
        onInput={(e) => put(e.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="icon"
        aria-label={`${label} +1`}
        disabled={value >= to}
        onClick={() => put(value + 1)}
      >
        +
      </button>
    </div>
  );
}

export function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="labelled">
      <span class="small">{label}</span>
      {children}
    </div>
  );
}
