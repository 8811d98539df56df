/** Words of a game whose own code is not here: asked of the server, once for each thing that is said. */
import { signal } from "@preact/signals";
import * as api from "../../api";
import { language, type Args, type Language } from "../../text";
import type { Json } from "../../wire";

const PATIENCE = 1500;
const AT_ONCE = 200;

interface Question {
  game: string;
  lang: Language;
  about: { [key: string]: Json };
}

const known = signal<ReadonlyMap<string, Args>>(new Map());
const asked = new Map<string, Question>();
let gathering = false;

/** The arguments of a sentence about a move or an event; null until the server has said. */
export function wordsFor(game: string, what: object): Args | null {
  const about = what as { [key: string]: Json };
  const key = JSON.stringify([game, language.value, about]);
  const found = known.value.get(key);
  if (!found && !asked.has(key)) {
    asked.set(key, { game, lang: language.value, about });
    gather();
  }
  return found ?? null;
}

/** All that is drawn at once is asked at once. */
function gather(): void {
  if (gathering) return;
  gathering = true;
  queueMicrotask(() => {
    gathering = false;
    const open = [...asked].filter(([key]) => !known.peek().has(key));
    const [first] = open;
    if (!first) return;
    const { game, lang } = first[1];
    const alike = open.filter(([, question]) => question.game === game && question.lang === lang);
    void ask(game, lang, alike.slice(0, AT_ONCE));
  });
}

async function ask(game: string, lang: Language, questions: [string, Question][]): Promise<void> {
  try {
    const { words } = await api.words(
      game,
      lang,
      questions.map(([, { about }]) => about),
    );
    const next = new Map(known.peek());
    questions.forEach(([key], i) => next.set(key, said(words[i] ?? {})));
    known.value = next;
  } catch {
    setTimeout(() => {
      questions.forEach(([key]) => asked.delete(key));
      known.value = new Map(known.peek()); // whoever still wants to say it asks again
    }, PATIENCE);
    return;
  }
  gather();
}

function said(words: { [key: string]: Json }): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(words))
    if (typeof value === "number" || typeof value === "string") args[name] = value;
  return args;
}
