/** The game in a few sentences: where it turned, and how each played it. */
import { Face } from "../../art/face";
import { nameOf } from "../../state";
import { t } from "../../text";
import type { Whole } from "./data";
import { noteWords } from "./words";

/** Tap one, and the game is there. */
export function Moments({
  whole: { game, view, review },
  show,
  chosen,
}: {
  whole: Whole;
  show: (at: number) => void;
  chosen: number;
}) {
  const told = review.story.moments
    .map((moment) => ({ ...moment, words: noteWords(game, view, moment.note) }))
    .filter(({ words }) => words);
  if (!told.length) return null;
  return (
    <ul class="moments" aria-label={t("review-moments")}>
      {told.map(({ at, seat, kind, words }) => (
        <li key={`${at} ${kind}`}>
          <button type="button" aria-pressed={at === chosen} onClick={() => show(at)}>
            {seat >= 0 && <Face seat={seat} size={36} />}
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Players({
  whole: { game, view, review },
  show,
  drill,
}: {
  whole: Whole;
  show: (at: number) => void;
  drill: () => void;
}) {
  return (
    <section class="stack" aria-labelledby="review-players">
      <div class="row between">
        <h2 id="review-players">{t("review-players")}</h2>
        <button type="button" onClick={drill}>
          {t("drill")}
        </button>
      </div>
      <ul class="portraits">
        {review.story.players.map(({ seat, notes }) => {
          const mine = review.decisions.filter((one) => one.seat === seat && one.cost > 0);
          const worst = mine.sort((one, other) => other.cost - one.cost)[0];
          return (
            <li key={seat} class="card">
              <Face seat={seat} size={52} mood={review.winners.includes(seat) ? "glad" : undefined} />
              <div class="stack">
                <h3>{nameOf(seat)}</h3>
                {notes.map((note) => (
                  <p key={note.key}>{noteWords(game, view, note)}</p>
                ))}
                {worst && (
                  <button type="button" class="small" onClick={() => show(worst.at)}>
                    {t("review-dearest")}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
