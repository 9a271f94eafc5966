import { expect, test } from "vitest";

import { readShared, writeShared } from "./shared-values.ts";

const netflix = { id: 8, name: "Netflix", family: { id: "netflix", name: "Netflix" } };
const offer = { kind: "FLATRATE", provider: netflix };

test.each([
  [{}],
  [{ list: [], nothing: null, text: 'a "quoted" </script>', number: 1.5, yes: true }],
  [{ a: offer, b: [offer, offer, { kind: "RENT", provider: netflix }], c: [[offer], [offer]] }],
  [{ "a:1,b": 1, c: { "a:1": { b: 1 } } }],
  [{ one: { in: { the: "same place" } }, other: { in: { the: "other place" } } }],
])("%j is read as it was written", (value) => {
  expect(readShared(writeShared(value))).toEqual(value);
});

test("what occurs twice is written once, within what is shared too", () => {
  const text = writeShared({ a: offer, b: { kind: "RENT", provider: netflix }, c: offer });
  expect(text.match(/"id":8/g)).toHaveLength(1);
  expect(text.match(/FLATRATE/g)).toHaveLength(1);
});

test("an object and a list with the same members are two values", () => {
  const value = { list: ["a".repeat(30)], object: { 0: "a".repeat(30) } };
  expect(readShared(writeShared(value))).toEqual(value);
});

test("what is left out of JSON is left out", () => {
  expect(writeShared({ a: undefined, b: 1 })).toBe('{"shared":[],"value":{"b":1}}');
});
