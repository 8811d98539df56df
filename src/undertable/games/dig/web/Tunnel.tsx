/** Everyone's tunnel: each tool a dug piece as long as its points, to the brick wall and the night behind it. */
import { Pic } from "@frame/art/pic";
import { Player } from "@frame/table/Player";
import { DIG as ART } from "./art";
import type { DigSeen } from "./asking";
import { cardName, gangName, pointsOf } from "./deck";
import { isDigging, isFreed } from "./score";
import type { Convict, View } from "./types";
import { t } from "./words";

interface Piece {
  tool: string | null;
  points: number;
  /** Dug by a teammate. */
  mate?: boolean;
}

/** What somebody has dug, tool by tool; points that no tool made come last. */
function dugBy(convict: Convict, mate = false): Piece[] {
  const pieces: Piece[] = [];
  let left = convict.points;
  for (const tool of convict.tunnel) {
    const points = Math.min(left, pointsOf(tool) || 1);
    if (points > 0) pieces.push({ tool, points, mate });
    left -= points;
  }
  return left > 0 ? [...pieces, { tool: null, points: left, mate }] : pieces;
}

const piecesOf = (view: View, seat: number): Piece[] => {
  const own = view.convicts[seat];
  if (!own) return [];
  const mates = view.convicts.filter(
    (other, i) => i !== seat && own.team !== null && other.team === own.team,
  );
  return [...mates.flatMap((mate) => dugBy(mate, true)), ...dugBy(own)];
};

/** The own tunnel, or the team's. */
export const totalOf = (view: View, seat: number): number =>
  piecesOf(view, seat).reduce((sum, { points }) => sum + points, 0);

/** Which team somebody digs with. */
function Team({ team }: { team: number | null }) {
  if (team === null) return null;
  const letter = "AB"[team] ?? "";
  return (
    <b class={team ? "team b" : "team"} role="img" aria-label={t("page-team", { team: letter })}>
      {letter}
    </b>
  );
}

/** Beside a name: cards, cigarettes, gang, beatings, and the tunnel. */
export function Badge({ seen, seat }: { seen: DigSeen; seat: number }) {
  const convict = seen.view.convicts[seat];
  if (!convict) return null;
  const { goal } = seen.view;
  const total = totalOf(seen.view, seat);
  return (
    <>
      <span class="tokens">
        <Team team={convict.team} />
        <Pic sheet={ART} name="mini" size={16} label={t("page-cards")} />
        <span class="num">{convict.hand}</span>
        <Pic sheet={ART} name="cigarette" size={16} label={t("page-cigarettes")} class="smoke" />
        <span class="num">{convict.cigarettes}</span>
        {convict.gang && <Pic sheet={ART} name={convict.gang} size={17} label={gangName(convict.gang)} />}
        {Array.from({ length: convict.beatings }, (_, i) => (
          <Pic key={i} sheet={ART} name="beating" size={16} label={t("page-beating")} />
        ))}
      </span>
      <b class="plate num" aria-label={`${t("page-tunnel")}: ${total}/${goal}`} role="img">
        {total}
        <i>/{goal}</i>
      </b>
      <Track seen={seen} seat={seat} total={total} />
    </>
  );
}

function Track({ seen, seat, total }: { seen: DigSeen; seat: number; total: number }) {
  const { view, cue } = seen;
  const digging = isDigging(cue) && cue.seat === seat;
  const free = total >= view.goal || (isFreed(cue) && cue.seat === seat);
  return (
    <span class={`track${digging ? " digging" : ""}${free ? " free" : ""}`} aria-hidden="true">
      {piecesOf(view, seat).map(({ tool, points, mate }, i) => (
        <span key={i} class={mate ? "piece mate" : "piece"} style={{ flexGrow: points }}>
          {tool ? <Pic sheet={ART} name={tool} size={20} label={cardName(tool)} /> : "★"}
          <em>+{points}</em>
        </span>
      ))}
      {digging && cue.tool && (
        <span class="dust">
          <Pic sheet={ART} name={cue.tool} size={24} />
        </span>
      )}
      {Array.from({ length: Math.max(0, view.goal - total) }, (_, i) => (
        <span key={`e${i}`} class="earth">
          {total + i + 1}
        </span>
      ))}
    </span>
  );
}

/** On a desk and on the wall: the rows under the prison. */
export function Tunnels({ seen }: { seen: DigSeen }) {
  const { convicts } = seen.view;
  const first = seen.me ?? 0;
  const seats = Array.from({ length: seen.seats }, (_, i) => (i + first) % seen.seats);
  const foe = (seat: number) => Number(convicts[seat]?.team !== convicts[first]?.team);
  seats.sort((one, other) => foe(one) - foe(other)); // a team's tunnel is one: its rows lie together
  return (
    <ul
      class="players around tunnels"
      aria-label={t("page-tunnels", { goal: seen.view.goal })}
      data-free={t("page-freedom")}
      style={{ "--seats": seen.seats }}
    >
      {seats.map((seat) => (
        <Player key={seat} seen={seen} seat={seat} size={34}>
          <span class="badge">
            <Badge seen={seen} seat={seat} />
          </span>
        </Player>
      ))}
    </ul>
  );
}
