/** The picture of each game, for the start page and beside a title. */
import { state } from "../state";
import { still } from "../table/media";

const files = import.meta.glob<string>("@games/*/web/cover.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const COVERS = new Map(Object.entries(files).map(([path, url]) => [path.split("/").at(-3), url]));

/** A game from another package has its own at the server, or none: then it is the house's mark. */
function coverOf(game: string): string {
  const served = state.games.value?.find(({ id }) => id === game)?.cover;
  return COVERS.get(game) ?? (served ? `/games/${game}/cover.svg` : "/icon.svg");
}

/** A picture moves where it is asked to, and where its reader has nothing against it. */
export function Cover({ game, moving = false }: { game: string; moving?: boolean }) {
  const part = moving && !still.value ? "#moving" : "";
  return <img src={coverOf(game) + part} alt="" width="160" height="160" />;
}

/** The cover on a piece of the game's felt, beside a title. */
export function CoverTile({ game }: { game: string }) {
  return (
    <div class="covertile">
      <Cover game={game} />
    </div>
  );
}
