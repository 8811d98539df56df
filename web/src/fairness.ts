/** This device's part in the dice: a salt, committed to before anybody's is shown, and the check afterwards. */
import { effect } from "@preact/signals";
import { recallJson, rememberJson } from "./device";
import { sha256 } from "./sha256";
import { send } from "./socket";
import { mySeat, state } from "./state";
import type { TableInfo } from "./wire";

/** What stood when this device revealed its salt: nothing of it may be another afterwards. */
interface Seen {
  table: string;
  seats: (string | null)[];
}

interface Share {
  id: string;
  /** Made and not revealed yet. */
  salts: string[];
  revealed?: { salt: string; seen: Seen };
}

/** Of so many tables the salts are remembered. */
const REMEMBERED = 12;

/** For a browser that forbids storage: as long as the page is open. */
let held: Share[] = [];

const shares = (): Share[] => recallJson<Share[]>("salts", held);
const shareAt = (id: string): Share => shares().find((s) => s.id === id) ?? { id, salts: [] };

function keep(share: Share): void {
  held = [share, ...shares().filter(({ id }) => id !== share.id)].slice(0, REMEMBERED);
  rememberJson("salts", held);
}

/** A new salt for this table; the commitment to it. */
export function commit(id: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep({ id, salts: [salt, ...shareAt(id).salts].slice(0, 4) });
  return sha256(salt);
}

/** Reveal when everybody's commitment stands; be ready anew, with a new salt, when it came to nothing. */
export function takePart(): void {
  effect(() => {
    const [table, seat] = [state.table.value, mySeat.value];
    if (!table || table.phase !== "gathering" || seat === null) return;
    if (table.revealing) reveal(table, seat);
    else if (shareAt(table.id).revealed && !table.seats[seat]?.ready)
      void send({ type: "ready", ready: true, commitment: commit(table.id) }, true);
  });
}

const standing = (table: TableInfo): Seen => ({
  table: table.commitment,
  seats: table.seats.map((s) => s.commitment ?? null),
});

/** A salt is shown once, for one set of commitments: whoever changes theirs afterwards gets none. */
function reveal(table: TableInfo, seat: number): void {
  const mine = table.seats[seat]?.commitment;
  const share = shareAt(table.id);
  const seen = standing(table);
  const salt = [...share.salts, share.revealed?.salt ?? ""].find((s) => s && sha256(s) === mine);
  if (!salt) return;
  if (salt === share.revealed?.salt && !same(share.revealed.seen, seen)) return;
  keep({ id: table.id, salts: [], revealed: { salt, seen } });
  void send({ type: "reveal", salt }, true);
}

const same = (one: Seen, other: Seen): boolean => JSON.stringify(one) === JSON.stringify(other);

/** After the game: was it fair, was it not, or does all fit though this device had no part in it? */
export function judge(table: TableInfo, seat: number | null): "fair" | "unfair" | "fits" | null {
  if (!table.seed) return null;
  const { revealed } = shareAt(table.id);
  if (!fits(table, revealed?.seen ?? standing(table))) return "unfair";
  if (!revealed || seat === null) return "fits";
  return table.seats[seat]?.salt === revealed.salt ? "fair" : "unfair";
}

/** What is shown of a salt before the game: nothing of one that is not in plain hex. Dice are keyed with its letters,
 *  so to write the same bytes in another way would be to choose another salt. */
const shownOf = (salt: string): string | undefined =>
  /^([0-9a-f]{2})+$/.test(salt) ? sha256(salt) : undefined;

const fits = (table: TableInfo, seen: Seen): boolean =>
  sha256(table.seed ?? "") === seen.table &&
  table.seats.every(({ salt }, n) => (salt ? shownOf(salt) : null) === (seen.seats[n] ?? null));
