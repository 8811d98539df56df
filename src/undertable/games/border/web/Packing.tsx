/** Cards into the suitcase, or under it: by tapping them, or by carrying them there and back. */
import { BORDER as ART } from "./art";
import { Pic } from "@frame/art/pic";
import { money } from "@frame/text";
import { carry } from "@frame/table/carry";
import { draft } from "@frame/table/draft";
import { movesOf } from "@frame/table/game";
import { GOODS, goodName, type BorderSeen } from "./goods";
import { t } from "./words";

/** Cards moved towards the suitcase (or under it), by their place in the row. */
const chosen = draft<readonly number[]>("packing", []);

/** What the server says of the cards that may be chosen. */
function bounds(seen: BorderSeen, move: "pack" | "keep"): { least: number; most: number } {
  const cards = movesOf(seen, move)[0]?.cards;
  return cards && "most" in cards ? cards : { least: 0, most: 0 };
}

function put(seen: BorderSeen, place: number, inside: boolean, most: number): void {
  const others = chosen.of(seen).filter((one) => one !== place);
  if (!inside) chosen.put(seen, others);
  else if (others.length < most) chosen.put(seen, [...others, place]);
}

/** Cards chosen out of a row, sorted as the server lists them. */
const taken = (seen: BorderSeen, cards: readonly number[]): number[] =>
  cards.filter((_, i) => chosen.of(seen).includes(i)).sort((a, b) => a - b);

export function Packing({ seen }: { seen: BorderSeen }) {
  const { least, most } = bounds(seen, "pack");
  const cards = taken(seen, seen.view.hand);
  return (
    <div class="stack tight">
      <Chooser seen={seen} cards={seen.view.hand} most={most} into={t("page-into-case")} />
      <button
        type="button"
        class="primary big"
        disabled={seen.busy || cards.length < least}
        onClick={() => seen.play({ move: "pack", cards })}
      >
        {t("page-close", { count: cards.length })}
      </button>
    </div>
  );
}

export function Keeping({ seen }: { seen: BorderSeen }) {
  const { behind } = seen.view;
  const cards = taken(seen, behind);
  const rest = behind
    .filter((_, i) => !chosen.of(seen).includes(i))
    .reduce((sum, good) => sum + (GOODS[good]?.value ?? 0), 0);
  return (
    <div class="stack tight">
      <Chooser seen={seen} cards={behind} most={bounds(seen, "keep").most} into={t("page-under-case")} />
      <button
        type="button"
        class="primary big"
        disabled={seen.busy}
        onClick={() => seen.play({ move: "keep", cards })}
      >
        {t("page-keep", { count: cards.length, money: money(rest) })}
      </button>
    </div>
  );
}

interface ChooserProps {
  seen: BorderSeen;
  cards: readonly number[];
  most: number;
  into: string;
}

function Chooser({ seen, cards, most, into }: ChooserProps) {
  const inside = chosen.of(seen);
  const dropped = (place: number) => (where: string | null) =>
    where && put(seen, place, where === "case", most);
  return (
    <>
      <div class="dropcase" data-drop="case">
        <Pic sheet={ART} name="opencase" size={54} />
        <span class="minis">
          {inside.map((i) => (
            <Packed key={i} good={cards[i] ?? 0} out={() => put(seen, i, false, most)} drop={dropped(i)} />
          ))}
        </span>
        <span class="small" role="status">
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
    </>
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
      <Pic sheet={ART} name={GOODS[good]?.name ?? ""} size={34} class="dropin" />
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
  const printed = GOODS[good];
  if (!printed) return null;
  return (
    <button
      type="button"
      class={`goodcard${printed.compensation ? "" : " illegal"}`}
      aria-pressed={on}
      onClick={flip}
      onPointerDown={(e) => carry(e, drop)}
    >
      <span class="sr">{`${goodName(good, 1)}, ${money(printed.value)}`}</span>
      <span class="price" aria-hidden="true">
        {printed.value}
      </span>
      <Pic sheet={ART} name={printed.name} size={42} />
      <span class="fine" aria-hidden="true">
        {printed.compensation ? "" : "✕"}
        {printed.fine}
      </span>
    </button>
  );
}
