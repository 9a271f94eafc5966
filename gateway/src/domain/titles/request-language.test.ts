import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { expect, test } from "vitest";
import { MovieDetailsRecord } from "../../film-database/records/details.ts";
import { MoviePageRecord } from "../../film-database/records/title.ts";
import { toMovieDetails } from "./details.ts";
import { toTitlePage, type Title } from "./title.ts";
import { RequestLanguage } from "./request-language.ts";

const fresh = { fetchedAt: 0, stale: false };
const ENGLISH = { name: "Parasite", overview: "A family." };

const inLanguage = (language: LanguageCode, english?: Pick<Title, "name" | "overview">) =>
  new RequestLanguage({ scope: { language }, inEnglish: () => english });
const textsOf = (title: Title | null | undefined) =>
  title && [title.name, title.nameLanguage, title.overview, title.overviewLanguage];
/** A title of a list. */
const listed = (record: object, language: RequestLanguage) => {
  const page = { page: 1, total_pages: 1, total_results: 1, results: [record] };
  return toTitlePage({ ...fresh, value: MoviePageRecord.parse(page) }, language).results[0];
};

const KOREAN = ["기생충", "ko"] as const;
const ITALIAN = ["Parassita", "it"] as const;

type Case = readonly [
  language: LanguageCode,
  original: readonly [name: string, language: string],
  /** What the film database has in the language. */
  translated: readonly [name: string, overview: string],
  /** Name, its language, overview, its language. */
  texts: readonly [string, string | null, string, string | null],
];

test.each<Case>([
  // What there is of the language.
  ["de", KOREAN, ["Der Parasit", "Eine F."], ["Der Parasit", null, "Eine F.", null]],
  ["de", KOREAN, ["Der Parasit", ""], ["Der Parasit", null, "A family.", "en"]],
  // The original, where it is of the language.
  ["ko", KOREAN, ["", "가족."], ["기생충", null, "가족.", null]],
  ["ko", KOREAN, ["", ""], ["기생충", null, "A family.", "en"]],
  // Where nobody had anything to translate in the name.
  ["fr", ITALIAN, ["", "Famille."], ["Parassita", null, "Famille.", null]],
  // English otherwise: nobody who reads French reads Hangul.
  ["fr", KOREAN, ["", "Famille."], ["Parasite", "en", "Famille.", null]],
  ["ja", ITALIAN, ["", "家族。"], ["Parasite", "en", "家族。", null]],
  ["fr", ITALIAN, ["", ""], ["Parasite", "en", "A family.", "en"]],
])("in %s %j with %j is %j, in lists and alone", (language, original, translated, texts) => {
  const [original_title, original_language] = original;
  const [title, overview] = translated;
  const shared = { id: 1, original_title, original_language };
  const details = MovieDetailsRecord.parse({
    ...shared,
    title: ENGLISH.name,
    overview: ENGLISH.overview,
    translations: { translations: [{ iso_639_1: language, data: { title, overview } }] },
  });
  const movie = toMovieDetails({ ...fresh, value: details }, inLanguage(language));
  expect(textsOf(movie)).toEqual(texts);
  // A list has the original name where it has none in the language.
  const record = { ...shared, title: title || original_title, overview };
  expect(textsOf(listed(record, inLanguage(language, ENGLISH)))).toEqual(texts);
});

test.each([
  ["기생충", "ko", "ko"],
  // The film database calls Cantonese by a code of its own.
  ["功夫", "cn", "yue"],
  ["2 + 2", "xx", "zxx"],
])("%s of a list, which the gateway has not seen in English, is in %s: %s", (name, code, tag) => {
  const record = { id: 1, title: name, original_title: name, original_language: code };
  expect(textsOf(listed(record, inLanguage("de")))).toEqual([name, tag, null, null]);
});
