/** What is printed on the goods: on a desk a board beside the post, on a phone a strip on the desk that opens. */
import { money } from "@frame/text";
import { GOODS, goodName } from "./goods";
import { GoodPic } from "./things";
import type { View } from "./types";
import { t } from "./words";

const LEGAL = [0, 1, 2];
const ILLEGAL = [3, 4, 5];

export function PriceList({ seats, view }: { seats: number; view: View }) {
  const rows = (goods: readonly number[]) =>
    goods.map((good) => {
      const printed = GOODS[good];
      return (
        <tr key={good}>
          <th scope="row">
            <GoodPic good={good} />
            <span>{goodName(good, 1)}</span>
          </th>
          <td class="worth">{money(printed?.value ?? 0)}</td>
          <td class="cost">{money(printed?.fine ?? 0)}</td>
          <td>{printed?.limits[seats] ?? "–"}</td>
          <td>{view.discards[good] ?? 0}</td>
        </tr>
      );
    });
  return (
    <div class="pricelist">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("page-prices")}</th>
            <th scope="col">{t("page-value")}</th>
            <th scope="col" class="cost">
              {t("page-fine")}
            </th>
            <th scope="col" title={t("page-limit")}>
              {t("page-end")}
            </th>
            <th scope="col" title={t("page-discards")}>
              {t("page-out")}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr class="kind">
            <th scope="rowgroup" colSpan={5}>
              {t("page-may-pass")}
            </th>
          </tr>
          {rows(LEGAL)}
        </tbody>
        <tbody class="contraband">
          <tr class="kind">
            <th scope="rowgroup" colSpan={5}>
              {t("page-contraband")}
            </th>
          </tr>
          {rows(ILLEGAL)}
        </tbody>
      </table>
    </div>
  );
}

export function PriceStrip({ seats, view }: { seats: number; view: View }) {
  return (
    <details class="pricestrip">
      <summary>
        <span class="sr">{t("page-prices")}: </span>
        {GOODS.map((good, i) => (
          <span key={good.name} class={good.compensation ? "" : "illegal"}>
            <GoodPic good={i} label={goodName(i, 1)} />
            <b>{money(good.value)}</b> <i>−{money(good.fine)}</i>
          </span>
        ))}
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            {GOODS.map((good, i) => (
              <th scope="col" key={good.name}>
                <GoodPic good={i} size={28} label={goodName(i, 2)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["value", "fine", "compensation"] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{t(`page-${row}`)}</th>
              {GOODS.map((good) => (
                <td key={good.name}>{good[row] || "–"}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("page-limit")}</th>
            {GOODS.map((good) => (
              <td key={good.name}>{good.limits[seats] ?? "–"}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("page-discards")}</th>
            {view.discards.map((count, i) => (
              <td key={i}>{count}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </details>
  );
}
