import { globSync } from "node:fs";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleTitles } from "../catalog/catalog.ts";
import { nameOfTitle } from "../catalog/read-catalog.ts";
import { genresOf } from "../reference/genres.ts";
import { sampleUnderTest } from "../test-client.ts";
import { readGenreNames, readTranslations } from "./read-translations.ts";

const titles = new Map(sampleTitles("2026-01-01").map((title) => [nameOfTitle(title), title]));
const translations = readTranslations();
const files = globSync("*.tsv", { cwd: import.meta.dirname });
/** The languages that the sample is translated into. */
const OTHERS = LANGUAGES.filter(({ code }) => files.includes(`${code}.tsv`));

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

it("the sample is translated into thirteen languages at least", () => {
  expect(OTHERS.length).toBeGreaterThanOrEqual(13);
});

describe.each(OTHERS)("in $name", ({ code, filmDatabase }) => {
  const rows = [...translations].flatMap(([title, byLanguage]) => {
    const text = byLanguage.get(filmDatabase);
    return text === undefined ? [] : [{ key: title, ...text }];
  });

  it("the hundred best-known titles have a name and an overview", () => {
    expect(rows).toHaveLength(100);
    for (const { key, title, overview } of rows) {
      const original = titles.get(key)?.originalTitle;
      expect(original).toBeDefined();
      // Empty where it is the original one.
      expect(title).not.toBe(original);
      expect(overview).toMatch(SCRIPTS[code] ?? /\p{sc=Latin}/u);
      expect(overview.length).toBeGreaterThan(10);
      expect(overview).not.toBe(titles.get(key)?.overview);
    }
  });

  it("every genre has a name", () => {
    const names = readGenreNames().get(filmDatabase);
    for (const { id } of [...genresOf("movie"), ...genresOf("tv")]) {
      expect(names?.get(id)).toMatch(/\S/u);
    }
  });
});

describe("the sample answers as the film database does", () => {
  let sample: Awaited<ReturnType<typeof sampleUnderTest>>;
  beforeAll(async () => {
    sample = await sampleUnderTest();
  });
  afterAll(() => sample.server.close());

  const titleIn = async (language: string, id = 12) =>
    (await sample.get(`movie/${id}?language=${language}`)).body;

  it("in a language, with or without its region", async () => {
    for (const language of ["de", "de-DE"]) {
      expect(await titleIn(language)).toMatchObject({ title: "Findet Nemo" });
    }
    expect(await titleIn("en-US")).toMatchObject({ title: "Finding Nemo" });
    expect(await titleIn("zh-CN")).toMatchObject({ title: "海底总动员" });
  });

  it("with the original name and no overview where nothing is translated", async () => {
    for (const language of ["nl", "de-AT"]) {
      expect(await titleIn(language, 496243)).toMatchObject({ title: "기생충", overview: "" });
    }
  });

  it("with translations, whose name is empty where it is the original one", async () => {
    const { body } = await sample.get("movie/496243?append_to_response=translations");
    const { translations: part } = body as { translations: { translations: unknown[] } };
    const entry = (iso_639_1: string, iso_3166_1: string, title: string) => ({
      iso_639_1,
      iso_3166_1,
      name: expect.any(String),
      english_name: expect.any(String),
      data: expect.objectContaining({ title, overview: expect.stringMatching(/\S/u) }),
    });
    expect(part.translations).toContainEqual(entry("en", "US", "Parasite"));
    expect(part.translations).toContainEqual(entry("de", "DE", "Parasite"));
    expect(part.translations).toContainEqual(entry("ko", "KR", ""));
    expect(part.translations).toContainEqual(entry("pt", "BR", "Parasita"));
    expect((await sample.get("movie/496243/translations")).body).toMatchObject({ id: 496243 });
    const show = await sample.get("tv/71446/translations");
    expect(JSON.stringify(show.body)).toContain('"name":"Haus des Geldes"');
  });

  it("in lists, searches, genres and filmographies", async () => {
    const { results } = await sample.page("search/movie?query=findet nemo&language=de-DE");
    expect(results[0]).toMatchObject({ id: 12, title: "Findet Nemo" });
    const genres = await sample.get("genre/movie/list?language=th-TH");
    expect(JSON.stringify(genres.body)).toContain('{"id":28,"name":"บู๊"}');
  });
});
