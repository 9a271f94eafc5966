import { expect, it } from "vitest";
import type { ProducedResponse } from "./cached-response.ts";
import { type Hit, HitIndex } from "./hit-index.ts";
import { ResponseCache } from "./response-cache.ts";

const produce = async (): Promise<ProducedResponse> => ({
  status: 200,
  contentType: "text/html",
  body: "page",
  headers: {},
  maxAge: 20,
  shareable: true,
});

async function make() {
  const clock = { now: 0 };
  const cache = new ResponseCache(
    100_000,
    () => expect.fail("nothing is renewed"),
    () => clock.now,
  );
  const response = await cache.getOrProduce("page", produce, new AbortController().signal);
  const hit: Hit = {
    response,
    whole: null,
    notModified: [],
    route: "/*",
    rateLimited: false,
    sheddable: true,
  };
  return { clock, cache, hit, index: new HitIndex() };
}

it("finds a hit for the same headers and, where the route depends on it, the same visitor alone", async () => {
  const { index, hit } = await make();
  const key = { headers: ["cookie"], byClient: true };
  index.add("GET /", key, { cookie: "a" }, "1.2.3.4", hit);
  expect(index.find("GET /", { cookie: "a", accept: "x" }, "1.2.3.4")).toBe(hit);
  expect(index.find("GET /", { cookie: "b" }, "1.2.3.4")).toBeUndefined();
  expect(index.find("GET /", {}, "1.2.3.4")).toBeUndefined();
  expect(index.find("GET /", { cookie: "a" }, "5.6.7.8")).toBeUndefined();
  expect(index.find("GET /?", { cookie: "a" }, "1.2.3.4")).toBeUndefined();
  index.add("GET /shared", { headers: [], byClient: false }, {}, "1.2.3.4", hit);
  expect(index.find("GET /shared", { cookie: "b" }, "5.6.7.8")).toBe(hit);
});

it("finds no hit whose response is stale, deleted or replaced", async () => {
  const { index, hit, cache, clock } = await make();
  const key = { headers: [], byClient: false };
  index.add("GET /", key, {}, "", hit);
  clock.now = 20_000;
  expect(index.find("GET /", {}, "")).toBeUndefined();
  await cache.getOrProduce("page", produce, new AbortController().signal);
  index.add("GET /", key, {}, "", hit);
  expect(index.find("GET /", {}, ""), "replaced").toBeUndefined();
});

it("keeps a bounded number of variants of one target", async () => {
  const { index, hit } = await make();
  const key = { headers: ["cookie"], byClient: false };
  for (let cookie = 0; cookie <= 32; cookie += 1) {
    index.add("GET /", key, { cookie: String(cookie) }, "", hit);
  }
  expect(index.find("GET /", { cookie: "0" }, "")).toBeUndefined();
  expect(index.find("GET /", { cookie: "32" }, "")).toBe(hit);
});

it("keeps a response's body when the same response is next sent as a 304", async () => {
  const { index, hit } = await make();
  const key = { headers: [], byClient: false };
  const whole = { body: hit.response.body, headers: ["content-type", "text/html"] };
  index.add("GET /", key, {}, "1.2.3.4", { ...hit, whole });
  index.add("GET /", key, {}, "1.2.3.4", hit);
  expect(index.find("GET /", {}, "1.2.3.4")?.whole).toBe(whole);
});
