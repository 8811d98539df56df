/** Choose a face: a picture and a colour, remembered on this device. */
import { COLOURS, FOR_PEOPLE, Portrait } from "../art/face";
import { look, mySeat, state } from "../state";
import { t } from "../text";

export function LooksPicker() {
  const looks = state.looks.value ?? {
    picture: 6 + ((mySeat.value ?? 0) % 8),
    colour: (mySeat.value ?? 0) % 6,
  };
  return (
    <fieldset class="plain looks">
      <legend>{t("your-looks")}</legend>
      <div class="row tight" role="group" aria-label={t("your-looks")}>
        {FOR_PEOPLE.map((picture, i) => (
          <button
            type="button"
            class="pick"
            aria-label={t("picture", { number: i + 1 })}
            aria-pressed={looks.picture === picture}
            onClick={() => look({ ...looks, picture })}
          >
            <Portrait picture={picture} colour={looks.colour} shape={mySeat.value ?? 0} size={44} />
          </button>
        ))}
      </div>
      <div class="row tight">
        {COLOURS.map((shade, colour) => (
          <button
            type="button"
            class="pick swatch"
            style={{ "--swatch": shade }}
            aria-label={t("colour", { number: colour + 1 })}
            aria-pressed={looks.colour === colour}
            onClick={() => look({ ...looks, colour })}
          />
        ))}
      </div>
    </fieldset>
  );
}
