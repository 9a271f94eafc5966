import { beforeEach, expect, test } from "vitest";

import { emptyMessage, readDraft } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

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
