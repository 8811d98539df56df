/**
 * The score of a prison: what is seen when. The die lands before it is read, cards come face down, a tunnel is dug before its
 * points are told, and a fight goes blow by blow: whoever is to answer hesitates as long, whatever the answer.
 */
import type { SoundName } from "@frame/sound";
import type { Beat, Cue, Moment } from "@frame/staging";
import { nameOf } from "@frame/state";
import { backgroundName, cardName, describe, gangCardName, michelName } from "./deck";
import type { Convict, Event, Extortion, View } from "./types";
import { t } from "./words";

export interface RollCue extends Cue {
  name: "roll";
  /** Null while it tumbles. */
  face: number | null;
}
export interface SearchCue extends Cue {
  name: "search";
  seat: number;
  count: number;
}
export interface DigCue extends Cue {
  name: "dig";
  seat: number;
  tool: string | null;
}
export interface FreeCue extends Cue {
  name: "free";
  seat: number;
}
/** A card that everybody sees. */
export interface CardCue extends Cue {
  name: "card";
  picture: string;
  title: string;
  text: string;
  look: "action" | "gang" | "secret";
}
/** A fight, as far as it has come. */
export interface FightCue extends Cue {
  name: "fight";
  fight: Extortion;
  /** A card has just come down. */
  slam?: boolean;
  /** A blow has fallen, and is heard. */
  bang?: true;
  /** Who thinks about another blow. */
  waiting?: number;
  verdict?: string;
  winner?: number;
  beaten?: number;
  /** What changes hands. */
  prize?: string;
}

export const isRolling = (cue: Cue | null): cue is RollCue => cue?.name === "roll";
export const isSearching = (cue: Cue | null): cue is SearchCue => cue?.name === "search";
export const isDigging = (cue: Cue | null): cue is DigCue => cue?.name === "dig";
export const isFreed = (cue: Cue | null): cue is FreeCue => cue?.name === "free";
export const isShown = (cue: Cue | null): cue is CardCue => cue?.name === "card";
export const isFight = (cue: Cue | null): cue is FightCue => cue?.name === "fight";

type PrisonBeat = Beat<View, Event>;

/** How long somebody thinks about a blow: the same whatever comes of it. */
const HESITATION = 800;

/** What needs no more than to be seen for a while. */
const PLAIN: Partial<Record<Event["event"], readonly [lasts: number, sound?: SoundName]>> = {
  followed: [300],
  expelled: [900, "short"],
  crafted: [1100, "latch"],
  stolespoon: [900, "latch"],
  healed: [900, "right"],
  sold: [1000, "coin"],
  bought: [1000, "coin"],
  smokes: [500, "coin"],
  paid: [500, "coin"],
  robbed: [1100, "coin"],
  looked: [900, "card"],
  saw: [600],
  discarded: [600, "card"],
  fetched: [800, "card"],
  moreactions: [600],
  gathered: [1600, "card"],
  exchanged: [1100, "card"],
  exchangedcards: [600, "card"],
  reshuffled: [500, "card"],
  michelgone: [900, "step"],
  michelbeaten: [1200, "right"],
  michelwon: [1200, "short"],
  lightsout: [2200, "stop"],
};

export function score(moment: Moment<View, Event>): PrisonBeat[] {
  if (!moment.before) return [{ lasts: 0 }];
  const stage = new Staged(moment.before, moment.me);
  for (const event of moment.events) stage.play(event);
  return ended(stage.beats, moment.after);
}

/** Beats after which nothing new is shown, and which hide nothing: whoever is next need not wait for their end. */
const LINGERS = ["step", "search", "got", "turn", "seen", "dug"];

function ended(beats: PrisonBeat[], after: View): PrisonBeat[] {
  const last = beats.at(-1);
  const cue = last?.cue ?? null;
  const goesOn = isFight(cue) && cue.fight.result === "open" && !cue.verdict;
  const lingers = !cue || goesOn || LINGERS.includes(cue.name);
  if (!last || !lingers) return [...beats, { lasts: 0 }];
  const { view: _, ...rest } = last;
  const lasting = goesOn ? { ...cue, fight: after.extortion ?? cue.fight } : cue;
  return [...beats.slice(0, -1), { ...rest, ...(lasting && { cue: lasting }) }];
}

/** The table as it is on stage, event by event; what is not followed here stays as it was until the end. */
class Staged {
  readonly beats: PrisonBeat[] = [];
  private fight: Extortion | null;
  private answered = false;

  constructor(
    private view: View,
    private readonly me: number | null,
  ) {
    this.fight = view.extortion?.result === "open" ? view.extortion : null;
  }

  play(event: Event): void {
    switch (event.event) {
      case "turnbegan":
        this.put({ turn: event.seat, extortion: null, decision: "" });
        return this.beat(event, 350, { name: "turn", light: [event.seat] });
      case "rolled":
        return this.roll(event, event.seat, event.face);
      case "moved":
        this.convict(event.seat, { room: event.room as Convict["room"] });
        this.put({ face: 0, decision: "" });
        return this.beat(event, 800, { name: "step", light: [event.seat] }, "step");
      case "michelmoved":
        if (this.view.neutral)
          this.put({ neutral: { ...this.view.neutral, room: event.room as Convict["room"] }, face: 0 });
        return this.beat(event, 800, { name: "step" }, "step");
      case "drew":
        this.hand(event.seat, event.count);
        this.put({ search_pile: Math.max(0, this.view.search_pile - event.count) });
        return this.beat(
          event,
          650,
          { name: "search", seat: event.seat, count: event.count, light: [event.seat] },
          "card",
        );
      case "got":
        event.cards.forEach((card) => this.own(card, 1));
        return this.beat(event, 700, { name: "got", light: [event.seat] }, "card");
      case "dug":
        return this.dig(event, event.seat, event.tool, event.points);
      case "tunnelled":
        return this.dig(event, event.seat, null, event.points);
      case "escaped":
        return this.beat(
          event,
          3200,
          { name: "free", seat: event.seat, light: [event.seat], moods: { [event.seat]: "glad" } },
          "crash",
          true,
        );
      case "acted":
        this.hand(event.seat, -1, event.card);
        return this.card(event, "action", "action", cardName(event.card), describe("action", event.card));
      case "used":
        return this.card(
          event,
          this.view.convicts[event.seat]?.gang ?? "crew",
          "gang",
          gangCardName(event.card),
          describe("gang_card", event.card),
        );
      case "joined":
        this.convict(event.seat, { gang: event.gang, gang_card: event.card });
        return this.card(
          event,
          event.gang,
          "gang",
          gangCardName(event.card),
          describe("gang_card", event.card),
        );
      case "revealed":
        this.convict(event.seat, { revealed: true, background: event.background });
        return this.card(
          event,
          "background",
          "secret",
          backgroundName(event.background),
          describe("background", event.background),
        );
      case "michelcardup":
        return this.card(event, "michel", "action", michelName(event.card), "");
      default:
        return this.blow(event);
    }
  }

  /** Extortion and fight. */
  private blow(event: Event): void {
    switch (event.event) {
      case "threatened": {
        this.hand(event.seat, -1, event.weapon);
        this.brawl({
          attacker: event.seat,
          defender: event.victim,
          tools: [event.tool],
          weapons: [event.weapon],
          helpers: [],
          result: "open",
        });
        return this.hit(event, 1500, { slam: true }, "stop");
      }
      case "struck":
        this.hesitate(event.seat);
        this.hand(event.seat, -1, event.weapon);
        if (this.fight) this.brawl({ ...this.fight, weapons: [...this.fight.weapons, event.weapon] });
        return this.strike(event);
      case "struckbare":
        this.hesitate(event.seat);
        return this.strike(event);
      case "gavein":
        this.hesitate(event.seat);
        return this.hit(event, 700, {});
      case "cooperated":
        this.hesitate(event.seat);
        this.pass(event.seat, event.winner, event.tool);
        return this.hit(
          event,
          1700,
          {
            verdict: t("page-hands-over", { name: this.called(event.seat) }),
            prize: event.tool,
            winner: event.winner,
          },
          "card",
          true,
        );
      case "fightlost":
        this.hesitate(event.seat);
        return this.hit(
          event,
          1100,
          { verdict: t("page-gives-in", { name: this.called(event.seat) }), winner: event.winner },
          "short",
          true,
        );
      case "blocked":
        this.hesitate(event.seat);
        return this.hit(event, 1500, { verdict: t("page-result-blocked") }, "right", true);
      case "beaten":
        this.convict(event.seat, { beatings: event.beatings });
        if (this.fight) return this.hit(event, 800, { ...this.carried(), beaten: event.seat }, "blow", true);
        return this.beat(
          event,
          1000,
          { name: "beat", light: [event.seat], moods: { [event.seat]: "startled" } },
          "blow",
        );
      case "handedover":
        this.pass(event.seat, event.winner, event.card);
        return this.hit(event, 1200, { ...this.carried(), prize: event.card }, "card", true);
      case "lost":
        this.pass(event.seat, event.winner);
        return this.hit(event, 900, { ...this.carried(), prize: "card" }, "card", true);
      case "lostcard":
        return this.hit(event, 900, { ...this.carried(), prize: event.card }, "card", true);
      default: {
        const plain = PLAIN[event.event];
        const seat = "seat" in event ? event.seat : null;
        if (plain) this.beat(event, plain[0], { name: "seen", light: seat === null ? [] : [seat] }, plain[1]);
      }
    }
  }

  private beat(event: Event, lasts: number, cue: Cue | null, sound?: SoundName, rest = false): void {
    this.beats.push({
      lasts,
      view: this.view,
      tells: [event],
      ...(cue ? { cue } : {}),
      ...(sound ? { sound } : {}),
      ...(rest ? { rest } : {}),
    });
  }

  /** First it tumbles, then it can be read. */
  private roll(event: Event, seat: number, face: number): void {
    this.beats.push({
      lasts: 750,
      view: this.view,
      sound: "dice",
      cue: { name: "roll", face: null, light: [seat] },
    });
    this.beat(event, 850, { name: "roll", face, light: [seat] }, "die");
  }

  /** First the tool is at work, then the tunnel is longer. */
  private dig(event: Event, seat: number, tool: string | null, points: number): void {
    this.beats.push({
      lasts: 950,
      view: this.view,
      sound: "dig",
      cue: { name: "dig", seat, tool, light: [seat] },
    });
    const convict = this.view.convicts[seat];
    if (tool) this.hand(seat, -1, tool);
    if (convict)
      this.convict(seat, {
        points: convict.points + points,
        tunnel: tool ? [...convict.tunnel, tool] : convict.tunnel,
      });
    this.beat(event, 900, { name: "dug", light: [seat] });
  }

  private card(
    event: Event & { seat: number },
    picture: string,
    look: CardCue["look"],
    title: string,
    text: string,
  ): void {
    this.beat(event, 1700, { name: "card", picture, look, title, text, light: [event.seat] }, "card");
  }

  private brawl(fight: Extortion): void {
    this.fight = fight;
    this.put({ extortion: fight });
  }

  /** Once in an update, and not for the own answer, which one knows. */
  private hesitate(seat: number): void {
    const known = this.answered || seat === this.me;
    this.answered = true;
    if (!this.fight || known) return;
    this.beats.push({
      lasts: HESITATION,
      view: this.view,
      cue: { name: "fight", fight: this.fight, waiting: seat, light: [seat] },
    });
  }

  private strike(event: Event): void {
    this.hit(event, 900, { slam: true, bang: true }, "blow");
  }

  private hit(event: Event, lasts: number, more: Partial<FightCue>, sound?: SoundName, rest = false): void {
    const { fight } = this;
    if (!fight) return this.beat(event, lasts, null, sound); // nothing is left of it on stage
    const light = [fight.attacker, fight.defender].filter((seat) => seat !== null);
    this.beat(event, lasts, { name: "fight", fight, light, ...more }, sound, rest);
  }

  /** What the fight's last beat had to say still holds. */
  private carried(): Partial<FightCue> {
    const cue = this.beats.at(-1)?.cue ?? null;
    if (!isFight(cue)) return {};
    const { verdict, winner, beaten } = cue;
    return {
      ...(verdict === undefined ? {} : { verdict }),
      ...(winner === undefined ? {} : { winner }),
      ...(beaten === undefined ? {} : { beaten }),
    };
  }

  private called = (seat: number): string => (seat === this.me ? t("page-you") : nameOf(seat));

  private put(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
  }

  private convict(seat: number, change: Partial<Convict>): void {
    this.put({ convicts: this.view.convicts.map((one, i) => (i === seat ? { ...one, ...change } : one)) });
  }

  /** So many cards more or fewer; a card by name, if it is the own hand's. */
  private hand(seat: number, by: number, card?: string): void {
    this.convict(seat, { hand: Math.max(0, (this.view.convicts[seat]?.hand ?? 0) + by) });
    if (card && seat === this.me) this.own(card, by);
  }

  private own(card: string, by: number): void {
    const { [card]: count = 0, ...others } = this.view.hand;
    this.put({ hand: count + by > 0 ? { ...this.view.hand, [card]: count + by } : others });
  }

  private pass(from: number, to: number, card?: string): void {
    this.hand(from, -1, card);
    this.hand(to, 1, card);
  }
}
