import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { expect, test } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { getMessages, type MessageKey } from "./messages.ts";

const keys = Object.keys(english) as MessageKey[];
const parametersOf = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

test.each(LANGUAGES)("$name has every text of English, with the same parameters", ({ code }) => {
  const messages = getMessages(code);
  for (const key of keys) {
    const text = messages(key);
    expect(text).toMatch(/\S/u);
    expect(parametersOf(text)).toEqual(parametersOf(english[key]));
  }
});

test("values stand where their parameters are, and are isolated where one reads from the right", () => {
  const values = { title: "$& {title}", service: "Netflix" };
  expect(getMessages("de")("nowOn", values)).toBe("$& {title}: jetzt bei Netflix");
  expect(getMessages("ar")("nowOn", values)).toBe(
    "\u2068$& {title}\u2069: الآن على \u2068Netflix\u2069",
  );
});
