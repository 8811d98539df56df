/** A table for any game: its view in rows and columns, its legal moves as its own sentences offer them. */
import "./general.css";
import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import { Face } from "../../art/face";
import { nameOf } from "../../state";
import { number, say, t } from "../../text";
import type { Field, Json, Kinds } from "../../wire";
import { gameTable, type AnyEvent, type AnyMove, type GameTable, type Seen } from "../game";
import { Offers } from "./Offers";
import { wordsFor } from "./words";

type Fields = { [key: string]: Json };

const PAUSE = 900;
const MOMENT = 5000;
/** Who looks is known, and options do not change. */
const UNSAID = ["seat", "options"];
/** A bid that lies on the table need not say that it is one. */
const KIND = "move";

export function generalTable(game: string, kinds: Kinds): GameTable {
  const pauses = Object.fromEntries(Object.keys(kinds.events).map((event) => [event, PAUSE]));
  const words = (what: AnyMove | AnyEvent) => wordsFor(game, what);
  return gameTable<Fields, AnyMove, AnyEvent>({
    Board: (seen) => <Board seen={seen} game={game} kinds={kinds} />,
    Hand: (seen) => (seen.me === null ? null : <Offers game={game} seen={seen} words={words} />),
    Badge: () => null,
    now: (seen) => (seen.legal.length ? t("general-now") : null),
    words,
    quiet: [],
    pauses,
  });
}

interface Told {
  game: string;
  kinds: Kinds;
  /** Where in the view it stands: `raised.dice`. */
  path: string;
}

const about = ({ kinds, path }: Told): Field => kinds.view[path] ?? {};
const inside = (told: Told, name: string): Told => ({
  ...told,
  path: told.path ? `${told.path}.${name}` : name,
});
const plain = (name: string): string => name.replaceAll("_", " ");
const isFields = (value: Json): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A field's name: the message `view-<field>`, or the name that the rules give it. */
const labelOf = (game: string, name: string): string => say(game, `view-${name}`) ?? plain(name);

function Board({ seen, game, kinds }: { seen: Seen<Fields>; game: string; kinds: Kinds }) {
  const root: Told = { game, kinds, path: "" };
  const fields = Object.entries(seen.view).filter(([name]) => !UNSAID.includes(name));
  const isEach = (name: string) => about(inside(root, name)).each;
  return (
    <div class="general">
      <List told={root} fields={fields.filter(([name]) => !isEach(name))} />
      <Seats told={root} seats={seen.seats} fields={fields.filter(([name]) => isEach(name))} />
    </div>
  );
}

function List({ told, fields }: { told: Told; fields: [string, Json][] }) {
  return (
    <dl>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{labelOf(told.game, name)}</dt>
          <dd>
            <Value told={inside(told, name)} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Column {
  told: Told;
  label: string;
  cells: Json[];
}

/** What there is one of for each seat, as a column; of a thing with fields each field is one. */
function columnsOf(told: Told, [name, value]: [string, Json]): Column[] {
  const here = inside(told, name);
  if (!Array.isArray(value) || !value.length) return [];
  const label = labelOf(told.game, name);
  if (!value.every(isFields)) return [{ told: here, label, cells: value }];
  return Object.keys(value[0] ?? {}).map((key) => ({
    told: inside(here, key),
    label: labelOf(told.game, key),
    cells: value.map((fields) => fields[key] ?? null),
  }));
}

function Seats({ told, seats, fields }: { told: Told; seats: number; fields: [string, Json][] }) {
  const columns = fields.flatMap((field) => columnsOf(told, field));
  if (!columns.length) return null;
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={t("players-here")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("players-here")}</th>
            {columns.map(({ told, label }) => (
              <th scope="col" key={told.path}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: seats }, (_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Player seat={seat} />
              </th>
              {columns.map(({ told, cells }) => (
                <td key={told.path}>
                  <Value told={told} value={cells[seat] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Player({ seat }: { seat: number }) {
  return (
    <span class="player-name">
      <Face seat={seat} size={20} />
      {nameOf(seat)}
    </span>
  );
}

const NOTHING = "–";

function Value({ told, value }: { told: Told; value: Json }): ComponentChild {
  if (about(told).fleeting) return <Moment key={JSON.stringify(value)} told={told} value={value} />;
  return <Lasting told={told} value={value} />;
}

/** Shown for as long as a look takes, however long the next player thinks. */
function Moment({ told, value }: { told: Told; value: Json }) {
  const gone = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (gone.value = true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return <Lasting told={told} value={gone.value ? null : value} />;
}

function Lasting({ told, value }: { told: Told; value: Json }): ComponentChild {
  if (value === null || value === "") return NOTHING;
  if (isFields(value)) return <Things told={told} fields={value} />;
  if (Array.isArray(value)) return <Row told={told} values={value} />;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number" && about(told).seat) return nameOf(value);
  return named(told, value) ?? (typeof value === "number" ? number(value) : plain(value));
}

/** A value that the game has a message for: its type says which, else `view-<field>-<value>`. */
function named(told: Told, value: number | string): string | undefined {
  const words = [about(told).words ?? []].flat();
  const saying = (key?: string) => (key ? say(told.game, key, { count: 1 }) : undefined);
  if (typeof value === "number") return saying(words[value]);
  const field = told.path.split(".").at(-1) ?? "";
  for (const word of [...words, `view-${field}`]) {
    const said = saying(`${word}-${value}`);
    if (said) return said;
  }
  return undefined;
}

function Row({ told, values }: { told: Told; values: Json[] }) {
  if (!values.length) return <>{NOTHING}</>;
  return (
    <ul class="row-of">
      {values.map((value, i) => (
        <li key={i}>
          <Lasting told={told} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Things({ told, fields }: { told: Told; fields: Fields }) {
  const entries = Object.entries(fields).filter(([name]) => name !== KIND);
  if (!entries.length) return <>{NOTHING}</>;
  return (
    <ul class="things">
      {entries.map(([name, value]) => (
        <li key={name}>
          <span class="muted">{named(told, name) ?? labelOf(told.game, name)}</span>{" "}
          <Lasting told={inside(told, name)} value={value} />
        </li>
      ))}
    </ul>
  );
}
