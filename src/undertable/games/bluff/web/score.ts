/** Bluff's score: what is seen when. Cups go up one after the other, the bidder's last, and only then is counted. */
import type { Beat, Cue, Moment } from "@frame/staging";
import { nameOf } from "@frame/state";
import { capital, whose } from "@frame/text";
import { bidWords, STAR, type Bid } from "./bidding";
import type { Bidden, Doubted, Event, LaidOut, View } from "./types";
import { t } from "./words";

/** Cups up, as far as it has come. */
export interface CupsUp extends Cue {
  name: "cups";
  bid: Bid;
  doubter: number;
  bidder: number;
  /** The dice of those whose cup is up; nobody else's are here. */
  dice: Readonly<Record<number, readonly number[]>>;
  /** So many fitting dice have been counted; null before. */
  counted: number | null;
  /** How many there are and who has lost how many, once all are counted. */
  verdict: { actual: number; lost: readonly number[] } | null;
}

export const isCupsUp = (cue: Cue | null): cue is CupsUp => cue?.name === "cups";

export const fits = (die: number, bid: Bid): boolean => die === bid.face || die === STAR;

/** In which order cups go up: the doubter's first, the bidder's last. */
export function upOrder(doubter: number, bidder: number, seats: number): number[] {
  const round = Array.from({ length: seats }, (_, i) => (doubter + i) % seats);
  return [...round.filter((seat) => seat !== bidder), bidder];
}

const COUNTING = 2400;

export function score({ before, after, events, me }: Moment<View, Event>): Beat<View, Event>[] {
  const beats: Beat<View, Event>[] = [];
  let view = before ?? atTheBeginning(after);
  let shaking = false;
  const put = (change: Partial<View>) => (view = { ...view, ...change });
  for (const event of events) {
    switch (event.event) {
      case "opening":
        put({ opening: rolled(view.opening, event.seat, event.dice), raised: null });
        beats.push({
          lasts: 650,
          view,
          tells: [event],
          sound: "dice",
          cue: { name: "roll", light: [event.seat] },
        });
        break;
      case "begins":
        shaking = false;
        put({ ...cleared(view), round: event.round, turn: event.seat, raised: after.raised });
        beats.push({ lasts: 250, view, tells: [event] });
        break;
      case "shaken":
        if (shaking) break; // all shake at once
        shaking = true;
        put({ phase: "shaking", cups: after.cups });
        beats.push({
          lasts: 900,
          view,
          sound: "dice",
          cue: { name: "shake" },
        });
        break;
      case "bidden":
        put({ bid: { move: "bid", ...bidOf(event) }, bidder: event.seat, raised: null, phase: "bidding" });
        beats.push({ lasts: 1000, view, tells: [event], sound: "die", cue: bidding(event) });
        break;
      case "laidout":
        shaking = false;
        put({ laid: laidOut(view.laid, event), phase: "laying" });
        beats.push({
          lasts: 1100,
          view,
          tells: [event],
          sound: "dice",
          cue: { name: "laidout", light: [event.seat] },
        });
        break;
      case "doubted": {
        const losses = events.filter(({ event: kind }) => kind === "lost" || kind === "out");
        beats.push(...cupsUp(view, event, losses, me, put));
        break;
      }
    }
  }
  const last = beats.at(-1);
  const won = events.find(({ event }) => event === "won");
  const cue = won ? { name: "won", light: [won.seat], moods: { [won.seat]: "glad" as const } } : last?.cue;
  const lingers = last && LINGERS.includes(last.cue?.name ?? "");
  if (lingers) beats.pop(); // what is said with the last beat may be answered at once
  return [
    ...beats,
    {
      lasts: lingers ? last.lasts : 0,
      ...(lingers ? last : {}),
      ...(cue && (won || lingers) ? { cue } : {}),
    },
  ];
}

/** Beats after which nothing new is shown: whoever is next need not wait for their end. */
const LINGERS = ["bid", "roll", "laidout"];

const bidOf = ({ count, face }: Bid): Bid => ({ count, face });

const bidding = (event: Bidden): Cue => ({
  name: "bid",
  light: [event.seat],
  bubble: { seat: event.seat, words: `${capital(bidWords(bidOf(event)))}!` },
});

function atTheBeginning(after: View): View {
  return {
    ...after,
    ...cleared(after),
    opening: after.opening.map(() => []),
    raised: null,
    phase: "opening",
  };
}

/** A new round before anybody has shaken. */
function cleared(view: View): Partial<View> {
  const none = view.dice.map(() => []);
  return { bid: null, bidder: null, cup: [], cups: view.dice.map(() => 0), laid: none, phase: "shaking" };
}

/** Who rolls a second time has tied, and the old rolls are gone. */
function rolled(opening: readonly number[][], seat: number, dice: number[]): number[][] {
  const fresh = opening[seat]?.length ? opening.map(() => []) : opening;
  return fresh.map((roll, i) => (i === seat ? dice : roll));
}

const laidOut = (laid: readonly number[][], { seat, dice }: LaidOut): number[][] =>
  laid.map((roll, i) => (i === seat ? [...roll, ...dice].sort() : roll));

/** The great moment: "Doubt!", the cups, the count, and what it costs. */
function cupsUp(
  view: View,
  event: Doubted,
  losses: readonly Event[],
  me: number | null,
  put: (change: Partial<View>) => View,
): Beat<View, Event>[] {
  const [bid, doubter, bidder] = [bidOf(event), event.seat as number, event.bidder as number];
  const order = upOrder(doubter, bidder, view.dice.length).filter((seat) => event.dice[seat]?.length);
  const base: CupsUp = { name: "cups", bid, doubter, bidder, dice: {}, counted: null, verdict: null };
  const doubt: Beat<View, Event> = {
    lasts: 1000,
    view: put({ bid: { move: "bid", ...bid }, bidder, phase: "bidding" }),
    says: t("page-says-doubt", {
      me: doubter === me ? "yes" : "no",
      name: nameOf(doubter),
      bidder: whose(nameOf(bidder)),
      bidder_me: bidder === me ? "yes" : "no",
      bid: bidWords(bid),
    }),
    sound: "stop",
    cue: {
      ...base,
      light: [doubter],
      moods: { [doubter]: "cross", [bidder]: "startled" },
    },
  };
  const dice: Record<number, readonly number[]> = {};
  const lifts = order.map((seat, i): Beat<View, Event> => {
    dice[seat] = event.dice[seat] as number[];
    const next = order[i + 1] === bidder ? 900 : 600;
    return { lasts: next, sound: "cup", cue: { ...base, dice: { ...dice }, light: [seat] } };
  });
  const hits = order.flatMap((seat) => (dice[seat] ?? []).filter((die) => fits(die, bid)));
  const each = Math.min(280, COUNTING / Math.max(1, hits.length));
  const counts = hits.map((_, i): Beat<View, Event> => ({
    lasts: i === hits.length - 2 ? each + 500 : each, // the last one waits
    sound: "hit",
    cue: { ...base, dice, counted: i + 1 },
  }));
  const lost = view.dice.map((_, seat) =>
    losses.reduce((sum, e) => (e.event === "lost" && e.seat === seat ? e.count : sum), 0),
  );
  const verdict = { actual: event.actual as number, lost };
  const losers = lost.flatMap((count, seat) => (count ? [seat] : []));
  return [
    doubt,
    ...lifts,
    { lasts: 500, cue: { ...base, dice, counted: 0 } },
    ...counts,
    {
      lasts: 2200,
      view: put({ dice: view.dice.map((count, seat) => count - (lost[seat] ?? 0)) }),
      tells: [event, ...losses],
      sound: losers.includes(bidder) ? "short" : "right",
      rest: true,
      cue: {
        ...base,
        dice,
        counted: hits.length,
        verdict,
        light: losers,
        moods: Object.fromEntries(losers.map((seat) => [seat, "sad" as const])),
      },
    },
  ];
}
