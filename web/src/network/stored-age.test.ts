import { expect, test } from "vitest";

import { getStoredAt, withAge } from "./stored-age.ts";

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
