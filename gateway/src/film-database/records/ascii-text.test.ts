import { array, assert, constantFrom, nat, oneof, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { AsciiText } from "./ascii-text.ts";

const parts = array(
  oneof(nat(), constantFrom(0, 9, 10, 99, 100, 2_147_483_647), stringMatching(/^[ -~]{0,16}$/u)),
  { maxLength: 5000 },
);

function textOf(added: readonly (string | number)[]): AsciiText {
  const text = new AsciiText();
  for (const part of added) {
    if (typeof part === "number") text.addNumber(part);
    else text.add(part);
  }
  return text;
}

test("a text is its parts in order, however many they are", () => {
  assert(
    property(parts, (added) => {
      expect(textOf(added).complete()).toBe(added.join(""));
    }),
  );
});

test("texts that are made at the same time, or left incomplete, do not mix", () => {
  textOf(["left", 1]);
  const [one, other] = [textOf(["one", 1]), textOf(["other", 2])];
  one.add("!");
  other.add("?");
  expect([one.complete(), other.complete()]).toEqual(["one1!", "other2?"]);
  expect(textOf([3]).complete()).toBe("3");
});
