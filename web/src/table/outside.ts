/** A table from another package: one file, served as it is, that gets what it is made of as an argument. */
import { signal, useSignal } from "@preact/signals";
import { Fragment, h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../art/face";
import { nameOf } from "../state";
import { wordsOf } from "../text";
import { draft } from "./draft";
import { canPlay, movesOf, tell, whole, wholeMoves, type GameTable } from "./game";
import { Amount, Labelled, MoveButtons } from "./parts";

/** What such a file is given; `docs/adding-a-game.md` says how it is used. */
const frame = {
  h,
  Fragment,
  signal,
  useSignal,
  useEffect,
  useRef,
  wordsOf,
  nameOf,
  tell,
  movesOf,
  wholeMoves,
  whole,
  canPlay,
  draft,
  parts: { Amount, Labelled, MoveButtons, Face },
};

interface Outside {
  default: (given: typeof frame) => GameTable;
}

export async function outsideTable(game: string, files: readonly string[]): Promise<GameTable> {
  if (files.includes("table.css")) dress(`/games/${game}/table.css`);
  const file = (await import(/* @vite-ignore */ `/games/${game}/table.js`)) as Outside;
  return file.default(frame);
}

function dress(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
