/** A game that began in the middle of another one: marked as such, and at its end both endings beside each other. */
import { Face } from "../art/face";
import { nameOf } from "../state";
import { listed, number, say, t } from "../text";
import type { ForkInfo, Outcome } from "../wire";

const ROADS =
  '<path d="M24 44V26M24 26Q24 16 12 14V6M24 26Q24 16 36 14V6" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>';

/** Beside a title. */
export function ForkMark({ fork }: { fork: ForkInfo | null }) {
  if (!fork) return null;
  return (
    <span class="forkmark" title={t("fork-mark")}>
      <svg
        viewBox="0 0 48 48"
        width="20"
        height="20"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: ROADS }}
      />
      <span class="sr">{t("fork-mark")}</span>
    </span>
  );
}

/** How it went then, how it went now, and the way back. */
export function BothEndings({ game, fork, outcome }: { game: string; fork: ForkInfo; outcome: Outcome }) {
  return (
    <section class="endings" aria-label={t("fork-outcomes")}>
      <p class="small">{t("fork-mark-hint")}</p>
      <div class="row nowrap">
        {fork.outcome && <Ending title={t("fork-then")} game={game} outcome={fork.outcome} />}
        <Ending title={t("fork-now")} game={game} outcome={outcome} />
      </div>
      <a class="button" href={`/review/${fork.table}?at=${fork.at}`}>
        {t("fork-back")}
      </a>
    </section>
  );
}

function Ending({ title, game, outcome }: { title: string; game: string; outcome: Outcome }) {
  const names = listed(outcome.winners.map(nameOf));
  return (
    <div class="ending">
      <h3>{title}</h3>
      <p>{t("winners", { names, count: outcome.winners.length })}</p>
      <p class="small muted reason">{say(game, `outcome-${outcome.reason}`)}</p>
      <ol>
        {outcome.scores.map((score, seat) => (
          <li key={seat}>
            <Face seat={seat} mood={outcome.winners.includes(seat) ? "glad" : "sad"} size={24} />
            <span class="sr">{nameOf(seat)}</span>
            <b class="num">{number(score)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
