import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { Deadline } from "./deadline.ts";

const HOUR_MS = 3_600_000;

test("a deadline that has ended leaves no listener on the other signal", () => {
  const other = new AbortController();
  const deadlines = Array.from({ length: 20 }, () => new Deadline(other.signal, HOUR_MS));
  expect(getEventListeners(other.signal, "abort")).toHaveLength(20);

  for (const deadline of deadlines) deadline.end();

  expect(getEventListeners(other.signal, "abort")).toEqual([]);
});

test("a deadline aborts with the other signal, for its reason, and leaves no listener there", () => {
  const other = new AbortController();
  const deadline = new Deadline(other.signal, HOUR_MS);
  const reason = new Error("the client has disconnected");

  other.abort(reason);

  expect(deadline.signal.reason).toBe(reason);
  expect(getEventListeners(other.signal, "abort")).toEqual([]);
  deadline.end();
});

test("a deadline of a signal that has aborted is aborted immediately", () => {
  const deadline = new Deadline(AbortSignal.abort("gone"), HOUR_MS);

  expect(deadline.signal.reason).toBe("gone");
  deadline.end();
});

test("a deadline that has ended is not aborted any more", () => {
  const other = new AbortController();
  const deadline = new Deadline(other.signal, HOUR_MS);
  deadline.end();

  other.abort();

  expect(deadline.signal.aborted).toBe(false);
});
