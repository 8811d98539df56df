/** Papers over the scene: what was found, what was sold, and the final sale. */
import { Face } from "@frame/art/face";
import { nameOf } from "@frame/state";
import { money } from "@frame/text";
import { GOODS, goodName, goodsWords, suitcaseOf, type BorderSeen } from "./goods";
import { worthOf } from "./stakes";
import { CardFace, GoodPic } from "./things";
import type { Opening, View } from "./types";
import { t } from "./words";

export function Receipts({ seen }: { seen: BorderSeen }) {
  const { view } = seen;
  if (view.sale.length) return <FinalSale seen={seen} />;
  if (PASSED.includes(view.phase)) return null;
  if (view.look)
    return (
      <Found
        title={t("page-look", suitcaseOf(view.look.seat, seen.me))}
        cards={view.look.cards}
        wrong={view.look.taken}
      />
    );
  if (view.opened)
    return (
      <Found
        title={t("page-opened", suitcaseOf(view.opened.seat, seen.me))}
        cards={view.opened.cards}
        wrong={view.opened.wrong}
        note={verdictOf(view.opened)}
      />
    );
  if (view.sold.some((cards) => cards.length)) return <Sold seen={seen} />;
  return null;
}

/** Much may not fit on a small screen: the keyboard can scroll it. */
const scrolls = (label: string) => ({ tabIndex: 0, role: "group" as const, "aria-label": label });

/** By then nobody looks at the last suitcase any more. */
const PASSED: readonly View["phase"][] = ["dealing", "packing", "declaring", "haggling"];

export const verdictOf = (opened: Pick<Opening, "wrong" | "fine" | "compensation">): string =>
  opened.wrong.length
    ? t("page-fined", { fine: money(opened.fine) })
    : opened.compensation
      ? t("page-honest", { money: money(opened.compensation) })
      : t("page-short");

/** The cards in their order, those that are right first; `taken` marks what is not. */
export function sortedOut(
  cards: readonly number[],
  wrong: readonly number[],
): { good: number; wrong: boolean }[] {
  const left = [...wrong];
  const found = cards.map((good) => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return { good, wrong: at >= 0 };
  });
  return [...found.filter((card) => !card.wrong), ...found.filter((card) => card.wrong)];
}

interface FoundProps {
  title: string;
  cards: readonly number[];
  wrong: readonly number[];
  note?: string;
}

function Found({ title, cards, wrong, note }: FoundProps) {
  return (
    <div class="receipt foundcards" {...scrolls(title)}>
      <p>
        {title} {note && <b>{note}</b>}
      </p>
      <span class="sr">{goodsWords(cards)}</span>
      <span class="row">
        {sortedOut(cards, wrong).map((card, i) => (
          <span key={i} class={card.wrong ? "wrongcard" : "rightcard"}>
            <CardFace good={card.good} />
          </span>
        ))}
      </span>
    </div>
  );
}

function Sold({ seen }: { seen: BorderSeen }) {
  return (
    <div class="receipt" {...scrolls(t("page-round-sale"))}>
      <p>
        <b>{t("page-round-sale")}</b>
      </p>
      <ul>
        {seen.view.sold.map(
          (cards, seat) =>
            cards.length > 0 && (
              <li key={seat}>
                <Face seat={seat} size={30} />
                <span class="sr">{`${nameOf(seat)}: ${goodsWords(cards)}`}</span>
                <span class="minis">
                  {cards.map((good, i) => (
                    <GoodPic key={i} good={good} size={24} />
                  ))}
                </span>
                <b>{money(worthOf(cards))}</b>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** The final sale, good by good. */
function FinalSale({ seen }: { seen: BorderSeen }) {
  return (
    <div class="receipt finalsale" {...scrolls(t("page-final-sale"))}>
      <table>
        <caption>{t("page-final-sale")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("page-good")}</th>
            {seen.view.places.map((_, seat) => (
              <th scope="col" key={seat}>
                <Face seat={seat} size={28} />
                <span class="sr">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.view.sale.map((row) => (
            <tr key={row.good}>
              <th scope="row">
                <span class="row tight nowrap">
                  <GoodPic good={row.good} size={26} label={goodName(row.good, 2)} />
                  <span class="small">≤{GOODS[row.good]?.limits[seen.seats] ?? row.limit}</span>
                </span>
              </th>
              {row.held.map((held, seat) => (
                <td key={seat}>
                  {held ? (
                    <>
                      <span class="small">{held}×</span> <b>{money(row.income[seat] ?? 0)}</b>
                    </>
                  ) : (
                    "–"
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
