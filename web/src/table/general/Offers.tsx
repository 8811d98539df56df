/** Legal moves as they are described: one button each, with a slider for a range and counters for a choice. */
import { useSignal } from "@preact/signals";
import { state } from "../../state";
import { say, t } from "../../text";
import { draft } from "../draft";
import {
  tell,
  whole,
  type AnyMove,
  type Choice,
  type Offered,
  type Range,
  type Seen,
  type Told,
} from "../game";
import { Amount } from "../parts";

interface OffersProps {
  game: string;
  seen: Seen<{ [key: string]: unknown }>;
  words: Told["words"];
}

type Offer = Offered<AnyMove>;
type Open = { field: string } & ({ range: Range } | { choice: Choice });

export function Offers({ game, seen, words }: OffersProps) {
  const phrase = useSignal("");
  if (!seen.legal.length) return null;
  const names = [...new Set(seen.legal.map((offer) => offer.move))];
  const play = (move: AnyMove) => {
    seen.play(move, phrase.value ? `:${phrase.value}` : undefined);
    phrase.value = "";
  };
  return (
    <div class="offers">
      {names.map((name) => (
        <div role="group" aria-label={name.replaceAll("_", " ")} key={name}>
          {seen.legal
            .filter((offer) => offer.move === name)
            .map((offer) => (
              <OneOffer key={JSON.stringify(offer)} {...{ game, seen, words, offer, play }} />
            ))}
        </div>
      ))}
      <Phrases game={game} phrase={phrase} />
    </div>
  );
}

interface OfferProps extends OffersProps {
  offer: Offer;
  play: (move: AnyMove) => void;
}

/** The one field in which something is left to choose. */
function openField(offer: Offer): Open | null {
  for (const [field, value] of Object.entries(offer) as [string, unknown][]) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    return "from" in value ? { field, range: value as Range } : { field, choice: value as Choice };
  }
  return null;
}

function OneOffer(props: OfferProps) {
  const open = openField(props.offer);
  const move = whole<AnyMove>(props.offer);
  if (move) return <PlayButton {...props} move={move} />;
  if (!open) return null;
  return "range" in open ? (
    <RangeOffer {...props} field={open.field} range={open.range} />
  ) : (
    <ChoiceOffer {...props} field={open.field} choice={open.choice} />
  );
}

function PlayButton({
  game,
  seen,
  words,
  move,
  play,
  able = true,
}: OfferProps & { move: AnyMove; able?: boolean }) {
  const sentence = tell(game, { words }, move, null);
  return (
    <button type="button" disabled={seen.busy || !able || !sentence} onClick={() => play(move)}>
      {sentence || "…"}
    </button>
  );
}

const amounts = draft<Readonly<Record<string, number>>>("general-amounts", {});
const picks = draft<Readonly<Record<string, Readonly<Record<string, number>>>>>("general-picks", {});

function RangeOffer(props: OfferProps & { field: string; range: Range }) {
  const { seen, offer, field, range } = props;
  const key = JSON.stringify(offer);
  const value = amounts.of(seen)[key] ?? range.from;
  return (
    <div class="offer">
      <Amount
        value={value}
        from={range.from}
        to={range.to}
        label={field.replaceAll("_", " ")}
        set={(next) => amounts.put(seen, { ...amounts.of(seen), [key]: next })}
      />
      <PlayButton {...props} move={{ ...offer, [field]: value }} />
    </div>
  );
}

/** Kinds are counted by number or by name. */
const kindOf = (name: string): number | string => (/^\d+$/.test(name) ? Number(name) : name);

function ChoiceOffer(props: OfferProps & { field: string; choice: Choice }) {
  const { seen, words, offer, field, choice } = props;
  const key = JSON.stringify(offer);
  const taken = picks.of(seen)[key] ?? {};
  const chosen = Object.keys(choice.of).flatMap((kind) =>
    Array<number | string>(taken[kind] ?? 0).fill(kindOf(kind)),
  );
  const put = (kind: string, count: number) =>
    picks.put(seen, { ...picks.of(seen), [key]: { ...taken, [kind]: count } });
  /** What the game calls a list of only this kind. */
  const nameOfKind = (kind: string): string =>
    String(words({ ...offer, [field]: [kindOf(kind)] } as never)?.[field] ?? kind);
  return (
    <div class="offer">
      <ul class="kinds">
        {Object.entries(choice.of).map(([kind, count]) => (
          <li key={kind}>
            <span class="grow">{nameOfKind(kind)}</span>
            <button
              type="button"
              class="icon"
              aria-label={`${nameOfKind(kind)} −1`}
              disabled={!taken[kind]}
              onClick={() => put(kind, (taken[kind] ?? 0) - 1)}
            >
              −
            </button>
            <b class="num">
              {taken[kind] ?? 0}/{count}
            </b>
            <button
              type="button"
              class="icon"
              aria-label={`${nameOfKind(kind)} +1`}
              disabled={(taken[kind] ?? 0) >= count || chosen.length >= choice.most}
              onClick={() => put(kind, (taken[kind] ?? 0) + 1)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <PlayButton
        {...props}
        move={{ ...offer, [field]: chosen }}
        able={chosen.length >= choice.least && chosen.length <= choice.most}
      />
    </div>
  );
}

/** Something to say with the move. */
function Phrases({ game, phrase }: { game: string; phrase: { value: string } }) {
  return (
    <label class="small phrases">
      {t("general-phrase")}
      <select value={phrase.value} onChange={(e) => (phrase.value = e.currentTarget.value)}>
        <option value="">{t("general-silent")}</option>
        {(state.table.value?.phrases ?? []).map((name) => (
          <option value={name}>{say(game, `phrase-${name}`) ?? name}</option>
        ))}
      </select>
    </label>
  );
}
