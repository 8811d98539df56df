/** Cards into the suitcase, or under it: by tapping them, or by carrying them there and back. */
import { money } from "@frame/text";
import { carry } from "@frame/table/carry";
import { draft } from "@frame/table/draft";
import { movesOf } from "@frame/table/game";
import { GOODS, goodName, type BorderSeen } from "./goods";
import { Choice } from "./Choice";
import { worthOf } from "./stakes";
import { CardFace } from "./things";
import { t } from "./words";

/** Cards moved towards the suitcase (or under it), by their place in the row. */
const chosen = draft<readonly number[]>("packing", []);

type Moving = "pack" | "keep";

/** What the server says of the cards that may be chosen. */
function bounds(seen: BorderSeen, move: Moving): { least: number; most: number } {
  const cards = movesOf(seen, move)[0]?.cards;
  return cards && "most" in cards ? cards : { least: 0, most: 0 };
}

/** The cards that are chosen from. */
const heap = ({ view }: BorderSeen, move: Moving): readonly number[] =>
  move === "pack" ? view.hand : view.behind;

function put(seen: BorderSeen, place: number, inside: boolean, most: number): void {
  const others = chosen.of(seen).filter((one) => one !== place);
  if (!inside) chosen.put(seen, others);
  else if (others.length < most) chosen.put(seen, [...others, place]);
}

/** Cards chosen out of the heap, sorted as the server lists them. */
const taken = (seen: BorderSeen, move: Moving): number[] =>
  heap(seen, move)
    .filter((_, i) => chosen.of(seen).includes(i))
    .sort((a, b) => a - b);

/** Shut the suitcase. */
export function Packing({ seen }: { seen: BorderSeen }) {
  const cards = taken(seen, "pack");
  return (
    <Choice
      look="primary"
      busy={seen.busy || cards.length < bounds(seen, "pack").least}
      stake={cards.length ? t("page-case-worth", { worth: money(worthOf(cards)) }) : t("page-into-case")}
      onClick={() => seen.play({ move: "pack", cards })}
    >
      {t("page-close", { count: cards.length })}
    </Choice>
  );
}

/** What is kept, what is sold now. */
export function Keeping({ seen }: { seen: BorderSeen }) {
  const cards = taken(seen, "keep");
  const rest = worthOf(seen.view.behind) - worthOf(cards);
  return (
    <Choice
      look="primary"
      busy={seen.busy}
      stake={cards.length ? t("page-kept-worth", { worth: money(2 * worthOf(cards)) }) : t("page-under-case")}
      onClick={() => seen.play({ move: "keep", cards })}
    >
      {t("page-keep", { count: cards.length, money: money(rest) })}
    </Choice>
  );
}

/** The open suitcase and the cards beside it. */
export function Chooser({ seen, move }: { seen: BorderSeen; move: Moving }) {
  const cards = heap(seen, move);
  const { most } = bounds(seen, move);
  const inside = chosen.of(seen);
  const into = t(move === "pack" ? "page-into-case" : "page-under-case");
  const dropped = (place: number) => (where: string | null) =>
    where && put(seen, place, where === "case", most);
  return (
    <div class={cards.length > 6 ? "chooser many" : "chooser"} style={{ "--n": cards.length }}>
      <div class="tray dropcase" data-drop="case">
        <span class="traycards">
          {inside.map((i) => (
            <Packed key={i} good={cards[i] ?? 0} out={() => put(seen, i, false, most)} drop={dropped(i)} />
          ))}
        </span>
        <span class="traylabel" role="status">
          {inside.length ? `${inside.length}/${most}` : into}
        </span>
      </div>
      <div class="goodcards" data-drop="hand" role="group" aria-label={into}>
        {cards.map((good, i) => (
          <Card
            key={i}
            good={good}
            on={inside.includes(i)}
            flip={() => put(seen, i, !inside.includes(i), most)}
            drop={dropped(i)}
          />
        ))}
      </div>
    </div>
  );
}

/** In the suitcase: tap it or carry it out again. For the keyboard its card in the row does the same. */
function Packed({
  good,
  out,
  drop,
}: {
  good: number;
  out: () => void;
  drop: (where: string | null) => void;
}) {
  return (
    <span class="packed" onClick={out} onPointerDown={(e) => carry(e, drop)}>
      <CardFace good={good} />
    </span>
  );
}

function Card({
  good,
  on,
  flip,
  drop,
}: {
  good: number;
  on: boolean;
  flip: () => void;
  drop: (where: string | null) => void;
}) {
  return (
    <button
      type="button"
      class="goodcard"
      aria-pressed={on}
      onClick={flip}
      onPointerDown={(e) => carry(e, drop)}
    >
      <span class="sr">{`${goodName(good, 1)}, ${money(GOODS[good]?.value ?? 0)}`}</span>
      <CardFace good={good} />
    </button>
  );
}
