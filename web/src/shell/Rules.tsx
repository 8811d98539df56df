/** The rules of a game in our words: one minute, contents, everything. The server's Markdown, with the game's own pictures. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api";
import { CoverTile } from "../art/covers";
import { state } from "../state";
import { language, listed, loadGame, t } from "../text";
import { explain, Notice, Top } from "./common";
import { Markdown, parse, type Chapter } from "./markdown";
import { loadPictures, type Pictures } from "./pictures";
import "../style/rules.css";

interface Page {
  lang: string;
  source: string;
  pictures: Pictures;
}

export function Rules({ id }: { id: string }) {
  const page = useSignal<Page | null>(null);
  const trouble = useSignal("");
  const sources = useSignal(false);
  useEffect(() => {
    const lang = language.value;
    Promise.all([api.rules(id, lang), loadPictures(id), loadGame(id)])
      .then(([source, pictures]) => (page.value = { lang, source, pictures }))
      .then(() => setTimeout(toPlace))
      .catch((error: unknown) => (trouble.value = explain(error)));
  }, [id, language.value]);
  return (
    <div class="page rules" data-game={id}>
      <Top />
      <main id="main" class={sources.value ? "sourced" : undefined}>
        {trouble.value && <Notice bad>{trouble.value}</Notice>}
        {page.value && <Whole page={page.value} id={id} />}
        {page.value?.source.includes("] ") && (
          <label class="check sources small">
            <input
              type="checkbox"
              checked={sources.value}
              onChange={(event) => (sources.value = event.currentTarget.checked)}
            />
            <span>{t("rules-sources")}</span>
          </label>
        )}
      </main>
    </div>
  );
}

/** Whoever came by a link to a rule is taken there once it is drawn. */
function toPlace(): void {
  if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function Whole({ page: { lang, source, pictures }, id }: { page: Page; id: string }) {
  const { head, chapters } = parse(source);
  const [first] = chapters;
  const minute = first && /^!\[/m.test(first.body) ? first : undefined;
  const others = minute ? chapters.slice(1) : chapters;
  return (
    <div class="prose" lang={lang}>
      <header class="row nowrap">
        <CoverTile game={id} />
        <div>
          {!head.startsWith("# ") && <Credit id={id} />}
          <Markdown source={head} pictures={pictures} />
        </div>
      </header>
      {minute && (
        <section class="minute" aria-labelledby={minute.id}>
          <h2 id={minute.id}>{minute.title}</h2>
          <div class="panels">
            <Markdown source={minute.body} pictures={pictures} />
          </div>
        </section>
      )}
      {others.length > 0 && <Contents chapters={others} />}
      <div class="chapters">
        {others.map((chapter) => (
          <section key={chapter.id} aria-labelledby={chapter.id}>
            <h2 id={chapter.id}>{chapter.title}</h2>
            <Markdown source={chapter.body} pictures={pictures} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** For rules that do not say whose they are. */
function Credit({ id }: { id: string }) {
  const game = state.games.value?.find((g) => g.id === id);
  if (!game) return null;
  const { publisher, year } = game;
  const authors = listed(game.authors);
  return (
    <>
      <h1>{game.title}</h1>
      <p class="muted small">{t("credit", { authors, publisher, year: String(year) })}</p>
    </>
  );
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav class="contents" aria-label={t("rules-contents")}>
      <h2>{t("rules-contents")}</h2>
      <ol>
        {chapters.map(({ title, id, numbers }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a> {numbers && <span class="muted small">{numbers}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
