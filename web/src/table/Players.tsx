/** Everybody at the table in a strip of faces, as on a phone. */
import { t } from "../text";
import type { GameTable, Seen } from "./game";
import { Player } from "./Player";

export function Players({ view, seen }: { view: GameTable; seen: Seen }) {
  return (
    <ul class="players" aria-label={t("players-here")}>
      {Array.from({ length: seen.seats }, (_, seat) => (
        <Player key={seat} seen={seen} seat={seat}>
          <span class="badge">
            <view.Badge seen={seen} seat={seat} />
          </span>
        </Player>
      ))}
    </ul>
  );
}
