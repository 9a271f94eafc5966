import { expect, test } from "vitest";
import type { ProducedResponse } from "./http/response-cache/cached-response.ts";
import { ownBytes } from "./own-bytes.ts";
import { ResponseCache } from "./http/response-cache/response-cache.ts";

const TEXT = "Amélie — 天気の子 ".repeat(100);

test("a text and bytes keep what they say, and bytes that share their memory are copied", () => {
  expect(ownBytes(TEXT).toString()).toBe(TEXT);
  const shared = Buffer.from(TEXT);
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.length);
  const own = ownBytes(shared);
  expect(own.equals(shared)).toBe(true);
  expect(ownBytes(own)).toBe(own);
});

test("a stored response takes no more memory than its bytes, in every encoding", async () => {
  const cache = new ResponseCache(1_000_000, () => expect.fail("nothing is renewed"));
  const produce = async (): Promise<ProducedResponse> => ({
    status: 200,
    contentType: "text/plain",
    body: TEXT,
    headers: {},
    maxAge: 10,
    shareable: true,
  });
  const response = await cache.getOrProduce("key", produce, new AbortController().signal);
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const { body } = await response.encode(encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
