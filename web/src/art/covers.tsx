/** The picture of each game, for the start page and beside a title. */
const files = import.meta.glob<string>("@games/*/web/cover.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const COVERS = new Map(Object.entries(files).map(([path, url]) => [path.split("/").at(-3), url]));

export function Cover({ game }: { game: string }) {
  const url = COVERS.get(game);
  return url ? <img src={url} alt="" width="160" height="160" /> : null;
}

/** The cover on a piece of the game's felt, beside a title. */
export function CoverTile({ game }: { game: string }) {
  return (
    <div class="covertile">
      <Cover game={game} />
    </div>
  );
}
