import { expect, test } from "vitest";
import { getMessages } from "./messages.ts";

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
