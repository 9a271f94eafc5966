import { afterEach, expect, test } from "vitest";
import { startGateway, startSample } from "./gateway-under-test.ts";

const sample = await startSample({ extraTitles: "byId" });
const gateway = await startGateway({
  SAMPLE_FILM_DATABASE_ORIGIN: sample.origin,
  COUNTRY_HEADER: "cf-ipcountry",
  TRUSTED_PROXIES: "1",
});
afterEach(() => sample.setFaults([]));

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers });

test("it is an answer without scripts, which sets no cookie and credits its sources", async () => {
  const { statusCode, headers, body } = await get("/embed/movie/550?country=DE", {
    cookie: "country=FR",
  });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["cache-control"]).toMatch(/^public, max-age=\d+/u);
  expect(body).toContain("<title>Where to watch Fight Club (1999) in Germany</title>");
  expect(body).toContain("Where to watch in Germany");
  expect(body).toMatch(
    /<h1><a href="\/movie\/550\/fight-club\?country=DE" target="_blank" rel="noopener"><bdi>Fight Club<\/bdi><\/a> <span>1999/u,
  );
  expect(body).toMatch(/<h2>Free with ads<\/h2><ul><li><a href="https:/u);
  expect(body).toContain("JustWatch");
  expect(body).toContain(
    "This product uses the TMDB API but is not endorsed or certified by TMDB.",
  );
  expect(body).toContain('<img src="/icons/tmdb.svg" alt="TMDB"');
  expect(body).toContain("the offers are invented");
  expect(body).not.toMatch(/<script|<link|<form| on\w+=/u);
  expect(Buffer.byteLength(body)).toBeLessThan(12_000);
});

test("what can only be bought is not said to be rented, and a shop has its own name", async () => {
  const { body } = await get("/embed/tv/82728?country=US");
  expect(body).toMatch(/<h2>Buy<\/h2><ul><li>.*<bdi>Apple TV Store<\/bdi>/u);
});

test("a service that lacks a season that has begun says so, and another does not", async () => {
  const names = async (url: string) => (await get(url)).body.match(/(?<=<bdi>)[^<]*/gu)?.slice(1);
  expect(await names("/embed/tv/100088?country=US")).toContain("HBO Max (some seasons)");
  expect(await names("/embed/tv/1396?country=US")).toContain("Netflix");
  // The only season of a show.
  expect(String(await names("/embed/tv/126308?country=US"))).not.toContain("some seasons");
});

test("it alone may be framed, by any site", async () => {
  for (const url of ["/embed/movie/550?country=DE", "/embed/movie/2000000001?country=DE"]) {
    const { headers } = await get(url);
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-.*; frame-ancestors \*$/u,
    );
    expect(headers["content-security-policy"]).not.toContain("script-src");
  }
  for (const url of [
    "/movie/550",
    "/embed",
    "/embed/movie/550/more",
    "/api/movie/550",
    "/api/docs",
    "/graphql",
    "/robots.txt",
  ]) {
    const { headers } = await get(url);
    expect([url, headers["x-frame-options"]]).toEqual([url, "DENY"]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});

test("its pictures may be shown by pages that are isolated", async () => {
  const { body } = await get("/embed/movie/550?country=DE");
  const pictures = [...body.matchAll(/src="(\/images\/[^"]+)"/gu)].map(([, src = ""]) => src);
  expect(pictures.length).toBeGreaterThan(1);
  for (const src of pictures) {
    const { statusCode, headers } = await get(src);
    expect([statusCode, headers["cross-origin-resource-policy"]]).toEqual([200, "cross-origin"]);
  }
});

test("without a country it goes to that of the visitor, which nobody stores", async () => {
  const { statusCode, headers } = await get("/embed/tv/1396?theme=dark", {
    "cf-ipcountry": "FR",
    "x-forwarded-for": "198.51.100.1",
  });
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
    302,
    "/embed/tv/1396?country=FR&theme=dark",
    "no-store",
  ]);
});

test("a theme is that of the page around it, or the one that it names", async () => {
  expect((await get("/embed/movie/550?country=DE")).body).toContain('<html lang="en">');
  expect((await get("/embed/movie/550?country=DE&theme=dark")).body).toContain('data-theme="dark"');
});

test("a title whose name is markup is shown as text", async () => {
  const { body } = await get("/embed/movie/9900003?country=DE");
  expect(body).toContain("&lt;");
  expect(body).not.toMatch(/<(?:script|img src=x|b>)/u);
});

test.each([
  ["/embed/movie/2000000001?country=DE", 404, "There is no such title."],
  ["/embed/movie/abc?country=DE", 400, "Invalid id: it must be "],
  ["/embed/person/550?country=DE", 400, "Invalid type: it must be one of movie, tv.</p>"],
  [
    "/embed/movie/550?country=XX",
    400,
    "Unknown country &quot;XX&quot;; ISO 3166-1 alpha-2, such as GB",
  ],
  [
    "/embed/movie/550?country=DE&theme=%22%3E%3Cscript%3E",
    400,
    "Invalid theme: it must be one of light, dark.</p>",
  ],
  ["/embed/movie/550?country=DE&next=1", 400, "Unknown parameter: next"],
  ["/embed/movie/550?country=KP", 200, "Nothing is known of services in North Korea."],
])("%s gets %i and says so", async (url, status, text) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(body).toContain(`<p class="none">${text}`);
  expect(body).not.toContain("<script");
});

test("with the film database down it says that it can be tried again, and is not stored", async () => {
  sample.setFaults([{ kind: "server-error" }]);
  const { statusCode, headers, body } = await get("/embed/movie/13?country=DE");
  expect([statusCode, headers["cache-control"]]).toEqual([503, "no-store"]);
  expect(body).toContain("Please try again later.");
});
