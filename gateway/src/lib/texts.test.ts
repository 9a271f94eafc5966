import { expect, test } from "vitest";
import { toPagePath, toSlug } from "../domain/titles/title.ts";
import { escapeMarkup } from "./escape-markup.ts";
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

test("values stand where their parameters are, and are isolated where one reads from the right", () => {
  const values = { title: "$& {title}", service: "Netflix" };
  expect(getMessages("de")("nowOn", values)).toBe("$& {title}: jetzt bei Netflix");
  expect(getMessages("ar")("nowOn", values)).toBe(
    "\u2068$& {title}\u2069: الآن على \u2068Netflix\u2069",
  );
});
