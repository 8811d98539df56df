/** The Markdown of a rules page, drawn with elements, never as raw HTML. What it may hold is told in core/rulebook.py. */
import type { ComponentChildren } from "preact";
import type { Pictures } from "./pictures";

export interface Chapter {
  title: string;
  id: string;
  /** The first and the last number in it: `B6–B13`. */
  numbers: string;
  body: string;
}

/** The lines above the first chapter, and the chapters; the first of them is the minute. */
export function parse(source: string): { head: string; chapters: Chapter[] } {
  const [head = "", ...parts] = source.split(/^## /m);
  const chapters = parts.map((part, i) => {
    const [title = "", ...lines] = part.split("\n");
    const body = lines.join("\n").trim();
    const found = [...body.matchAll(/^\*\*([A-Z]\d+)\*\* /gm)].map((match) => match[1] ?? "");
    return {
      title,
      id: `c${i}`,
      numbers: [...new Set([found[0], found.at(-1)])].filter(Boolean).join("–"),
      body,
    };
  });
  return { head: head.trim(), chapters };
}

/** The blocks of a text, one after the other. */
export function Markdown({ source, pictures }: { source: string; pictures: Pictures }) {
  return (
    <>
      {source
        .split(/\n{2,}/)
        .flatMap((chunk) => splitHeading(chunk.trim()))
        .filter(Boolean)
        .map((chunk) => block(chunk, pictures))}
    </>
  );
}

/** A heading may stand directly on its text. */
function splitHeading(chunk: string): string[] {
  const [first = "", ...rest] = chunk.split("\n");
  return /^#{1,4} /.test(first) && rest.length ? [first, ...splitHeading(rest.join("\n"))] : [chunk];
}

function block(chunk: string, pictures: Pictures): ComponentChildren {
  const heading = /^(#{1,4}) (.*)/.exec(chunk);
  if (heading) {
    const Tag = `h${heading[1]?.length ?? 2}` as "h1" | "h2" | "h3";
    return <Tag>{inline(heading[2] ?? "", pictures)}</Tag>;
  }
  if (chunk.startsWith("|")) return <Grid chunk={chunk} pictures={pictures} />;
  if (chunk.startsWith("> ")) return <div class="example">{inline(chunk.slice(2), pictures)}</div>;
  if (/^[-*] /.test(chunk)) return <List chunk={chunk} pictures={pictures} />;
  if (/^\d+\. /.test(chunk))
    return (
      <ol>
        {items(chunk, /^\d+\. /).map((item) => (
          <li>{inline(item, pictures)}</li>
        ))}
      </ol>
    );
  return <Paragraph chunk={chunk} pictures={pictures} />;
}

/** A row of pictures with its text is a panel; a rule can be pointed to by its number. */
function Paragraph({ chunk, pictures }: { chunk: string; pictures: Pictures }) {
  const panel = /^!\[([^\]]*)\]\(([^)]*)\)\n/.exec(chunk);
  if (panel)
    return (
      <div class="panel">
        <div class="sight" role="img" aria-label={panel[1]}>
          {row(panel[2] ?? "", pictures, sizeOf(panel[2] ?? ""))}
        </div>
        <p>{inline(chunk.slice(panel[0].length), pictures)}</p>
      </div>
    );
  const rule = /^\*\*([A-Z]\d+)\*\* /.exec(chunk);
  return rule ? (
    <p class="ruled" id={rule[1]}>
      <a class="rule" href={`#${rule[1]}`}>
        {rule[1]}
      </a>
      <span>{inline(chunk.slice(rule[0].length), pictures)}</span>
    </p>
  ) : (
    <p>{inline(chunk, pictures)}</p>
  );
}

/** Things with a picture each are laid out as cards. */
function List({ chunk, pictures }: { chunk: string; pictures: Pictures }) {
  const pictured = chunk.startsWith("- ![");
  return (
    <ul class={pictured ? "things" : undefined}>
      {items(chunk, /^[-*] /).map((item) => {
        const thing = /^!\[\]\(([^)]*)\) /.exec(item);
        return thing ? (
          <li>
            <span class="thing" aria-hidden="true">
              {row(thing[1] ?? "", pictures, "34px")}
            </span>
            <span>{inline(item.slice(thing[0].length), pictures)}</span>
          </li>
        ) : (
          <li>{inline(item, pictures)}</li>
        );
      })}
    </ul>
  );
}

function items(chunk: string, mark: RegExp): string[] {
  return chunk.split("\n").reduce<string[]>((list, line) => {
    if (mark.test(line)) list.push(line.replace(mark, ""));
    else list.push(`${list.pop() ?? ""} ${line.trim()}`);
    return list;
  }, []);
}

function Grid({ chunk, pictures }: { chunk: string; pictures: Pictures }) {
  const rows = chunk.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = rows;
  return (
    <div class="sideways" tabIndex={0} role="group" aria-label={head.join(", ")}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col">{inline(cell, pictures)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([first = "", ...cells]) => (
            <tr>
              <th scope="row">{inline(first, pictures, /\) \S/.test(first))}</th>
              {cells.map((cell) => (
                <td>{inline(cell, pictures)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The more pictures stand in a row, the smaller they are: they fit side by side on the narrowest panel. */
const sizeOf = (names: string): string => `${Math.min(44, 190 / names.split(" ").length)}px`;

/** Pictures and plain signs side by side. */
function row(names: string, pictures: Pictures, size: string): ComponentChildren[] {
  return names.split(" ").map((name) => pictures.draw(name, size) ?? <span class="sign">{name}</span>);
}

const MARKS =
  /(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|(?<![\p{L}\p{N}])_[^_]+_(?![\p{L}\p{N}])|!\[[^\]]*\]\([^)]+\)|\[[^\]]+\]\([^)]+\)|\[[^\]]{3,14}\])/u;

function inline(text: string, pictures: Pictures, decoration = false): ComponentChildren[] {
  return text.split(MARKS).map((part) => {
    const picture = /^!\[[^\]]*\]\(([^)]+)\)$/.exec(part);
    if (picture) return <Inline names={picture[1] ?? ""} pictures={pictures} decoration={decoration} />;
    if (/^\[[^\]]+\]$/.test(part)) return <span class="origin">{part.slice(1, -1)} </span>;
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

/** A picture in the middle of a sentence stands for a word, unless its name follows. */
function Inline({ names, pictures, decoration }: { names: string; pictures: Pictures; decoration: boolean }) {
  const words = names.split(" ").map(pictures.word).join(" ");
  return (
    <span class="inline" {...(decoration ? { "aria-hidden": true } : { role: "img", "aria-label": words })}>
      {row(names, pictures, "1.7em")}
    </span>
  );
}
