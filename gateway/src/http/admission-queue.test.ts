import { expect, test, vi } from "vitest";
import { Turns } from "./admission-queue.ts";

/** Turns whose clock and rounds the test moves. */
function make() {
  let now = 0;
  let round: (() => void) | undefined;
  const turns = new Turns(
    () => now,
    (next) => {
      round = next;
    },
  );
  return {
    turns,
    /** Ends the round that is under way, so many milliseconds after it began. */
    endRound(milliseconds: number) {
      now += milliseconds;
      const end = round;
      round = undefined;
      end?.();
    },
    goesRound: () => round !== undefined,
  };
}

const begin = (turns: Turns, times: number) => {
  const go = vi.fn(() => true);
  for (let n = 0; n < times; n += 1) turns.take(go);
  return go;
};

test("what comes to an idle process begins at once", () => {
  const { turns, endRound, goesRound } = make();
  expect(begin(turns, 10)).toHaveBeenCalledTimes(10);
  endRound(1);
  expect(goesRound()).toBe(false);
});

test("a crowd begins over several rounds, in the order in which it came", () => {
  const { turns, endRound } = make();
  const begun: number[] = [];
  for (let n = 0; n < 100; n += 1) turns.take(() => begun.push(n) > 0);
  expect(begun).toHaveLength(64);
  endRound(1);
  expect(begun).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test("long rounds begin fewer and fewer, never none; short ones begin more again", () => {
  const { turns, endRound } = make();
  const go = begin(turns, 1000);
  const begunIn = (milliseconds: number) => {
    const before = go.mock.calls.length;
    endRound(milliseconds);
    return go.mock.calls.length - before;
  };
  expect(Array.from({ length: 8 }, () => begunIn(5))).toEqual([32, 16, 8, 4, 2, 1, 1, 1]);
  expect(Array.from({ length: 3 }, () => begunIn(1))).toEqual([2, 3, 4]);
});

test("rounds that are long whatever is begun in them hold nobody up for that", () => {
  const { turns, endRound } = make();
  const go = begin(turns, 500);
  for (let n = 0; n < 7; n += 1) endRound(5);
  const before = go.mock.calls.length;
  endRound(20);
  expect(go.mock.calls.length - before, "one for each five milliseconds").toBe(4);
  endRound(1000);
  expect(go.mock.calls.length - before, "and eight at most").toBe(12);
});

test("one who needs no answer any more leaves the turn to the next", () => {
  const { turns, endRound } = make();
  begin(turns, 64);
  for (let n = 0; n < 200; n += 1) turns.take(() => false);
  const last = begin(turns, 1);
  endRound(1);
  expect(last).toHaveBeenCalledOnce();
});

test("the longest wait is that of the first in line, and nothing without a line", () => {
  const { turns, endRound } = make();
  begin(turns, 64);
  expect(turns.longestWaitMs).toBe(0);
  begin(turns, 100);
  endRound(10);
  expect(turns.longestWaitMs).toBe(10);
  for (let n = 0; n < 8; n += 1) endRound(1);
  expect(turns.longestWaitMs).toBe(0);
});
