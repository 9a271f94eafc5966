import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dropDraft, emptyMessage, keepDraft, readDraft } from "./draft.ts";

const message = {
  name: "Ada",
  email: "ada@example.org",
  subject: "Wrong offer",
  message: "Not there.",
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("without a draft the form begins empty, now", () => {
  const before = Date.now();
  const draft = readDraft();
  expect(draft.message).toEqual(emptyMessage);
  expect(draft.startedAt).toBeGreaterThanOrEqual(before);
});

test("a kept draft comes back with the time it was begun", () => {
  keepDraft({ message, startedAt: 1000 });
  expect(readDraft()).toEqual({ message, startedAt: 1000 });
});

test("a dropped draft is gone", () => {
  keepDraft({ message, startedAt: 1000 });
  dropDraft();
  expect(readDraft().message).toEqual(emptyMessage);
});

test.each(["{", "null", "[]", '{"message":null,"startedAt":1}', '{"message":{}}'])(
  "what is no draft (%s) is an empty form",
  (kept) => {
    sessionStorage.setItem("contactDraft", kept);
    expect(readDraft().message).toEqual(emptyMessage);
  },
);

test("of a kept draft only the form's fields are taken, and only text", () => {
  sessionStorage.setItem(
    "contactDraft",
    '{"message":{"name":"Ada","email":5,"__proto__":{"x":1},"role":"admin"},"startedAt":1}',
  );
  expect(readDraft().message).toEqual({ ...emptyMessage, name: "Ada" });
});

test("where storage is blocked, a draft lasts as long as the page", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied, removeItem: denied });
  keepDraft({ message, startedAt: 1000 });
  expect(readDraft().message).toEqual(message);
  dropDraft();
  expect(readDraft().message).toEqual(emptyMessage);
});
