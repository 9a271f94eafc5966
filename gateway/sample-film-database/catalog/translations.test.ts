import { afterAll, beforeAll, expect, test } from "vitest";
import { genresIn, genresOf } from "../reference/genres.ts";
import { TRANSLATED } from "../reference/languages.ts";
import { sampleUnderTest } from "../test-client.ts";
import { sampleTitles } from "./catalog.ts";
import { nameOfTitle } from "./read-catalog.ts";
import { readTranslations } from "./read-translations.ts";

const titles = new Map(sampleTitles("2026-01-01").map((title) => [nameOfTitle(title), title]));
const translations = [...readTranslations()];

let sample: Awaited<ReturnType<typeof sampleUnderTest>>;
beforeAll(async () => {
  sample = await sampleUnderTest();
});
afterAll(() => sample.server.close());

/** What each language is written in. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ko: /\p{sc=Hangul}/u,
  hi: /\p{sc=Devanagari}/u,
  ru: /\p{sc=Cyrillic}/u,
  zh: /\p{sc=Han}/u,
  th: /\p{sc=Thai}/u,
  ar: /\p{sc=Arabic}/u,
};

test.each(TRANSLATED)(
  "in $name the hundred best-known titles have a name and an overview, and each genre a name",
  ({ code, filmDatabase }) => {
    expect(translations).toHaveLength(100);
    for (const [key, byLanguage] of translations) {
      const { title, overview = "" } = byLanguage.get(filmDatabase) ?? {};
      expect(titles.get(key)?.originalTitle).toBeDefined();
      // Empty where it is the original one.
      expect(title).not.toBe(titles.get(key)?.originalTitle);
      expect(overview).toMatch(SCRIPTS[code] ?? /\p{sc=Latin}/u);
      expect(overview.length).toBeGreaterThan(10);
      expect(overview).not.toBe(titles.get(key)?.overview);
    }
    for (const kind of ["movie", "tv"] as const) {
      const names = genresIn(kind, filmDatabase).map(({ name }) => name);
      expect(names).toHaveLength(genresOf(kind).length);
      expect(names).not.toContain("");
    }
  },
);

test("texts come in a language with or without its region, else as the original name without an overview", async () => {
  const titleIn = async (language: string, id = 12) =>
    (await sample.get(`movie/${id}?language=${language}`)).body;
  for (const language of ["de", "de-DE"])
    expect(await titleIn(language)).toMatchObject({ title: "Findet Nemo" });
  expect(await titleIn("en-US")).toMatchObject({ title: "Finding Nemo" });
  for (const language of ["nl", "de-AT"])
    expect(await titleIn(language, 496243)).toMatchObject({ title: "기생충", overview: "" });
  const { results } = await sample.page("search/movie?query=findet nemo&language=de-DE");
  expect(results[0]).toMatchObject({ id: 12, title: "Findet Nemo" });
});

test("translations of a title have no name where it is the original one", async () => {
  const { body } = await sample.get("movie/496243/translations");
  const { translations: all } = body as { translations: { iso_639_1: string; data: object }[] };
  const named = (code: string) => all.find(({ iso_639_1 }) => iso_639_1 === code)?.data;
  expect(named("en")).toMatchObject({ title: "Parasite" });
  expect(named("pt")).toMatchObject({ title: "Parasita" });
  expect(named("ko")).toMatchObject({ title: "" });
});
