import { expect, test, vi } from "vitest";
import { AdmissionQueue } from "./admission-queue.ts";

/** A queue whose clock and event-loop ticks the test moves. */
function make() {
  let now = 0;
  let tick: (() => void) | undefined;
  const queue = new AdmissionQueue(
    () => now,
    (next) => {
      tick = next;
    },
  );
  return {
    queue,
    /** Ends the tick that is under way, so many milliseconds after it started. */
    endTurn(milliseconds: number) {
      now += milliseconds;
      const end = tick;
      tick = undefined;
      end?.();
    },
    isTurnOpen: () => tick !== undefined,
  };
}

const begin = (queue: AdmissionQueue, times: number) => {
  const go = vi.fn(() => true);
  for (let n = 0; n < times; n += 1) queue.add(go);
  return go;
};

test("requests to an idle process start immediately", () => {
  const { queue, endTurn, isTurnOpen } = make();
  expect(begin(queue, 10)).toHaveBeenCalledTimes(10);
  endTurn(1);
  expect(isTurnOpen()).toBe(false);
});

test("a burst starts over several ticks, in the order of arrival", () => {
  const { queue, endTurn } = make();
  const begun: number[] = [];
  for (let n = 0; n < 100; n += 1) queue.add(() => begun.push(n) > 0);
  expect(begun).toHaveLength(64);
  endTurn(1);
  expect(begun).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test("long ticks start fewer and fewer requests, never none; short ones more again", () => {
  const { queue, endTurn } = make();
  const go = begin(queue, 1000);
  const begunIn = (milliseconds: number) => {
    const before = go.mock.calls.length;
    endTurn(milliseconds);
    return go.mock.calls.length - before;
  };
  expect(Array.from({ length: 8 }, () => begunIn(5))).toEqual([32, 16, 8, 4, 2, 1, 1, 1]);
  expect(Array.from({ length: 3 }, () => begunIn(1))).toEqual([2, 3, 4]);
});

test("ticks that are long for other reasons delay no request for that", () => {
  const { queue, endTurn } = make();
  const go = begin(queue, 500);
  for (let n = 0; n < 7; n += 1) endTurn(5);
  const before = go.mock.calls.length;
  endTurn(20);
  expect(go.mock.calls.length - before, "one for each five milliseconds").toBe(4);
  endTurn(1000);
  expect(go.mock.calls.length - before, "and eight at most").toBe(12);
});

test("a request that needs no response any more lets the next one start", () => {
  const { queue, endTurn } = make();
  begin(queue, 64);
  for (let n = 0; n < 200; n += 1) queue.add(() => false);
  const last = begin(queue, 1);
  endTurn(1);
  expect(last).toHaveBeenCalledOnce();
});

test("the longest wait is that of the first request in the queue, and 0 without one", () => {
  const { queue, endTurn } = make();
  begin(queue, 64);
  expect(queue.longestWaitMs).toBe(0);
  begin(queue, 100);
  endTurn(10);
  expect(queue.longestWaitMs).toBe(10);
  for (let n = 0; n < 8; n += 1) endTurn(1);
  expect(queue.longestWaitMs).toBe(0);
});
