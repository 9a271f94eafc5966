import { expect, onTestFinished, test, vi } from "vitest";
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

/** Requests results of objects in turn, again and again. Returns how many were remembered, by round. */
function hitsInRounds(all: RecentResults, objects: readonly object[], rounds: number): number[] {
  const results = new ResultsOf<object, string>(all, sizeOf);
  return Array.from({ length: rounds }, () => {
    let hits = 0;
    for (const object of objects) {
      if (results.get(object) !== undefined) hits += 1;
      else if (all.admits()) results.set(object, "a");
    }
    return hits;
  });
}
const objects = (count: number) => Array.from({ length: count }, () => ({}));

test("of more results than have room in turn, some stay and the others are not remembered each time", () => {
  const all = new RecentResults(100);
  let added = 0;
  const add = all.add.bind(all);
  all.add = (size, isReused = false) => {
    if (!isReused) added += size;
    add(size, isReused);
  };
  const before = hitsInRounds(all, objects(1000), 10);
  expect(before[0]).toBe(0);
  added = 0;
  const hits = hitsInRounds(all, objects(1000), 20).reduce((sum, count) => sum + count, 0);
  expect(hits).toBeGreaterThan(200);
  expect(added).toBeLessThan(20_000 / 8);
});

test("results that have room are all remembered, also after there were too many", () => {
  const all = new RecentResults(100);
  hitsInRounds(all, objects(1000), 10);
  expect(hitsInRounds(all, objects(30), 100).at(-1)).toBe(30);
});

test("after a quiet minute more new results are remembered", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const all = new RecentResults(100);
  hitsInRounds(all, objects(1000), 10);
  const admitted = () => Array.from({ length: 160 }, () => all.admits()).filter(Boolean).length;
  expect(admitted()).toBe(10);
  for (const expected of [20, 40, 80, 160]) {
    vi.advanceTimersByTime(60_001);
    expect(admitted()).toBe(expected);
  }
});
