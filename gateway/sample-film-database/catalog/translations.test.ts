import { expect, test } from "vitest";
import { genresIn, genresOf } from "../reference/genres.ts";
import { TRANSLATED } from "../reference/languages.ts";
import { sampleTitles } from "./catalog.ts";
import { nameOfTitle, readTranslations } from "./read-catalog.ts";

const titles = new Map(sampleTitles("2026-01-01").map((title) => [nameOfTitle(title), title]));
const translations = [...readTranslations()];

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
