/** What has been fixed before the game, whole, and after it what this device found. */
import { judge } from "../fairness";
import { mySeat, nameOf } from "../state";
import { t } from "../text";
import type { TableInfo } from "../wire";
import { Notice } from "./common";

export function Fairness({ table }: { table: TableInfo }) {
  if (table.lesson) return <p class="muted small">{t("fairness-lesson")}</p>;
  if (table.fork)
    return <p class="muted small">{t(table.fork.as_it_was ? "fairness-fork-as-it-was" : "fairness-fork")}</p>;
  const found = judge(table, mySeat.value);
  return (
    <div class="fairness small">
      {found === "unfair" ? (
        <Notice bad>{t("fairness-unfair")}</Notice>
      ) : (
        <p class="muted">{found ? t(`fairness-${found}`) : t("fairness")}</p>
      )}
      <details>
        <summary>{t("commitments")}</summary>
        <dl>
          <dt>{t("commitment-of-table")}</dt>
          <dd>
            <code>{table.commitment}</code>
          </dd>
          {table.seats.map(
            ({ seat, commitment }) =>
              commitment && (
                <div key={seat}>
                  <dt>{nameOf(seat)}</dt>
                  <dd>
                    <code>{commitment}</code>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </div>
  );
}
