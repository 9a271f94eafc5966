import { expect, test, vi } from "vitest";
import { sessionId } from "./use-rating.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("what is no UUID is replaced", () => {
  localStorage.setItem("sessionId", '{"$gt":""}');
  expect(sessionId()).toMatch(uuid);
});

test("where storage is blocked, the session lasts as long as the page", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  const first = sessionId();
  expect(first).toMatch(uuid);
  expect(sessionId()).toBe(first);
});

test("a page that is not on https has a session too", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(sessionId()).toMatch(uuid);
});
