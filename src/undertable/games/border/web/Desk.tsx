/** The middle of the table: the talk, an open suitcase, what was sold, the final sale. */
import { BORDER as ART } from "./art";
import { Face } from "@frame/art/face";
import { Pic } from "@frame/art/pic";
import { nameOf } from "@frame/state";
import { money, whose } from "@frame/text";
import { GOODS, goodName, goodsWords, type BorderSeen } from "./goods";
import { t } from "./words";

export function Desk({ seen }: { seen: BorderSeen }) {
  const { view } = seen;
  if (view.sale.length) return <Sale seen={seen} />;
  if (view.haggle) return <Talk seen={seen} />;
  if (view.look)
    return (
      <Cards
        title={t("page-look", { of: whose(nameOf(view.look.seat)) })}
        cards={view.look.cards}
        wrong={view.look.taken}
      />
    );
  if (view.opened) return <Opened seen={seen} />;
  if (view.sold.some((cards) => cards.length)) return <Sold seen={seen} />;
  return (
    <div class="desk idle">
      <Pic sheet={ART} name="desk" size={34} />
      <p>
        <b>{t("page-desk", { name: nameOf(view.sheriff) })}</b>
      </p>
    </div>
  );
}

/** The haggle as a conversation. */
function Talk({ seen }: { seen: BorderSeen }) {
  const haggle = seen.view.haggle;
  if (!haggle) return null;
  const place = seen.view.places[haggle.traveller];
  return (
    <div class="desk talk">
      <p class="claimline">
        <Face seat={haggle.traveller} size={26} />
        <b>{nameOf(haggle.traveller)}</b> {place?.count} ×{" "}
        {place?.good !== null && place?.good !== undefined && (
          <Pic
            sheet={ART}
            name={GOODS[place.good]?.name ?? ""}
            size={28}
            label={goodName(place.good, place.count ?? 1)}
          />
        )}
        <Pic sheet={ART} name="suitcase" size={30} />
      </p>
      <ol class="bubbles">
        {haggle.words.slice(-5).map((word, i) => (
          <li key={haggle.words.length - i} class={word.seat === haggle.sheriff ? "sheriff" : ""}>
            <span class="sr">{nameOf(word.seat)}: </span>
            {word.verb === "refuse" ? (
              t("page-no")
            ) : (
              <>
                <span class="sr">{t(`page-says-${word.verb}`)} </span>
                <b>{money(word.amount ?? 0)}</b>
              </>
            )}
          </li>
        ))}
      </ol>
      {haggle.words_left !== null && haggle.words_left < 6 && (
        <p class="small">{t("page-words-left", { count: haggle.words_left })}</p>
      )}
    </div>
  );
}

function Cards({
  title,
  cards,
  wrong,
  note,
}: {
  title: string;
  cards: readonly number[];
  wrong: readonly number[];
  note?: string;
}) {
  const left = [...wrong];
  return (
    <div class="desk openup">
      <p>
        <b>{title}</b>
      </p>
      <span class="sr">{goodsWords(cards)}</span>
      <div class="row" style={{ justifyContent: "center" }}>
        {cards.map((good, i) => {
          const at = left.indexOf(good);
          if (at >= 0) left.splice(at, 1);
          return (
            <span
              key={i}
              class={at >= 0 ? "wrongcard" : "rightcard"}
              style={{ animationDelay: `${i * 0.25}s` }}
            >
              <Pic sheet={ART} name={GOODS[good]?.name ?? ""} size={44} />
            </span>
          );
        })}
      </div>
      {note && (
        <p class="verdict">
          <b>{note}</b>
        </p>
      )}
    </div>
  );
}

function Opened({ seen }: { seen: BorderSeen }) {
  const opened = seen.view.opened;
  if (!opened) return null;
  const note = opened.wrong.length
    ? t("page-fined", { fine: money(opened.fine) })
    : opened.compensation
      ? t("page-honest", { money: money(opened.compensation) })
      : t("page-short");
  return (
    <Cards
      title={t("page-opened", { of: whose(nameOf(opened.seat)) })}
      cards={opened.cards}
      wrong={opened.wrong}
      note={note}
    />
  );
}

function Sold({ seen }: { seen: BorderSeen }) {
  return (
    <div class="desk">
      <p>
        <b>{t("page-round-sale")}</b>
      </p>
      {seen.view.sold.map(
        (cards, seat) =>
          cards.length > 0 && (
            <p class="claimline" key={seat}>
              <Face seat={seat} size={22} />
              <span class="minis">
                {cards.map((good, i) => (
                  <Pic key={i} sheet={ART} name={GOODS[good]?.name ?? ""} size={22} />
                ))}
              </span>
              <b>{money(cards.reduce((sum, good) => sum + (GOODS[good]?.value ?? 0), 0))}</b>
            </p>
          ),
      )}
    </div>
  );
}

/** The final sale, good by good. */
function Sale({ seen }: { seen: BorderSeen }) {
  return (
    <div class="desk sale">
      <table>
        <caption>{t("page-final-sale")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("page-good")}</th>
            {seen.view.places.map((_, seat) => (
              <th scope="col">
                <Face seat={seat} size={22} />
                <span class="sr">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.view.sale.map((row, i) => (
            <tr key={row.good} style={{ animationDelay: `${i * 0.7}s` }}>
              <th scope="row">
                <span class="row tight nowrap">
                  <Pic
                    sheet={ART}
                    name={GOODS[row.good]?.name ?? ""}
                    size={26}
                    label={goodName(row.good, 2)}
                  />
                  <span class="small">≤{row.limit}</span>
                </span>
              </th>
              {row.held.map((held, seat) => (
                <td>
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
