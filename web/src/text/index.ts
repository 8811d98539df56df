/** Words for people: Fluent messages, the shell's from here, a game's from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { recall, remember } from "../device";
import { isolated } from "./bidi";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};

/** The language on screen. */
export const language = signal<Language>(firstLanguage());

/** Bundles by owner and language: "shell/en", "bluff/de". A new Map is set when one arrives. */
const bundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());

const shellFiles = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

function firstLanguage(): Language {
  const wanted = [recall("language"), ...navigator.languages];
  const found = wanted.map((tag) => tag?.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? "en";
}

export async function speak(next: Language): Promise<void> {
  await loadShell(next);
  await Promise.all([...wantedOwners].map((owner) => loadGame(owner, next)));
  language.value = next;
  remember("language", next);
  document.documentElement.lang = next;
}

export async function loadShell(lang: Language): Promise<void> {
  const source = shellFiles[`./${lang}.ftl`];
  if (source && !bundles.peek().has(`shell/${lang}`)) add("shell", lang, [await source()]);
}

const wantedOwners = new Set<string>();
let fetchText: (owner: string, lang: Language) => Promise<string> = () => Promise.resolve("");

/** Where a game's messages come from; the api module sets it. */
export function textFrom(fetcher: typeof fetchText): void {
  fetchText = fetcher;
}

export async function loadGame(owner: string, lang: Language = language.peek()): Promise<void> {
  wantedOwners.add(owner);
  if (!bundles.peek().has(`${owner}/${lang}`))
    add(owner, lang, await Promise.all([fetchText("core", lang), fetchText(owner, lang)]));
}

function add(owner: string, lang: Language, sources: string[]): void {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.value = new Map(bundles.peek()).set(`${owner}/${lang}`, bundle);
}

/** What people wrote themselves must not turn the sentence around it. */
const apart = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, typeof value === "string" ? isolated(value) : value]),
  );

/** A message of the shell. */
export function t(key: string, args?: Args): string {
  return say("shell", key, args) ?? key;
}

/** A message of a game (or of "core"), or undefined where it has none of that name. */
export function say(owner: string, key: string, args?: Args): string | undefined {
  const bundle = bundles.value.get(`${owner}/${language.value}`);
  const [name = key, attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ? apart(args) : null, []) : undefined;
}

/** A game's words for its own table: any message of its, and those it must have. */
export function wordsOf(game: string) {
  return {
    say: (key: string, args?: Args): string | undefined => say(game, key, args),
    t: (key: string, args?: Args): string => say(game, key, args) ?? key,
  };
}

/** As a sentence begins; of the Dutch `één` only the second letter keeps its accent. */
export function capital(words: string): string {
  return words.replace(/^één/, "eén").replace(/^./u, (first) => first.toUpperCase());
}

/** Numbers and times the way the language writes them. */
export function number(value: number): string {
  return value.toLocaleString(language.value);
}

/** `pan, rope and blade`, as the language lists things; or `pan or rope`. */
export function listed(things: readonly string[], word: "and" | "or" = "and"): string {
  const locale = language.value === "en" ? "en-GB" : language.value; // no comma before the last "and"
  const type = word === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(locale, { type }).format(things);
}

/** `Bruno’s` suitcase; German has `Brunos` and `Klaus’`, Dutch `van Bruno`. */
export function whose(name: string): string {
  if (language.value === "nl") return `van ${name}`;
  if (language.value === "en") return `${name}’s`;
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

export function money(dollars: number): string {
  return dollars.toLocaleString(language.value, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
}

export function time(stamp: number): string {
  return new Date(stamp * 1000).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" });
}

export function date(stamp: number): string {
  return new Date(stamp * 1000).toLocaleDateString(language.value, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}

/** How many letters the longest word has, for type that must hold it on one line. */
export const longest = (words: string): number =>
  Math.max(...words.split(/[\s-]/).map((word) => word.length));
