/** The great moment from close by: the latches, the lid, the cards one by one, the stamp. */
import { Face } from "@frame/art/face";
import type { Cue } from "@frame/staging";
import type { Size } from "@frame/table/size";
import { goodsWords, saidWords, suitcaseOf } from "./goods";
import { CardBack, CardFace, GoodPic, Thing } from "./things";
import { t } from "./words";

/** A suitcase on the desk, as far as it has come. */
export interface CaseCue extends Cue {
  name: "case";
  seat: number;
  sheriff: number;
  said: { count: number; good: number };
  /** A check, or the one confiscation of the game. */
  seized: boolean;
  lid: "shut" | "ajar" | "open";
  /** How many cards fly out of it; nobody knows before the lid is up. */
  cards: number;
  /** Those that have been turned, with what is wrong; no others are here. */
  turned: readonly { good: number; wrong: boolean }[];
  /** What it comes to, once all are turned. */
  verdict: { words: string; wrong: boolean; money: string } | null;
}

export const isCase = (cue: Cue | null): cue is CaseCue => cue?.name === "case";

export function CloseUp({ cue, size, me }: { cue: CaseCue; size: Size; me: number | null }) {
  const unit = Math.min(size.width / 396, size.height / 330);
  const { seat, sheriff, verdict, lid } = cue;
  return (
    <div class={`closeup ${lid}${cue.seized ? " seized" : ""}`} style={{ "--c": `${unit}px` }}>
      <div class="closebox">
        {lid === "ajar" && <span class="rays" aria-hidden="true" />}
        <span class="closeface left">
          <Face seat={sheriff} mood={cue.moods?.[sheriff]} size={96} />
          <Thing name="hat" />
        </span>
        <span class="closeface right">
          <Face seat={seat} mood={cue.moods?.[seat]} size={96} />
        </span>
        <span class="closecase">
          <Thing name={lid === "shut" ? "case" : lid} />
          {lid === "shut" && (
            <span class="declared">
              <GoodPic good={cue.said.good} size={28} />
              <span>{saidWords(cue.said.count, cue.said.good)}</span>
            </span>
          )}
          {cue.seized && lid === "shut" && <Thing name="hand" class="slam" />}
        </span>
        {lid === "shut" && !cue.seized && (
          <>
            <b class="snap one" aria-hidden="true">
              {t("page-click")}
            </b>
            <b class="snap two" aria-hidden="true">
              {t("page-clack")}
            </b>
          </>
        )}
        {lid === "open" && <Flying cue={cue} />}
        {verdict && (
          <p class={`closeverdict${verdict.wrong ? " wrong" : ""}`}>
            <b>{verdict.words}</b> {verdict.money && <span>{verdict.money}</span>}
          </p>
        )}
        <p class="closecaption">{t(cue.seized ? "page-seizing" : "page-opening", suitcaseOf(seat, me))}</p>
      </div>
    </div>
  );
}

/** Cards over the suitcase: backs until they are turned. */
function Flying({ cue }: { cue: CaseCue }) {
  const { cards, turned, verdict } = cue;
  return (
    <span class="flyingcards" style={{ "--n": cards }}>
      <span class="sr">{goodsWords(turned.map(({ good }) => good))}</span>
      {Array.from({ length: cards }, (_, i) => {
        const card = turned[i];
        return (
          <span key={`${i}${card ? " up" : ""}`} class={look(card)} style={{ "--i": i - (cards - 1) / 2 }}>
            {card ? <CardFace good={card.good} /> : <CardBack />}
          </span>
        );
      })}
      {verdict && <Stamps cue={cue} wrong={verdict.wrong} />}
    </span>
  );
}

/** A stamp on what passes and one on what is forfeit; what is seized has one for everything. */
function Stamps({ cue, wrong }: { cue: CaseCue; wrong: boolean }) {
  const { turned, seized } = cue;
  const right = turned.filter((card) => !card.wrong).length;
  const both = !seized && wrong && right > 0;
  return (
    <>
      {both && (
        <b class="bigstamp half" aria-hidden="true" style={{ "--i": (right - turned.length) / 2 }}>
          {t("page-stamp-ok")}
        </b>
      )}
      <b
        class={`bigstamp${both ? " half" : ""}${wrong ? " wrong" : ""}`}
        aria-hidden="true"
        style={{ "--i": both ? right / 2 : 0 }}
      >
        {t(seized ? "page-stamp-seized" : wrong ? "page-stamp-wrong" : "page-stamp-ok")}
      </b>
    </>
  );
}

const look = (card: { wrong: boolean } | undefined): string =>
  card ? (card.wrong ? "up wrongcard" : "up rightcard") : "down";
