/** The own side: money, the suitcase that nobody else sees into, the hand, and what is over the border. */
import { canPlay } from "@frame/table/game";
import { money } from "@frame/text";
import { Tokens } from "./Board";
import { goodsWords, type BorderSeen } from "./goods";
import { Chooser } from "./Packing";
import { stakeOf, worthOf } from "./stakes";
import { Cash, CardFace, GoodPic, Thing } from "./things";
import { t } from "./words";

export function Own(seen: BorderSeen) {
  const { view, me } = seen;
  const place = me === null ? undefined : view.places[me];
  if (!place) return null;
  const moving = canPlay(seen, "pack") ? "pack" : canPlay(seen, "keep") ? "keep" : null;
  return (
    <div class="mystuff">
      <div class="purse">
        {place.cash !== null && <Cash amount={place.cash} />}
        <Tokens place={place} />
      </div>
      {moving ? <Chooser seen={seen} move={moving} /> : <Cards seen={seen} />}
      {moving !== "keep" && <Stores seen={seen} />}
    </div>
  );
}

function Cards({ seen: { view, me } }: { seen: BorderSeen }) {
  const place = me === null ? undefined : view.places[me];
  const said = place?.count && place.good !== null ? { count: place.count, good: place.good } : null;
  const fine = said ? stakeOf(view.suitcase, said, view.options).fine : 0;
  return (
    <div class="chooser" style={{ "--n": view.suitcase.length + view.hand.length }}>
      {view.suitcase.length > 0 && (
        <div class="tray">
          <span class="sr">{goodsWords(view.suitcase)}</span>
          <span class="traycards">
            {view.suitcase.map((good, i) => (
              <CardFace key={i} good={good} />
            ))}
          </span>
          <span class="traylabel">
            <span class="traywhat">{t("page-my-suitcase")} · </span>
            {t("page-case-worth", { worth: money(worthOf(view.suitcase)) })}
            {fine > 0 && <b> · {t("page-fined", { fine: money(fine) })}</b>}
          </span>
        </div>
      )}
      {view.hand.length > 0 && (
        <div class="inhand">
          <span class="sr">{goodsWords(view.hand)}</span>
          <span class="traycards">
            {view.hand.map((good, i) => (
              <CardFace key={i} good={good} />
            ))}
          </span>
          <span class="traylabel">{t("page-my-hand")}</span>
        </div>
      )}
    </div>
  );
}

/** Behind the suitcase and under it. */
function Stores({ seen: { view } }: { seen: BorderSeen }) {
  return (
    <div class="stores">
      {(["behind", "under"] as const).map((where) => (
        <div key={where} class={view[where].length ? "" : "bare"}>
          <span class="storelabel">
            <Thing name={where} />
            {t(`page-my-${where}`)}
          </span>
          <span class="minis">
            <span class="sr">{goodsWords(view[where])}</span>
            {view[where].map((good, i) => (
              <GoodPic key={i} good={good} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
