import { expect, test } from "vitest";
import { languageName } from "./languages.ts";

test.each([
  ["en", "Englisch"],
  ["cn", "Kantonesisch"],
  ["xx", "Keine Sprachinhalte"],
  ["no such code", undefined],
])("%s is %s in German", (code, name) => {
  expect(languageName("de", code)).toBe(name);
});
