/** Help and settings of a table. */
import { allowCalls, canNotify } from "../calling";
import { hasOwnTable, nowOf, type GameTable } from "../table/game";
import { go } from "../router";
import { send } from "../socket";
import { sound } from "../sound";
import {
  forgetVisit,
  giveGrace,
  listenTo,
  mySeat,
  paced,
  preferPlain,
  state,
  visitTo,
  type Volume,
} from "../state";
import { t } from "../text";
import type { TableInfo } from "../wire";
import { Dialog, LanguageSwitch, ThemeSwitch } from "./common";
import { Door, SendAway } from "./Door";
import { Fairness } from "./Fairness";
import { seenNow } from "./Frame";
import { LooksPicker } from "./Looks";
import { People } from "./People";

const PACES = [
  ["calm", 1],
  ["quick", 0.5],
  ["none", 0],
] as const;

/** A volume, from silent to loud. */
function Loudness({ of }: { of: keyof Volume }) {
  const volume = state.volume.value ?? { things: 0, alerts: 0 };
  const put = (loud: number) => {
    listenTo({ ...volume, [of]: loud });
    sound(of === "things" ? "dice" : "turn");
  };
  return (
    <label class="row between nowrap">
      <span>{t(`volume-${of}`)}</span>
      <input
        type="range"
        style={{ maxWidth: "180px" }}
        min={0}
        max={1}
        step={0.1}
        value={volume[of]}
        onChange={(e) => put(e.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

export function Menu({ table, view, close }: { table: TableInfo; view: GameTable; close: () => void }) {
  const update = state.shown.value;
  const leave = () => {
    void send({ type: "leave" }).then(() => {
      forgetVisit(table.id);
      go("/");
    });
  };
  return (
    <Dialog title={t("help-and-settings")} close={close}>
      <div class="stack">
        {update && !update.outcome && (
          <section>
            <h3>{t("what-now")}</h3>
            <p>{nowOf(view, seenNow(update, table))}</p>
          </section>
        )}
        <div class="row">
          <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
            {t("rules")}
          </a>
          {(table.listed || visitTo(table.id)?.watch) && (
            <a class="button" href={`/t/${table.id}?screen=1`} target="_blank" rel="noopener">
              {t("big-screen")}
            </a>
          )}
        </div>
        <div class="row between">
          <span>{t("language")}</span>
          <LanguageSwitch />
        </div>
        <div class="row between">
          <span>{t("theme")}</span>
          <ThemeSwitch />
        </div>
        <div class="row between">
          <span>{t("pace")}</span>
          <div class="segments" role="group" aria-label={t("pace")}>
            {PACES.map(([name, pace]) => (
              <button type="button" aria-pressed={state.pace.value === pace} onClick={() => paced(pace)}>
                {t(`pace-${name}`)}
              </button>
            ))}
          </div>
        </div>
        <div class="row between">
          <span>{t("grace")}</span>
          <div class="segments" role="group" aria-label={t("grace")}>
            {[0, 3, 6].map((seconds) => (
              <button
                type="button"
                aria-pressed={state.grace.value === seconds}
                onClick={() => giveGrace(seconds)}
              >
                {seconds ? t("grace-seconds", { seconds }) : t("grace-none")}
              </button>
            ))}
          </div>
        </div>
        <Loudness of="things" />
        <Loudness of="alerts" />
        {canNotify() && (
          <label class="row nowrap">
            <input
              type="checkbox"
              checked={state.notify.value}
              onChange={(e) => void allowCalls(e.currentTarget.checked)}
            />
            {t("notify")}
          </label>
        )}
        <LooksPicker />
        {hasOwnTable(table.game) && (
          <label class="row">
            <input
              type="checkbox"
              checked={state.plain.value}
              onChange={(e) => preferPlain(e.currentTarget.checked)}
            />
            {t("plain-table")}
          </label>
        )}
        <People table={table} />
        <p>
          <a href="/privacy" target="_blank" rel="noopener">
            {t("privacy-and-data")}
          </a>
        </p>
        <Fairness table={table} />
        <Door table={table} />
        <SendAway table={table} />
        {mySeat.value !== null && table.phase === "playing" && (
          <button type="button" class="danger" onClick={leave}>
            {t("leave")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
