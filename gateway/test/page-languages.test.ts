import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const ENVIRONMENT = { PUBLIC_URL: "https://flickmap.example" };
const gateway = await startGateway(ENVIRONMENT);
const withoutCache = await startGateway(ENVIRONMENT, { responseCacheBytes: 1 });

/** A page of each route. */
const PAGES = [
  "/",
  "/movie/550",
  "/tv/1399",
  "/person/525",
  "/search?q=star",
  "/direct-search?q=star",
  "/category/movie",
  "/genre/28?type=movie",
  "/advanced-search",
  "/new",
  "/list",
  "/country",
  "/faq",
  "/contact",
  "/privacy",
  "/terms",
  "/nothing-here",
];

const open = (
  { app }: GatewayUnderTest,
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
) => app.inject({ method, url, headers: { cookie: "country=DE", ...headers } });

const inGerman = (path: string) => `/de${path.replace(/^\/(?=$|\?)/u, "")}`;

/** What a page says of its language. */
const readLanguage = (body: string, headers: Record<string, unknown>) => ({
  document: /<html lang="([^"]+)"/u.exec(body)?.[1],
  header: headers["content-language"],
  navigation: /href="(?:\/de)?\/faq"[^>]*>|>(Home|Startseite)</u.exec(body)?.[1],
});

describe.each(PAGES)("%s", (path) => {
  test("is in the language of its URL, stored and fresh, whatever was stored before", async () => {
    const english = { document: "en", header: "en" };
    const german = { document: "de", header: "de" };
    for (const [url, expected, other] of [
      [path, english, "Startseite"],
      [inGerman(path), german, ">Home<"],
      [path, english, "Startseite"],
      [inGerman(path), german, ">Home<"],
    ] as const) {
      for (const each of [gateway, withoutCache]) {
        const { body, headers } = await open(each, url);
        expect(readLanguage(body, headers)).toMatchObject(expected);
        expect(body).not.toContain(other);
        // Nothing leads out of the language but the page's own alternates.
        const links = [...body.matchAll(/<a [^>]*?href="(\/[^"]*)"/gu)].map(([, to = ""]) => to);
        const isGerman = (to: string) => /^\/de(?:[/?#]|$)|[?&]language=de(?:&|$)/u.test(to);
        expect(links.filter((to) => isGerman(to) !== (expected === german))).toEqual([]);
      }
    }
  });
});

test.each([
  ["nothing", {}, null],
  ["another language", { "accept-language": "de-AT,de;q=0.9,en;q=0.5" }, "/de/faq?x=1"],
  ["English first", { "accept-language": "en-GB,de;q=0.9" }, null],
  ["a language that is not spoken", { "accept-language": "sv" }, null],
  ["a choice", { cookie: "language=de" }, "/de/faq?x=1"],
  ["a choice of English", { cookie: "language=en", "accept-language": "de" }, null],
] as const)("a page without prefix, asked for with %s", async (_, headers, expected) => {
  for (const method of ["GET", "HEAD"] as const) {
    const response = await open(gateway, "/faq?x=1", headers, method);
    expect(response.statusCode).toBe(expected === null ? 200 : 302);
    expect(response.headers["location"] ?? null).toBe(expected);
    expect(response.headers["content-language"]).toBe(expected === null ? "en" : "de");
    expect(response.headers["vary"]).toBe("accept-encoding, accept-language, cookie");
  }
});

test("what names its language, and what is no page, is never redirected", async () => {
  const headers = { "accept-language": "fr,de;q=0.9", cookie: "language=de" };
  expect((await open(gateway, "/de/faq", headers)).headers["vary"]).toBe("accept-encoding, cookie");
  for (const url of ["/de/faq", "/robots.txt", "/api/countries", "/app-shell", "/missing.js"])
    expect((await open(gateway, url, headers)).statusCode).not.toBe(302);
});

test("search engines find each page in every language", async () => {
  // A name of its own, with letters of a slug and without, and the English one.
  for (const id of [550, 12]) {
    const pages = [];
    for (const { code, tag } of LANGUAGES) {
      const { body } = await open(gateway, `${code === "en" ? "" : `/${code}`}/movie/${id}`);
      const [canonical] = /(?<=rel="canonical" href=")[^"]+/u.exec(body) ?? [];
      const alternates = body.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gu);
      pages.push({ tag, canonical, alternates: [...alternates].map(([, ...pair]) => pair) });
    }
    const expected = pages.map(({ tag, canonical }) => [tag, canonical]);
    expected.push(["x-default", pages[0]?.canonical]);
    for (const { alternates } of pages) expect(alternates).toEqual(expected);
  }
  const robots = (await open(gateway, "/robots.txt")).body;
  for (const { code } of LANGUAGES) {
    const prefix = code === "en" ? "" : `/${code}`;
    expect(robots).toContain(`Sitemap: https://flickmap.example${prefix}/sitemap.xml`);
    const sitemap = await open(gateway, `${prefix}/sitemap.xml`);
    expect(sitemap.body).toContain(`<loc>https://flickmap.example${prefix}/faq</loc>`);
  }
});

test("a sitemap has the URLs that its pages call their own", async () => {
  const english = (await open(gateway, "/sitemap.xml")).body;
  const german = (await open(gateway, "/de/sitemap.xml")).body;
  expect(english).toContain("<loc>https://flickmap.example/movie/105/back-to-the-future</loc>");
  expect(german).toContain(
    "<loc>https://flickmap.example/de/movie/105/zuruck-in-die-zukunft</loc>",
  );
  expect(german).not.toContain("back-to-the-future<");
});

test("without scripts a form chooses the language, and leads back to the page", async () => {
  const choose = (code: string, from: string, origin = ENVIRONMENT.PUBLIC_URL) =>
    gateway.app.inject({
      method: "POST",
      url: "/language",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin,
        referer: `${ENVIRONMENT.PUBLIC_URL}${from}`,
      },
      payload: `code=${code}`,
    });
  const german = await choose("de", "/movie/550?country=AT");
  expect(german.statusCode).toBe(303);
  expect(german.headers["location"]).toBe("/de/movie/550?country=AT");
  expect(german.headers["set-cookie"]).toMatch(
    /^language=de; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/u,
  );
  expect((await choose("en", "/de")).headers["location"]).toBe("/");
  expect((await choose("xx", "/faq")).statusCode).toBe(400);
  expect((await choose("de", "/faq", "https://elsewhere.example")).statusCode).toBe(403);
});
