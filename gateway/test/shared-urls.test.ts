import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** What feed readers, proxies, mail services and people who share append to a URL changes nothing. */

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: "https://flickmap.example" });
});
afterAll(() => gateway.close());

const get = (url: string) => gateway.app.inject({ url });

const URLS = {
  "a feed": "/feeds/DE.atom?providers=8|337&kinds=flatrate",
  "a calendar": "/calendar/DE.ics?titles=m603,m27205",
  "an embed": "/embed/movie/550?country=DE",
  "a sitemap": "/sitemap.xml",
} as const;

const APPENDED = [
  ..."_=1732 cacheBust=3 utm_source=x utm_content=movie fbclid=a gclid=b ref=c msclkid=d mc_cid=e igshid=f".split(
    " ",
  ),
  ..."_ga=1.2 si=x t=1732 ts=1732 v=2 nocache=1 cb=9 rnd=0.5 time=1 srsltid=x wbraid=y ref_src=tw source=rss".split(
    " ",
  ),
  ..."share=1 from=app 1732712345 1732= spm=a.b s_cid=x at_medium=y mtm_campaign=z hsCtaTracking=q utm_source[]=x".split(
    " ",
  ),
  "utm_source=a&utm_source=b",
];

describe.each(Object.entries(URLS))("%s", (_, url) => {
  test("is one response whatever is appended", async () => {
    const plain = await get(url);
    expect(plain.statusCode).toBe(200);
    const calls = await gateway.callsDuring(async () => {
      for (const appended of APPENDED) {
        const { statusCode, body, headers } = await get(
          `${url}${url.includes("?") ? "&" : "?"}${appended}`,
        );
        expect([appended, statusCode]).toEqual([appended, 200]);
        expect(body).toBe(plain.body);
        expect(headers["etag"]).toBe(plain.headers["etag"]);
      }
    });
    expect(calls).toBe(0);
  });
});

test("an embed without a country keeps nothing of it", async () => {
  const { headers } = await get("/embed/movie/550?utm_source=x&theme=dark&fbclid=1");
  expect(headers.location).toBe("/embed/movie/550?country=US&theme=dark");
});

test.each([
  ["/api/changes?provider=8", "provider"],
  ["/api/movie/popular?regoin=DE", "regoin"],
  ["/api/discover/movie?watchRegion=DE", "watchRegion"],
  ["/api/find?imdbId=tt0903747", "imdbId"],
])("%s is told that %s is unknown", async (url, name) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(400);
  expect(body).toContain(`Unknown parameter: ${name}`);
});

test("a parameter of other calls, which would have to change something, is refused", async () => {
  for (const query of [
    "region=DE",
    "page=2",
    "limit=5",
    "service=netflix",
    "with_genres=28",
    "since=x",
  ]) {
    const { statusCode, body } = await get(`/feeds/DE.atom?${query}`);
    expect(statusCode).toBe(400);
    expect(body).toContain(`Unknown parameter: ${query.split("=", 1).join()}`);
  }
});

test("what nothing is known of is refused by /api alone", async () => {
  expect((await get("/api/movie/popular?utm_source=x")).statusCode).toBe(400);
  expect((await get("/api/movie/popular?_=1")).statusCode).toBe(400);
});

test("a feed of a new store was updated when observing began, not in 1970", async () => {
  const { body } = await get("/feeds/DE.atom");
  const [, updated = ""] = /<updated>(.*?)<\/updated>/u.exec(body) ?? [];
  expect(Date.now() - Date.parse(updated)).toBeLessThan(3_600_000);
});

test("a feed has one id, whatever the order, the encoding and the page of its filter", async () => {
  const idOf = async (query: string) => {
    const { statusCode, body } = await get(`/feeds/DE.atom?${query}`);
    expect(statusCode).toBe(200);
    return /<id>(.*?)<\/id>/u.exec(body)?.[1];
  };
  const id = await idOf("providers=8|337&kinds=flatrate|rent&type=movie");
  for (const same of [
    "type=movie&kinds=rent|flatrate&providers=337|8",
    "provider=8%7C337&kinds=flatrate%7Crent&type=%6Dovie",
    "providers=8,337&kinds=rent,flatrate&type=movie",
    "providers=8|337|8&kinds=flatrate|rent|rent&type=movie&_=1",
  ]) {
    expect(await idOf(same)).toBe(id);
  }
  expect(await idOf("providers=8&kinds=flatrate|rent&type=movie")).not.toBe(id);
});
