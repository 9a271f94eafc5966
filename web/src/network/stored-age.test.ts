import { expect, test } from "vitest";

import { describeAge } from "./describe-age.ts";
import { getStoredAt, withAge } from "./stored-age.ts";

test.each([
  [0, "less than a minute ago"],
  [59_999, "less than a minute ago"],
  [60_000, "1 minute ago"],
  [7_199_999, "1 hour ago"],
  [3 * 3_600_000, "3 hours ago"],
  [49 * 3_600_000, "2 days ago"],
])("an age of %i ms is %s", (age, words) => {
  expect(describeAge(age)).toBe(words);
});

test("a stored response tells when it is from, and keeps its headers", async () => {
  const at = Math.floor(Date.now() / 1_000) * 1_000 - 3_600_000;
  const headers = { date: new Date(at).toUTCString(), "content-security-policy": "default-src" };
  const marked = withAge(new Response("a page", { headers }));
  expect(Math.abs((getStoredAt(marked.headers) ?? 0) - at)).toBeLessThan(1_000);
  expect(marked.headers.get("content-security-policy")).toBe("default-src");
  expect(await marked.text()).toBe("a page");
});

test("a response of the gateway is none", () => {
  expect(getStoredAt(new Headers())).toBeNull();
  expect(getStoredAt(new Headers({ "server-timing": "cdn;dur=3" }))).toBeNull();
});
