import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { ProducedResponse } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

const MEGABYTE = 1024 * 1024;
const client = new AbortController().signal;

function produced(change: Partial<ProducedResponse> = {}): ProducedResponse {
  return {
    status: 200,
    contentType: "application/json",
    body: '{"data":1}',
    headers: {},
    maxAge: 600,
    shareable: true,
    ...change,
  };
}

/** A cache whose clock the test moves. */
function make(memoryBytes = MEGABYTE) {
  const clock = { now: 0 };
  const onFailure = vi.fn<(error: unknown) => void>();
  return { clock, onFailure, cache: new ResponseCache(memoryBytes, onFailure, () => clock.now) };
}

const counted = (change?: Partial<ProducedResponse>) =>
  vi.fn<() => Promise<ProducedResponse>>(async () => produced(change));

describe("a response", () => {
  it("is produced once and served again, until an hour has passed", async () => {
    const { cache, clock } = make();
    const produce = counted({ maxAge: 7200 });
    const first = await cache.getOrProduce("a", produce, client);
    clock.now = 3_599_999;
    expect(cache.get("a")).toBe(first);
    expect(await cache.getOrProduce("a", produce, client)).toBe(first);
    clock.now = 3_600_000;
    expect(cache.get("a")).toBeUndefined();
    await cache.getOrProduce("a", produce, client);
    expect(produce).toHaveBeenCalledTimes(2);
  });

  it("with a large body is stored compressed alone, and is the same in every encoding", async () => {
    const { cache } = make();
    const page = (index: number) => `<p>Page ${index}</p>`.repeat(4_000);
    const keys = Array.from({ length: 30 }, (_, index) => `page ${index}`);
    for (const [index, key] of keys.entries()) {
      const first = await cache.getOrProduce(key, counted({ body: page(index) }), client);
      const { etag } = first;
      expect(first.body.toString()).toBe(page(index));
      expect(first.size).toBeLessThan(page(index).length / 2);
      expect(first.etag).toBe(etag);
    }
    // Without encoding they take twice the memory of the cache.
    for (const [index, key] of keys.entries()) {
      const stored = cache.get(key);
      const identity = stored?.encode("identity");
      const gzip = stored?.encode("gzip");
      const brotli = stored?.encode("br");
      expect(identity?.body.toString()).toBe(page(index));
      expect(gunzipSync(gzip?.body ?? "").toString()).toBe(page(index));
      expect(brotliDecompressSync(brotli?.body ?? "").toString()).toBe(page(index));
    }
  });

  it("is stored no longer than clients may reuse it, or for as long as its producer says", async () => {
    const { cache, clock } = make();
    await cache.getOrProduce("short", counted({ maxAge: 10 }), client);
    await cache.getOrProduce("long", counted({ gatewayMaxAge: 600 }), client);
    clock.now = 10_000;
    expect(cache.get("short")).toBeUndefined();
    clock.now = 599_999;
    expect(cache.get("long")).toBeDefined();
  });

  it("is served stale while one new response is produced, for as long as its producer says", async () => {
    const { cache, clock } = make();
    const old = counted({ body: "old", gatewayMaxAge: 10, staleWhileRevalidate: 20 });
    await cache.getOrProduce("page", old, client);
    clock.now = 10_000;
    const produce = counted({ body: "new", gatewayMaxAge: 10, staleWhileRevalidate: 20 });
    const served = await Promise.all([
      cache.getOrProduce("page", produce, client),
      cache.getOrProduce("page", produce, client),
    ]);
    expect(served.map(({ body }) => String(body))).toEqual(["old", "old"]);
    expect(produce).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(String(cache.get("page")?.body)).toBe("new"));
    clock.now = 40_000;
    await cache.getOrProduce("page", produce, client);
    expect(produce).toHaveBeenCalledTimes(2);
  });

  it("stays when its revalidation fails, which is reported", async () => {
    const { cache, clock, onFailure } = make();
    await cache.getOrProduce("a", counted({ gatewayMaxAge: 10, staleWhileRevalidate: 20 }), client);
    clock.now = 10_000;
    const fail = () => Promise.reject(new Error("down"));
    expect(String((await cache.getOrProduce("a", fail, client)).body)).toBe('{"data":1}');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error("down")));
    expect(String((await cache.getOrProduce("a", fail, client)).body)).toBe('{"data":1}');
  });

  it("is not stored when it failed, must not be reused, or is for one client", async () => {
    const { cache } = make();
    await cache.getOrProduce("a", counted({ maxAge: 0 }), client);
    await cache.getOrProduce("b", counted({ status: 503 }), client);
    await cache.getOrProduce("c", counted({ shareable: false }), client);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is produced once for a thousand clients at the same time", async () => {
    const { cache } = make();
    const produce = counted();
    await Promise.all(Array.from({ length: 1000 }, () => cache.getOrProduce("a", produce, client)));
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it("is recomputed once for those who would wait with a client whose calls wait", async () => {
    const queued = new Set<string>();
    const cache = new ResponseCache(
      MEGABYTE,
      () => expect.fail("nothing is renewed"),
      () => 0,
      (name) => queued.has(name),
    );
    const [waiting, made] = [Promise.withResolvers<ProducedResponse>(), counted()];
    const heavy = cache.getOrProduce("a", () => waiting.promise, client, "heavy");
    const joined = cache.getOrProduce("a", made, client, "other");
    expect(made).not.toHaveBeenCalled();
    queued.add("heavy");
    const names = ["visitor", "another", undefined];
    const visitors = names.map((name) => cache.getOrProduce("a", made, client, name));
    const [response] = await Promise.all(visitors);
    expect(made).toHaveBeenCalledOnce();
    expect(cache.get("a")).toBe(response);
    waiting.resolve(produced({ body: "late" }));
    expect([await heavy, await joined].map(({ body }) => String(body))).toEqual(["late", "late"]);
  });

  it("is produced for each client where it is not the same for all", async () => {
    const { cache } = make();
    const responses = await Promise.all(
      ["Germany", "France", "Spain"].map((body) =>
        cache.getOrProduce("a", counted({ body, maxAge: 0, shareable: false }), client),
      ),
    );
    expect(responses.map(({ body }) => String(body))).toEqual(["Germany", "France", "Spain"]);
  });

  const rated = (...titles: string[]) => ({ maxAge: 10, ratingsOf: new Set(titles) });

  it("is not stored when one of its titles was rated while it was produced", async () => {
    const { cache } = make();
    const produce = (title: string) => async () => {
      cache.deleteRatingsOf(title);
      return produced(rated("movie:1"));
    };
    await cache.getOrProduce("a", produce("movie:1"), client);
    await cache.getOrProduce("b", produce("movie:2"), client);
    expect(cache.get("a")).toBeUndefined();
    expect(cache.get("b")).toBeDefined();
  });

  it("is not given to who comes after one of its titles was rated, while it is produced", async () => {
    const { cache } = make();
    let rating = 1;
    const started = Promise.withResolvers<void>();
    const produce = vi.fn<() => Promise<ProducedResponse>>(async () => {
      const body = String(rating);
      await started.promise;
      return produced({ ...rated("movie:1"), body });
    });
    const before = cache.getOrProduce("a", produce, client);
    rating = 2;
    cache.deleteRatingsOf("movie:1");
    const after = [1, 2].map(() => cache.getOrProduce("a", produce, client));
    started.resolve();
    expect((await before).body.toString()).toBe("1");
    for (const response of await Promise.all(after)) expect(response.body.toString()).toBe("2");
    expect(produce).toHaveBeenCalledTimes(2);
  });

  it("is deleted when one of its titles is rated, and others stay", async () => {
    const { cache } = make();
    await cache.getOrProduce("two", counted(rated("movie:1", "tv:1")), client);
    await cache.getOrProduce("other", counted(rated("movie:2")), client);
    await cache.getOrProduce("none", counted(), client);
    cache.deleteRatingsOf("tv:1");
    expect(cache.get("two")).toBeUndefined();
    expect(cache.get("other")).toBeDefined();
    expect(cache.get("none")).toBeDefined();
    await cache.getOrProduce("two", counted(rated("movie:1", "tv:1")), client);
    expect(cache.get("two")).toBeDefined();
    cache.deleteRatingsOf("movie:1");
    expect(cache.get("two")).toBeUndefined();
  });

  it("that could not be produced is produced again for the next client", async () => {
    const { cache } = make();
    const fail = () => Promise.reject(new Error("no"));
    await expect(cache.getOrProduce("a", fail, client)).rejects.toThrow("no");
    expect(String((await cache.getOrProduce("a", counted(), client)).body)).toBe('{"data":1}');
  });

  it("makes room for others when the memory is full", async () => {
    const { cache } = make(100_000);
    for (let index = 0; index < 100; index += 1) {
      // Bytes that no compression makes smaller.
      const body = randomBytes(5000);
      await cache.getOrProduce(`key ${index}`, counted({ body }), client);
    }
    const stored = Array.from({ length: 100 }, (_, index) => cache.get(`key ${index}`));
    expect(stored.filter(Boolean).length).toBeLessThan(20);
    expect(stored[99]).toBeDefined();
  });

  it("is compressed once for each encoding, unless it is small", async () => {
    const { cache } = make();
    const body = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })));
    const response = await cache.getOrProduce("a", counted({ body }), client);
    const br = response.encode("br");
    const gzip = response.encode("gzip");
    expect(response.encode("br")).toBe(br);
    expect(response.encode("gzip")).toBe(gzip);
    expect(brotliDecompressSync(br.body).toString()).toBe(body);
    expect(gunzipSync(gzip.body).toString()).toBe(body);
    const small = await cache.getOrProduce("b", counted(), client);
    expect(small.encode("br").encoding).toBe("identity");
  });

  it("that is large is compressed better once it is requested often, with the same tag", async () => {
    const { cache } = make();
    const body = Array.from({ length: 4_000 }, (_, id) => `<p>Page ${id * id}</p>`).join("");
    const first = await cache.getOrProduce("a", counted({ body }), client);
    const { etag } = first;
    const sent = first.encode("br").body;
    cache.get("a");
    expect(first.encode("br").body, "not sent yet").toBe(sent);
    first.timesSent = 5;
    cache.get("a");
    await vi.waitFor(() => expect(first.encode("br").body.length).toBeLessThan(sent.length));
    expect(brotliDecompressSync(first.encode("br").body).toString()).toBe(body);
    expect(cache.get("a")).toBe(first);
    expect(first.etag).toBe(etag);
  });
});
