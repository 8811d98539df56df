/** What a review page asks the server for. */
import * as api from "../../api";
import { go } from "../../router";
import { keyTo, rememberVisit, state, visitTo } from "../../state";
import { loadTable, type GameTable } from "../../table/game";
import { loadGame, t } from "../../text";
import type { Frame, Replay } from "../../wire";
import { keyIn } from "../Replay";
import { loadLikely, type Likely } from "./likely";
import type { Decision, Review } from "./types";

const PATIENCE = 700;
const STRETCH = 40;

export const keyOf = (id: string): string | undefined => keyTo(id) ?? keyIn(location.hash);

/** What a decision is drawn from. */
export interface Scene {
  game: string;
  seats: number;
  view: GameTable;
  likely: Likely;
  /** The table as the seat saw it when it decided. */
  saw: (decision: Decision) => Promise<Frame | undefined>;
}

/** A whole game that is looked back at. */
export interface Whole extends Scene {
  id: string;
  review: Review;
}

/** Wait for the review; `told` hears how far it is. */
export async function loadReview(
  id: string,
  told: (share: number) => void,
  stopped: () => boolean,
): Promise<Whole | null> {
  const head = await api.replay(id, "table", 0, 1, keyOf(id));
  state.names.value = head.names;
  const drawn = await loadDrawing(head.game);
  const review = await waitFor(id, told, stopped);
  return review && { id, seats: head.names.length, saw: seenAt(id), ...drawn, review };
}

/** Ask until it is there. */
export async function waitFor(
  id: string,
  told: (share: number) => void,
  stopped: () => boolean,
): Promise<Review | null> {
  while (!stopped()) {
    const { done, total, review } = await api.review(id, keyOf(id));
    if (review) return review as unknown as Review;
    told(done / Math.max(1, total));
    await new Promise((wake) => setTimeout(wake, PATIENCE));
  }
  return null;
}

/** How a game is drawn and said. */
async function loadDrawing(game: string): Promise<Pick<Scene, "game" | "view" | "likely">> {
  const [view, likely] = await Promise.all([loadTable(game), loadLikely(game), loadGame(game)]);
  return { game, view, likely };
}

const seenAt =
  (id: string) =>
  ({ seat, at }: Decision): Promise<Frame | undefined> =>
    frameBefore(id, seat, at);

const stretches = new Map<string, Promise<Replay>>();

/** The table as a seat saw it before an entry of the record; none before the first. */
async function frameBefore(id: string, seat: number, at: number): Promise<Frame | undefined> {
  const start = Math.floor((at - 1) / STRETCH) * STRETCH;
  if (at < 1) return undefined;
  const name = `${id} ${seat} ${start}`;
  const asked = stretches.get(name) ?? api.replay(id, String(seat), start, STRETCH, keyOf(id));
  stretches.set(name, asked);
  asked.catch(() => stretches.delete(name));
  return (await asked).frames[at - 1 - start];
}

/** A new table that begins before this entry; its game starts at once. */
export async function fork({ id, game }: Whole, at: number, asItWas: boolean): Promise<void> {
  const name = state.name.peek().trim() || t("guest");
  const made = await api.fork(id, { at, as_it_was: asItWas, name }, keyOf(id));
  const { table, token, invite, watch } = made;
  keepKey(id, game);
  rememberVisit({ id: table, game, at: Date.now() / 1000, token, invite, watch });
  go(`/t/${table}?start=1`);
}

/** Who came by a link finds the way back. */
function keepKey(id: string, game: string): void {
  const secrets = new URLSearchParams(location.hash.slice(1));
  const [watch, invite] = [secrets.get("watch"), secrets.get("invite")];
  if (visitTo(id) || (!watch && !invite)) return;
  rememberVisit({ id, game, at: Date.now() / 1000, ...(watch ? { watch } : { invite: invite ?? "" }) });
}

/** The positions that come with a game, each at a table of its own. */
export async function loadShelf(game: string): Promise<{ scene: Scene; decision: Decision }[]> {
  const [found, drawn] = await Promise.all([api.drills(game), loadDrawing(game)]);
  const most = Math.max(0, ...found.map(({ seats }) => seats));
  state.names.value = Array.from({ length: most }, (_, seat) => `normal ${seat + 1}`); // the bots' own names
  return found.map(({ seats, view, decision: told }) => {
    const decision = told as unknown as Decision;
    const frame = { seat: -1, move: null, words: null, actors: [decision.seat], views: [view], events: [[]] };
    return { decision, scene: { ...drawn, seats, saw: () => Promise.resolve(frame) } };
  });
}
