import { expect, test } from "vitest";
import { RecentResults, ResultsOf } from "./recent-results.ts";

const sizeOf = (text: string) => text.length;

test("results are remembered by their objects until the bound has no room", () => {
  const results = new ResultsOf<object, string>(new RecentResults(100), sizeOf);
  const [first, second] = [{}, {}];
  results.set(first, "one");
  results.set(second, "two");
  expect([results.get(first), results.get(second), results.get({})]).toEqual([
    "one",
    "two",
    undefined,
  ]);
});

test("what is used again stays while what is not is forgotten", () => {
  const results = new ResultsOf<object, string>(new RecentResults(8), sizeOf);
  const [used, unused] = [{}, {}];
  results.set(used, "aa");
  results.set(unused, "bb");
  for (let n = 0; n < 10; n += 1) {
    results.set({}, "cc");
    expect(results.get(used)).toBe("aa");
  }
  expect(results.get(unused)).toBeUndefined();
});

test("results of other kinds share the bound", () => {
  const all = new RecentResults(8);
  const [some, others] = [
    new ResultsOf<object, string>(all, sizeOf),
    new ResultsOf<object, string>(all, sizeOf),
  ];
  const object = {};
  some.set(object, "aa");
  for (let n = 0; n < 10; n += 1) others.set({}, "bb");
  expect(some.get(object)).toBeUndefined();
});
