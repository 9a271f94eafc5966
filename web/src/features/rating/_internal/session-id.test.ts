import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { knownSessionId, onSessionIdChange, sessionId } from "./session-id.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a session is a random UUID, made once and stored", () => {
  expect(knownSessionId()).toBeNull();
  expect(localStorage.getItem("sessionId")).toBeNull();
  const first = sessionId();
  expect(first).toMatch(uuid);
  expect(sessionId()).toBe(first);
  expect(localStorage.getItem("sessionId")).toBe(first);
});

test("a session that another tab wrote is the session of this one", () => {
  sessionId();
  localStorage.setItem("sessionId", "0b4be9d6-5f2c-4c5c-9c39-0a0d8c1f2a11");
  expect(sessionId()).toBe("0b4be9d6-5f2c-4c5c-9c39-0a0d8c1f2a11");
});

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

test("another tab's session is told of, other keys are not", () => {
  const changed = vi.fn<() => void>();
  const end = onSessionIdChange(changed);
  dispatchEvent(new StorageEvent("storage", { key: "selectedCountry" }));
  expect(changed).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: "sessionId" }));
  expect(changed).toHaveBeenCalledOnce();
  end();
  dispatchEvent(new StorageEvent("storage", { key: "sessionId" }));
  expect(changed).toHaveBeenCalledOnce();
});
