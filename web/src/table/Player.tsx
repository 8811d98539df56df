/** Somebody at the table: face, name, clock, what they say, and what they own. */
import type { ComponentChildren } from "preact";
import { Face } from "../art/face";
import { Clock } from "../shell/Clock";
import { nameOf, state } from "../state";
import { talking } from "../talk";
import { say, t } from "../text";
import type { Seen } from "./game";

/** What is needed of any game. */
type Looked = Pick<Seen, "me" | "actors" | "cue">;

interface PlayerProps {
  seen: Looked;
  seat: number;
  /** Pixels of the face. */
  size?: number;
  class?: string;
  style?: Record<string, string | number>;
  /** What they own, as pictures with numbers. */
  children?: ComponentChildren;
}

/** A list item, in a strip or around the scene. */
export function Player({ seen, seat, size = 40, class: extra = "", style = {}, children }: PlayerProps) {
  const table = state.table.value;
  const info = table?.seats[seat];
  const acting = seen.actors.includes(seat);
  const lit = acting || !!seen.cue?.light?.includes(seat);
  const mine = seat === seen.me;
  const deadline = state.shown.value?.deadlines.find((d) => d.seat === seat);
  const gone = info?.person && !table?.people.find((p) => p.id === info.person)?.online && !mine;
  const name = mine ? t("you-short") : nameOf(seat);
  const marks = `${acting ? " acting" : ""}${lit ? " lit" : ""}${mine ? " mine" : ""}`;
  return (
    <li class={`player${marks} ${extra}`} style={style} data-seat={seat}>
      <Face seat={seat} mood={seen.cue?.moods?.[seat]} size={size} />
      <span class="who" title={nameOf(seat)}>
        {name}
      </span>
      {acting && <span class="sr">{t(mine ? "your-turn" : "is-thinking")}</span>}
      {acting && !mine && (
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {info?.away && <span class="gone">{t("bot-stands-in")}</span>}
      {gone && !info?.away && <span class="gone">{t("gone")}</span>}
      {children}
      {deadline && <Clock at={deadline.at} />}
      <Bubble seen={seen} seat={seat} />
    </li>
  );
}

/** Nothing but a face or a sign. */
const EMOTE = /^\p{Extended_Pictographic}\p{Emoji_Component}*$/u;

/** What the score or the chat has them say. The chat itself is read out where it stands. */
function Bubble({ seen, seat }: { seen: Looked; seat: number }) {
  const cue = [seen.cue?.bubble ?? []].flat().find((bubble) => bubble.seat === seat);
  const said = talking.value[seat];
  const phrase = said?.phrase && say(state.table.value?.game ?? "", `phrase-${said.phrase}`);
  const words = cue?.words ?? phrase ?? said?.text;
  if (!words) return null;
  return (
    <span
      key={words}
      class={`bubble${cue?.loud ? " loud" : ""}${EMOTE.test(words) ? " emote" : ""}`}
      aria-hidden="true"
    >
      <bdi>{words}</bdi>
    </span>
  );
}
