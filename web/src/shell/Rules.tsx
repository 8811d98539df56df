/** The rules of a game in our words: the server's Markdown, drawn with elements, never as raw HTML. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { CoverTile } from "../art/covers";
import { state } from "../state";
import { loadTable, type GameTable } from "../table/game";
import { language, loadGame, t } from "../text";
import { explain, Notice, Top } from "./common";

export function Rules({ id }: { id: string }) {
  const source = useSignal("");
  const trouble = useSignal("");
  const table = useSignal<GameTable | null>(null);
  const game = state.games.value?.find((g) => g.id === id);
  useEffect(() => {
    Promise.all([loadTable(id), loadGame(id)])
      .then(([loaded]) => (table.value = loaded))
      .catch(() => undefined);
    api
      .rules(id, language.value)
      .then((text) => (source.value = text))
      .catch((error: unknown) => (trouble.value = explain(error)));
  }, [id, language.value]);
  return (
    <div class="page narrow" data-game={id}>
      <Top />
      <main id="main">
        <div class="row nowrap">
          <CoverTile game={id} />
          <p class="muted small">
            {game &&
              t("credit", { authors: game.authors, publisher: game.publisher, year: String(game.year) })}
            <br />
            {t("independent")}
          </p>
        </div>
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        {table.value && <table.value.Legend />}
        <div class="prose" lang={language.value}>
          {blocks(source.value)}
        </div>
      </main>
    </div>
  );
}

function blocks(source: string): ComponentChildren[] {
  return source
    .split(/\n{2,}/)
    .flatMap((chunk) => splitHeading(chunk.trim()))
    .filter(Boolean)
    .map(block);
}

/** A heading may stand directly on its text. */
function splitHeading(chunk: string): string[] {
  const [first = "", ...rest] = chunk.split("\n");
  return /^#{1,4} /.test(first) && rest.length ? [first, ...splitHeading(rest.join("\n"))] : [chunk];
}

function block(chunk: string): ComponentChildren {
  const heading = /^(#{1,4}) (.*)/.exec(chunk);
  if (heading) {
    const Tag = `h${heading[1]?.length ?? 2}` as "h1" | "h2" | "h3";
    return <Tag>{inline(heading[2] ?? "")}</Tag>;
  }
  if (/^\|/.test(chunk)) return <Grid chunk={chunk} />;
  if (/^[-*] /.test(chunk))
    return (
      <ul>
        {items(chunk, /^[-*] /).map((item) => (
          <li>{inline(item)}</li>
        ))}
      </ul>
    );
  if (/^\d+\. /.test(chunk))
    return (
      <ol>
        {items(chunk, /^\d+\. /).map((item) => (
          <li>{inline(item)}</li>
        ))}
      </ol>
    );
  return <p>{inline(chunk)}</p>;
}

function items(chunk: string, mark: RegExp): string[] {
  return chunk.split("\n").reduce<string[]>((list, line) => {
    if (mark.test(line)) list.push(line.replace(mark, ""));
    else list.push(`${list.pop() ?? ""} ${line.trim()}`);
    return list;
  }, []);
}

function Grid({ chunk }: { chunk: string }) {
  const rows = chunk.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col">{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr>
            {row.map((cell) => (
              <td>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|_[^_]+_|\[[^\]]+\]\([^)]+\)|\[[^\]]{3,14}\])/;

function inline(text: string): ComponentChildren[] {
  return text.split(MARKS).map((part) => {
    if (/^\*\*[A-Z]\d+[a-z]?\.?\*\*$/.test(part)) return <span class="rule">{part.slice(2, -2)}</span>;
    if (/^\[[^\]]+\]$/.test(part)) return <span class="origin">{part.slice(1, -1)}</span>;
    if (part.startsWith("**")) return <b>{part.slice(2, -2)}</b>;
    if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    const link = /^\[([^\]]+)\]\((https?:[^)]+)\)$/.exec(part);
    if (link)
      return (
        <a href={link[2]} rel="noopener noreferrer" target="_blank">
          {link[1]}
        </a>
      );
    if (part.length > 2 && MARKS.test(part) && /^[*_]/.test(part)) return <em>{part.slice(1, -1)}</em>;
    return part;
  });
}
