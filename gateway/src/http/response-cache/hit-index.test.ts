import type { IncomingHttpHeaders } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import type { ProducedResponse } from "./cached-response.ts";
import { type Hit, HitIndex, variantOf } from "./hit-index.ts";
import { ResponseCache } from "./response-cache.ts";

const produce = async (): Promise<ProducedResponse> => ({
  status: 200,
  contentType: "text/html",
  body: "page",
  headers: {},
  maxAge: 20,
  shareable: true,
});

/** The index holds no response: these caches hold theirs until all tests have run. */
const caches: ResponseCache[] = [];

async function make() {
  const clock = { now: 0 };
  const cache = new ResponseCache(
    100_000,
    () => expect.fail("nothing is renewed"),
    () => clock.now,
  );
  caches.push(cache);
  const response = await cache.getOrProduce("page", produce, new AbortController().signal);
  const hit: Hit = {
    response: new WeakRef(response),
    whole: null,
    notModified: "",
    route: "/*",
    rateLimited: false,
    sheddable: true,
  };
  const index = new HitIndex();
  const find = (request: string, headers: IncomingHttpHeaders, wantedFor: string) =>
    index.find(request, { variantOf: (key) => variantOf(key, headers, wantedFor) })?.hit;
  return { clock, cache, hit, index, find };
}

it("finds a hit for the same headers, and for what it was made for, alone", async () => {
  const { index, find, hit } = await make();
  const key = { headers: ["cookie"] };
  index.add("GET /", key, { cookie: "a" }, "DE", hit);
  expect(find("GET /", { cookie: "a", accept: "x" }, "DE")).toBe(hit);
  expect(find("GET /", { cookie: "b" }, "DE")).toBeUndefined();
  expect(find("GET /", {}, "DE")).toBeUndefined();
  expect(find("GET /", { cookie: "a" }, "FR")).toBeUndefined();
  expect(find("GET /?", { cookie: "a" }, "DE")).toBeUndefined();
  index.add("GET /shared", { headers: [] }, {}, "", hit);
  expect(find("GET /shared", { cookie: "b" }, "")).toBe(hit);
});

it("finds no hit whose response is stale, deleted or replaced", async () => {
  const { index, find, hit, cache, clock } = await make();
  const key = { headers: [] };
  index.add("GET /", key, {}, "", hit);
  clock.now = 20_000;
  expect(find("GET /", {}, "")).toBeUndefined();
  await cache.getOrProduce("page", produce, new AbortController().signal);
  index.add("GET /", key, {}, "", hit);
  expect(find("GET /", {}, ""), "replaced").toBeUndefined();
});

it("keeps a bounded number of variants of one target", async () => {
  const { index, find, hit } = await make();
  const key = { headers: ["cookie"] };
  for (let cookie = 0; cookie <= 32; cookie += 1) {
    index.add("GET /", key, { cookie: String(cookie) }, "", hit);
  }
  expect(find("GET /", { cookie: "0" }, "")).toBeUndefined();
  expect(find("GET /", { cookie: "32" }, "")).toBe(hit);
});

it("keeps a response's body when the same response is next sent as a 304", async () => {
  const { index, find, hit } = await make();
  const key = { headers: [] };
  const whole = { encoding: "identity", headers: "content-type: text/html\r\n" } as const;
  index.add("GET /", key, {}, "DE", { ...hit, whole });
  index.add("GET /", key, {}, "DE", hit);
  expect(find("GET /", {}, "DE")?.whole).toBe(whole);
});

it("keeps no memory of a response that the cache has deleted", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { index, cache } = await make();
  const key = { headers: [] };
  const hitOf = async (name: string): Promise<Hit> => {
    const body = () => produce().then((page) => ({ ...page, body: "x".repeat(5000) }));
    const response = await cache.getOrProduce(name, body, new AbortController().signal);
    return {
      response: new WeakRef(response),
      whole: { encoding: "identity", headers: "" },
      notModified: "",
      route: "/*",
      rateLimited: false,
      sheddable: true,
    };
  };
  const hits: Hit[] = [];
  for (let page = 0; page < 100; page += 1) {
    const hit = await hitOf(`page ${page}`);
    index.add(`GET /${page}`, key, {}, "", hit);
    hits.push(hit);
  }
  await nextTurn();
  collectGarbage();
  const kept = hits.filter(({ response }) => response.deref() !== undefined).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(20);
});

it("keeps a bounded number of long header values, of one target and of many", async () => {
  const { index, find, hit } = await make();
  const key = { headers: ["cookie"] };
  const cookie = (n: number) => ({ cookie: `${n}`.padEnd(8000, "x") });
  for (let n = 0; n < 20; n += 1) index.add("GET /", key, cookie(n), "", hit);
  const ofOne = Array.from({ length: 20 }, (_, n) => find("GET /", cookie(n), ""));
  expect(ofOne.filter(Boolean).length).toBeLessThan(7);
  expect(ofOne.at(-1)).toBe(hit);
  for (let n = 0; n < 3000; n += 1) index.add(`GET /?${n}`, key, cookie(n), "", hit);
  const ofMany = Array.from({ length: 3000 }, (_, n) => find(`GET /?${n}`, cookie(n), ""));
  expect(ofMany.filter(Boolean).length).toBeLessThan(2000);
  expect(ofMany.at(-1)).toBe(hit);
});
