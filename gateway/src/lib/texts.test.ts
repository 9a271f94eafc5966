import { expect, test } from "vitest";
import { toPagePath } from "./page-path.ts";
import { toSlug } from "./page-path.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { languageName } from "./languages.ts";
import { getMessages } from "./messages.ts";

test("a page's path has the name as a slug, or ends with the number where there is none", () => {
  expect(toPagePath("movie", 550, "Fight Club")).toBe("/movie/550/fight-club");
  expect(toPagePath("person", 608, "宮崎駿")).toBe("/person/608");
});

test.each([
  ["Fight Club", "fight-club"],
  ["  Mr. & Mrs. Smith ", "mr-and-mrs-smith"],
  ["Amélie", "amelie"],
  ["WALL·E", "walle"],
  ["Spider-Man: No Way Home", "spider-man-no-way-home"],
  ["君の名は。", ""],
])("%j becomes %j in an address", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test.each([
  [`<a b="c" d='e'> & f`, "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt; &amp; f"],
  ["a\u0000b\u001fc\ufffed\uffff", "a\ufffdb\ufffdc\ufffdd\ufffd"],
  ["half \ud83c, whole 🎬", "half \ufffd, whole 🎬"],
])("%j is written as %j", (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});

test.each([
  ["en", "Englisch"],
  ["cn", "Kantonesisch"],
  ["xx", "Keine Sprachinhalte"],
  ["no such code", undefined],
])("%s is %s in German", (code, name) => {
  expect(languageName("de", code)).toBe(name);
});

test("values stand where their parameters are, and are isolated where one reads from the right", () => {
  const values = { title: "$& {title}", service: "Netflix" };
  expect(getMessages("de")("nowOn", values)).toBe("$& {title}: jetzt bei Netflix");
  expect(getMessages("ar")("nowOn", values)).toBe(
    "\u2068$& {title}\u2069: الآن على \u2068Netflix\u2069",
  );
});

test("a text has the plural of its language", () => {
  const count = (language: "en" | "ru" | "ar", titles: number) =>
    getMessages(language)("titles", { count: titles });
  expect(count("en", 1)).toBe("one title");
  expect(count("en", 1200)).toBe("1,200 titles");
  expect([1, 3, 5, 21].map((titles) => count("ru", titles))).toEqual([
    "1 фильм или сериал",
    "3 фильма или сериала",
    "5 фильмов или сериалов",
    "21 фильм или сериал",
  ]);
  expect(count("ar", 2)).toBe("عملان");
});
