import { expect, test } from "vitest";

import { longestWord, withBoundDashes } from "./TitleName.tsx";

test.each([
  ["Oppenheimer", 11],
  ["The Lord of the Rings: The Fellowship of the Ring", 10],
  ["Spider-Man", 6],
  ["Сталкер", 7],
  ["Amélie", 6],
  ["千と千尋の神隠し", 1],
  ["!!!", 1],
])("the longest word of %j has %i letters", (name, letters) => {
  expect(longestWord(name)).toBe(letters);
});

test("no line of a name begins with a dash", () => {
  expect(withBoundDashes("Borat - Cultural – Learnings of X-Men")).toBe(
    "Borat\u{a0}- Cultural\u{a0}– Learnings of X-Men",
  );
});
