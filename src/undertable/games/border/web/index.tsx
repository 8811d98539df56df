/** Hart an der Grenze: suitcases, the desk, the haggle and the sale. */
import "./table.css";
import type { Args } from "@frame/text";
import { canPlay, gameTable, type GameTable } from "@frame/table/game";
import { Backdrop } from "./Backdrop";
import { Board, Tokens, travelling } from "./Board";
import { Choices } from "./Choices";
import { goodName, goodsWords, saidWords, type BorderSeen } from "./goods";
import { Own } from "./Own";
import { score } from "./score";
import { story } from "./story";
import { Cash, GoodPic, Thing } from "./things";
import type { Event, Move, View } from "./types";
import { t } from "./words";

/** In the strip of a phone: money, and the star or what was declared. */
function Badge({ seen, seat }: { seen: BorderSeen; seat: number }) {
  const { view } = seen;
  const place = view.places[seat];
  if (!place) return null;
  return (
    <span class="purse">
      {place.cash !== null && <Cash amount={place.cash} />}
      <Tokens place={place} />
      {seat === view.sheriff && <Thing name="star" label={t("page-sheriff")} />}
      {place.good !== null && place.count !== null && travelling(view) && (
        <span class="said">
          <span class="sr">{saidWords(place.count, place.good)}</span>
          <span aria-hidden="true">{place.count}×</span>
          <GoodPic good={place.good} size={18} />
        </span>
      )}
    </span>
  );
}

const NOW: readonly (readonly [Move["move"], string])[] = [
  ["pack", "packing"],
  ["declare", "declaring"],
  ["check", "checking"],
  ["offer", "offering"],
  ["demand", "demanding"],
  ["accept", "answering"],
  ["open", "answering"],
  ["extracheck", "tokens"],
  ["confiscate", "tokens"],
  ["done", "tokens"],
  ["keep", "keeping"],
  ["name", "naming"],
];

function now(seen: BorderSeen): string | null {
  const found = NOW.find(([move]) => canPlay(seen, move));
  return found ? t(`page-now-${found[1]}`) : null;
}

function words(what: Move | Event): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(what))
    if (Array.isArray(value)) args[field] = goodsWords(value);
  if ("good" in what) args["good"] = goodName(what.good, "count" in what ? what.count : 2);
  if (!("event" in what)) return args;
  if (what.event === "opened") {
    args["verdict"] = what.wrong.length ? "false" : what.compensation ? "true" : "short";
    args["forgiven"] = what.fine - what.paid;
  }
  if (what.event === "packed") args["count"] = what.count ?? 0;
  return args;
}

const border: GameTable<View, Move, Event> = {
  Backdrop,
  Board,
  Own,
  Hand: Choices,
  Badge,
  now,
  words,
  quiet: ["dealt", "drew", "packedcards", "keptcards", "reshuffled", "crossed", "packed"],
  score,
  story,
};

export default gameTable(border);
