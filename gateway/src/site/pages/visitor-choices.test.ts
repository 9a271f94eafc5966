import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { expect, it } from "vitest";
import { getWantedLanguage, inMeantLanguage, splitLanguage } from "./visitor-choices.ts";

const all = LANGUAGES.map(({ code }) => code);

it.each([
  ["another region of Portuguese", { "accept-language": "pt-PT" }, "pt-BR"],
  ["the script of Chinese", { "accept-language": "zh-Hans-CN" }, "zh"],
  ["characters that the site does not write", { "accept-language": "zh-TW,en;q=0.5" }, "en"],
  ["the preferred by its weight", { "accept-language": "de;q=0.4,ja;q=0.9,en;q=0.1" }, "ja"],
  ["a refused language", { "accept-language": "de;q=0,fr" }, "fr"],
  ["nothing that makes sense", { "accept-language": ";;q=,," }, "en"],
  ["a choice after another one", { cookie: "country=DE; language=ar" }, "ar"],
  ["a choice of what there is not", { cookie: "language=xx", "accept-language": "de" }, "de"],
] as const)("reads what is wanted from %s", (_, headers, expected) => {
  expect(getWantedLanguage(headers, all)).toBe(expected);
});

it.each([
  ["/de?services=8", "de", "/?services=8"],
  ["/pt-br/movie/550", "pt-BR", "/movie/550"],
  ["/dexter", "en", "/dexter"],
  ["/en/faq", "en", "/en/faq"],
  ["/de/de/faq", "de", "/de/faq"],
  ["//de/faq", "en", "//de/faq"],
])("takes the language off %s once", (path, language, url) => {
  expect(splitLanguage(path, all)).toEqual({ language, url });
});

it.each([
  ["/en/movie/550?country=DE", "/movie/550?country=DE"],
  ["/pt-PT/faq", "/pt-BR/faq"],
  ["/zh-Hans/faq", "/zh/faq"],
  ["/zh-TW/faq", null],
])("leads from %s to %s", (url, meant) => {
  expect(inMeantLanguage(url, all)).toBe(meant);
});
