import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { expect, test } from "vitest";
import { MovieDetailsRecord } from "../../film-database/records/details.ts";
import { MoviePageRecord } from "../../film-database/records/title.ts";
import { toMovieDetails } from "./details.ts";
import { toTitlePage } from "./from-records.ts";
import { RequestLanguage } from "./request-language.ts";
import type { Title } from "./title.ts";

const fresh = { fetchedAt: 0, stale: false };
const ENGLISH = { name: "Parasite", overview: "A family." };

const inLanguage = (language: LanguageCode, english?: Pick<Title, "name" | "overview">) =>
  new RequestLanguage({ scope: { language }, inEnglish: () => english });

const textsOf = (title: Title | null | undefined) =>
  title && [title.name, title.nameLanguage, title.overview, title.overviewLanguage];

interface Case {
  readonly language: LanguageCode;
  /** The original name and its language. */
  readonly original: readonly [string, string];
  /** What the film database has in the language: `undefined` where it has no translation. */
  readonly translated: readonly [name: string, overview: string] | undefined;
  readonly texts: readonly [string, string | null, string | null, string | null];
}

/** Name, its language, overview, its language. */
const CASES: readonly Case[] = [
  // What there is of the language.
  {
    language: "de",
    original: ["기생충", "ko"],
    translated: ["Der Parasit", "Eine Familie."],
    texts: ["Der Parasit", null, "Eine Familie.", null],
  },
  {
    language: "de",
    original: ["기생충", "ko"],
    translated: ["Der Parasit", ""],
    texts: ["Der Parasit", null, "A family.", "en"],
  },
  // The original, where it is of the language.
  {
    language: "ko",
    original: ["기생충", "ko"],
    translated: ["", "가족."],
    texts: ["기생충", null, "가족.", null],
  },
  {
    language: "ko",
    original: ["기생충", "ko"],
    translated: undefined,
    texts: ["기생충", null, "A family.", "en"],
  },
  // Where nobody had anything to translate in the name.
  {
    language: "fr",
    original: ["Parassita", "it"],
    translated: ["", "Une famille."],
    texts: ["Parassita", null, "Une famille.", null],
  },
  // English otherwise: nobody who reads French reads Hangul.
  {
    language: "fr",
    original: ["기생충", "ko"],
    translated: ["", "Une famille."],
    texts: ["Parasite", "en", "Une famille.", null],
  },
  {
    language: "ja",
    original: ["Parassita", "it"],
    translated: ["", "家族。"],
    texts: ["Parasite", "en", "家族。", null],
  },
  {
    language: "fr",
    original: ["Parassita", "it"],
    translated: undefined,
    texts: ["Parasite", "en", "A family.", "en"],
  },
  {
    language: "ar",
    original: ["Parasite", "en"],
    translated: undefined,
    texts: ["Parasite", "en", "A family.", "en"],
  },
];

test.each(CASES)("$language of $original with $translated is $texts, in lists and alone", (row) => {
  const { language, original, translated, texts } = row;
  const [original_title, original_language] = original;
  const [name, overview] = translated ?? ["", ""];
  const shared = { id: 1, original_title, original_language };
  const region = { de: "DE", ko: "KR", fr: "FR", ja: "JP", ar: "SA" }[language as string];
  const details = toMovieDetails(
    {
      ...fresh,
      value: MovieDetailsRecord.parse({
        ...shared,
        title: ENGLISH.name,
        overview: ENGLISH.overview,
        "watch/providers": { results: {} },
        translations: {
          translations: translated
            ? [{ iso_639_1: language, iso_3166_1: region, data: { title: name, overview } }]
            : [],
        },
      }),
    },
    inLanguage(language),
  );
  expect(textsOf(details)).toEqual(texts);
  // A list has the original name where it has none in the language.
  const page = MoviePageRecord.parse({
    page: 1,
    total_pages: 1,
    total_results: 1,
    results: [{ ...shared, title: name || original_title, overview }],
  });
  const listed = toTitlePage({ ...fresh, value: page }, inLanguage(language, ENGLISH));
  expect(textsOf(listed.results[0])).toEqual(texts);
});

test.each([
  ["기생충", "ko", "ko"],
  // The film database calls Cantonese by a code of its own.
  ["功夫", "cn", "yue"],
  ["2 + 2", "xx", "zxx"],
])("%s of a list, which the gateway has not seen in English, is in %s: %s", (name, code, tag) => {
  const page = MoviePageRecord.parse({
    page: 1,
    total_pages: 1,
    total_results: 1,
    results: [{ id: 1, title: name, original_title: name, original_language: code }],
  });
  const { results } = toTitlePage({ ...fresh, value: page }, inLanguage("de"));
  expect(textsOf(results[0])).toEqual([name, tag, null, null]);
});
