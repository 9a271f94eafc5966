import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PagesOptions } from "../src/site/pages/page-routes.ts";
import { Renderer } from "../src/site/pages/renderer.ts";
import { type BuildFolders, WEB_BUILD } from "../src/site/pages/web-build.ts";
import { atEnd, newFolder } from "./at-end.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { startHostileFilmDatabase } from "./hostile-film-database.ts";

const SITE = "https://flickmap.example";
/** How long the pages of some tests wait for their data. */
const PATIENCE_MS = 100;
/** The element of a page that the browser is to render. */
const SHELL_ROOT = '<div id="root"></div>';
const HOSTILE = `</script><script>alert("1")</script> & 'friends'`;

/** Stands in for the build for the browser, by the path of each file. */
const FILES = {
  "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="stylesheet" crossorigin href="/assets/fonts.css">
  </head>
  <body>
    ${SHELL_ROOT}
  </body>
</html>`,
  "sw.js": "self;",
  "../package.json": '{ "workspaces": [] }',
  "start.js": "start();",
  "assets/fonts.css": "@font-face{}",
  "page-chunks.json": JSON.stringify({
    app: "/assets/app-0.js",
    pages: { home: ["/assets/home-1.js"], title: ["/assets/title-2.js"] },
    messages: {
      en: { shared: "/assets/messages-en-3.js", title: "/assets/messages-en-title-4.js" },
    },
  }),
};

const folders: BuildFolders = { browser: join(newFolder(), "dist"), server: WEB_BUILD.server };
await mkdir(join(folders.browser, "assets"), { recursive: true });
for (const [path, text] of Object.entries(FILES))
  await writeFile(join(folders.browser, path), text);
const filmDatabase = await startHostileFilmDatabase();
// The sites share their rendering threads.
const { render } = Renderer.prototype;
const renderer = new Renderer(folders, (error) => expect.fail(String(error)));
atEnd(() => renderer.close());
vi.spyOn(Renderer.prototype, "render").mockImplementation(render.bind(renderer));
afterAll(() => vi.restoreAllMocks());

/** A gateway on a film database whose answers a test may replace; a busy machine makes no page late. */
const startSite = (pages: Pick<PagesOptions, "folders" | "patienceMs"> = {}, environment = {}) =>
  startGateway(
    {
      NODE_ENV: "production",
      PUBLIC_URL: SITE,
      SAMPLE_FILM_DATABASE_ORIGIN: filmDatabase.url,
      COUNTRY_HEADER: "x-country",
      MAX_WAIT_MS: "60000",
      ...environment,
    },
    { pages: { folders, patienceMs: 60_000, ...pages } },
  );
const gateway = await startSite();
const unchanged = gateway.app;

/** A site of a test's own, with an empty cache. */
async function site(...options: Parameters<typeof startSite>): Promise<GatewayUnderTest> {
  const started = await startSite(...options);
  onTestFinished(() => {
    filmDatabase.answers.clear();
    filmDatabase.intercept = null;
  });
  return started;
}

/** Has the film database say something else of a movie. */
async function changeMovie(id: number, change: (movie: Movie) => object): Promise<void> {
  const { url } = filmDatabase.sample;
  const parts =
    "append_to_response=credits,videos,watch/providers,external_ids,translations,release_dates,keywords,recommendations,similar";
  const response = await fetch(`${url}/movie/${id}?${parts}`, {
    headers: { authorization: "Bearer sample" },
  });
  const movie = (await response.json()) as Movie;
  filmDatabase.answers.set(`3/movie/${id}`, { ...movie, ...change(movie) });
}

/** Has calls fail whose paths match. */
const failAt = (paths: RegExp) => (path: string) => (paths.test(path) ? 500 : null);

interface Movie {
  readonly credits: { readonly cast: readonly object[] };
}

/** What a page says. */
async function page(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers });
  const { statusCode, body } = answer;
  const content = (name: string) =>
    body.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, "u"))?.[1];
  const json = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/su)?.[1];
  return {
    status: statusCode,
    body,
    headers: answer.headers,
    titles: [...body.matchAll(/<title[^>]*>([^<]*)<\/title>/gu)].map((match) => match[1]),
    description: content("description"),
    robots: content("robots"),
    canonical: body.match(/<link rel="canonical" href="([^"]*)"\/>/u)?.[1],
    image: content("og:image"),
    card: content("twitter:card"),
    kind: content("og:type"),
    data: json === undefined ? null : JSON.parse(json),
    text: body.replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]+>/gsu, " "),
  };
}

describe("the HTML of a page", () => {
  /** A page that no result was too late for: one that lacks some is smaller. */
  const completePage = (url: string) =>
    vi.waitFor(
      async () => {
        const { status, body } = await page(unchanged, url);
        expect(status).toBe(200);
        const [, data = ""] = /id="page-data">(.*?)<\/script>/su.exec(body) ?? [];
        const { results } = JSON.parse(data) as { readonly results: readonly unknown[] };
        expect(results).not.toContain(null);
        return body;
      },
      { timeout: 20_000, interval: 100 },
    );

  // Each page names itself in fourteen languages: about 1,000 bytes, 250 of them compressed.
  it.each([
    ["/movie/550/fight-club", 92_000, 17_400],
    ["/", 139_500, 19_600],
    ["/category/movie", 70_500, 12_850],
    ["/genre/28?type=movie", 72_000, 13_200],
    ["/search?q=the", 102_500, 15_500],
  ])("of %s has at most %i bytes, and compressed %i", async (url, whole, compressed) => {
    const body = await completePage(url);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(whole);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(body, { params }).length).toBeLessThanOrEqual(compressed);
  });

  it("has each icon's shapes once, and the list of countries on the page for it alone", async () => {
    const { body } = await page(unchanged, "/movie/550/fight-club");
    const symbols = [...body.matchAll(/<symbol id="([^"]+)"/gu)].map((match) => match[1]);
    expect(symbols).toContain("i-search");
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(body).not.toContain("<option");
    expect((await page(unchanged, "/country")).body).toContain('<option value="DE">Germany');
  });
});

describe("the page of a movie", () => {
  it("says what it is of and where it can be watched, in the HTML", async () => {
    const movie = await page(unchanged, "/movie/550/fight-club");
    expect(movie).toMatchObject({
      status: 200,
      titles: ["Watch Fight Club 1999 Full Movie Online For Free In HD"],
      canonical: `${SITE}/movie/550/fight-club`,
      kind: "video.movie",
      card: "summary_large_image",
      robots: undefined,
    });
    expect(movie.image).toMatch(/^https:\/\/flickmap\.example\/images\/w\d+\/[\w-]+\/[\w.-]+$/u);
    expect(movie.body).toContain(
      `/oembed?url=${encodeURIComponent(`${SITE}/movie/550/fight-club?country=US`)}`,
    );
    expect(movie.text).toMatch(/Subscription|Rent|Buy/u);
    expect(movie.text).not.toContain("Load it again");
    expect(movie.text).toMatch(/Watch\s+in /u);
  });

  it("carries structured data that search engines take", async () => {
    await changeMovie(550, ({ credits }) => {
      const cast = Array.from({ length: 3 }, () => credits.cast).flat();
      return { credits: { ...credits, cast } };
    });
    const { app } = await site();
    const { data, description } = await page(app, "/movie/550/any-other-slug");
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Movie",
      name: "Fight Club",
      url: `${SITE}/movie/550/fight-club`,
      datePublished: "1999-10-15",
      duration: "PT139M",
      director: [{ "@type": "Person", name: "David Fincher" }],
    });
    expect([...data.description].length).toBeLessThanOrEqual(160);
    expect(description?.length).toBeGreaterThan(20);
    const { ratingValue, ratingCount, bestRating, worstRating } = data.aggregateRating;
    expect([bestRating, worstRating]).toEqual([10, 0]);
    expect(ratingValue).toBeGreaterThan(0);
    expect(ratingCount).toBeGreaterThan(0);
  });

  it("rates by the site's own visitors where any rated", async () => {
    const { app } = await site();
    for (const [session, rating] of [5, 5, 4, 4, 4, 4, 4].entries()) {
      const payload = {
        content_id: 550,
        content_type: "movie",
        session_id: `2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b1${session}`,
        rating,
      };
      const { statusCode } = await app.inject({ method: "POST", url: "/api/ratings", payload });
      expect(statusCode).toBe(200);
    }
    const { data } = await page(app, "/movie/550");
    expect(data.aggregateRating).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.3,
      ratingCount: 7,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it("says nothing where nothing is known, rather than something empty", async () => {
    await changeMovie(550, () => ({
      overview: null,
      backdrop_path: null,
      poster_path: null,
      release_date: null,
      vote_count: 0,
    }));
    const { app } = await site();
    const bare = await page(app, "/movie/550");
    expect(bare).toMatchObject({
      status: 200,
      titles: ["Watch Fight Club Full Movie Online For Free In HD"],
      description: undefined,
      image: undefined,
      card: "summary",
    });
    expect(bare.body).not.toContain('content=""');
    expect(Object.keys(bare.data)).not.toContain("aggregateRating");
  });

  it("shows a hostile title as text, wherever it is", async () => {
    await changeMovie(550, () => ({ title: HOSTILE, overview: HOSTILE }));
    const { app } = await site();
    const hostile = await page(app, "/movie/550");
    expect(hostile.body).not.toContain("<script>alert");
    expect(
      hostile.body.match(/<script/gu),
      "start, structured data, page data, two files of messages, the screen, the app",
    ).toHaveLength(7);
    expect(hostile.data.name).toBe(HOSTILE);
    expect(hostile.titles[0]).toContain("&lt;/script&gt;");
  });

  it("is 404 for one that does not exist, and for what can be none", async () => {
    expect(await page(unchanged, "/movie/2147483647/x")).toMatchObject({
      status: 404,
      titles: ["Movie not found · Flickmap"],
      robots: "noindex",
      canonical: undefined,
    });
    const calls = await gateway.callsDuring(async () => {
      for (const [url, title] of [
        ["/movie/0", "Movie not found"],
        ["/movie/abc/any-slug", "Movie not found"],
        ["/tv/1e3", "TV Show not found"],
        ["/movie/550/a/b", "404 Page Not Found"],
        ["/movie", "404 Page Not Found"],
        ["/category/anime", "404 Page Not Found"],
        ["/genre/x", "404 Page Not Found"],
      ] as const) {
        expect(await page(unchanged, url)).toMatchObject({
          status: 404,
          titles: [`${title} · Flickmap`],
        });
      }
    });
    expect(calls).toBe(0);
  });

  it("shows its own error with status 503 when the film database is unavailable", async () => {
    const { app } = await site();
    filmDatabase.intercept = failAt(/^3\/movie\/550$/u);
    const failed = await page(app, "/movie/550");
    expect(failed).toMatchObject({
      status: 503,
      titles: ["This movie could not be loaded · Flickmap"],
      canonical: undefined,
    });
    expect(failed.headers).toMatchObject({ "retry-after": "30", "x-robots-tag": "noindex" });
    expect(failed.text).toContain("The film database did not answer");
    expect(failed.text).not.toContain("not found");
  });
});

describe("other pages", () => {
  it("of a show say so", async () => {
    const show = await page(unchanged, "/tv/1396/breaking-bad");
    expect(show.titles).toEqual(["Watch Breaking Bad 2008 Full TV Series Online For Free In HD"]);
    expect(show.data).toMatchObject({ "@type": "TVSeries", startDate: "2008-01-20" });
    expect(show.data.numberOfSeasons).toBeGreaterThan(0);
  });

  it("of a show tell which services have which seasons, and do without where that takes too long", async () => {
    const show = await page(unchanged, "/tv/95480");
    expect(show.text).toMatch(/Season 1.{0,60}Apple TV/su);
    const { app } = await site();
    filmDatabase.intercept = failAt(/\/season\//u);
    const without = await page(app, "/tv/95480");
    expect(without.status).toBe(200);
    expect(without.text).toContain("Season 1");
    expect(without.text).toContain("Load the page again");
  });

  it.each([
    ["/", "Flickmap · Where to watch movies and TV shows", "/"],
    ["/category/movie", "Popular Movies · Flickmap", "/category/movie"],
    [
      "/category/tv?filter=top_rated",
      "Top Rated TV Shows · Flickmap",
      "/category/tv?filter=top_rated",
    ],
    ["/genre/28?type=movie", "Action Movies · Flickmap", "/genre/28?type=movie"],
    [
      "/advanced-search?with_genres=28",
      "Browse Movies by Genre · Flickmap",
      "/advanced-search/movie",
    ],
    ["/faq/", "Frequently Asked Questions · Flickmap", "/faq"],
    ["/contact", "Contact · Flickmap", "/contact"],
    ["/privacy", "Privacy Policy · Flickmap", "/privacy"],
    ["/terms", "Terms of Service · Flickmap", "/terms"],
  ])("at %s have a title and one address", async (url, title, canonical) => {
    expect(await page(unchanged, url)).toMatchObject({
      status: 200,
      titles: [title],
      canonical: `${SITE}${canonical}`,
    });
  });

  it.each(["/search?q=heat", "/direct-search?q=heat"])("%s is not listed", async (url) => {
    const results = await page(unchanged, url);
    expect(results).toMatchObject({ status: 200, robots: "noindex" });
    expect(results.headers["x-robots-tag"]).toBe("noindex");
    expect(results.text).toMatch(/Showing \d+ of \d+ results/u);
  });

  it("show their own error with status 503 when the film database is unavailable, and can be tried again without scripts", async () => {
    const { app } = await site();
    // The countries are there: a page is for one of them.
    filmDatabase.intercept = failAt(/^3\/(?!watch\/providers\/regions)/u);
    for (const url of [
      "/",
      "/movie/550",
      "/tv/1396",
      "/category/movie",
      "/genre/28?type=movie",
      "/search?q=heat",
      "/direct-search?q=heat",
      "/advanced-search",
    ]) {
      const failed = await page(app, url);
      expect([url, failed.status, failed.canonical]).toEqual([url, 503, undefined]);
      expect(failed.headers).toMatchObject({ "retry-after": "30", "x-robots-tag": "noindex" });
      const address = url.replaceAll("?", "\\?");
      expect(failed.body).toMatch(
        new RegExp(`<noscript><a href="${address}"[^>]*>(?:Try again|Refresh)</a></noscript>`, "u"),
      );
    }
  });

  it.each([
    ["/category/movie?page=9999", "Popular Movies"],
    ["/category/tv?filter=top_rated&page=400", "Top Rated TV Shows"],
    ["/genre/28?type=movie&page=499", "Action Movies"],
    ["/advanced-search?with_genres=28&page=499", "Browse Movies by Genre"],
    ["/search?q=the&page=499", "Search Results for “the”"],
    ["/direct-search?q=the&page=9999", "Search: the"],
  ])(
    "%s, beyond the list's last page, is 404 and leads to pages that exist",
    async (url, title) => {
      const beyond = await page(unchanged, url);
      expect(beyond).toMatchObject({
        status: 404,
        titles: [`${title} · Flickmap`],
        canonical: undefined,
        robots: "noindex",
      });
      expect(beyond.text).toContain("There is no such page");
      const [, last] =
        />To page (\d+), the last</u.exec(beyond.body.replaceAll("<!-- -->", "")) ?? [];
      const there = (to: string) => url.replace(/(?<=page=)\d+/u, to);
      expect((await page(unchanged, there(last ?? ""))).status).toBe(200);
      expect((await page(unchanged, there(String(Number(last) + 1)))).status).toBe(404);
    },
  );

  it("of a genre that its type lacks is 404", async () => {
    expect(await page(unchanged, "/genre/99999?type=movie")).toMatchObject({
      status: 404,
      titles: ["Genre · Flickmap"],
      canonical: undefined,
    });
    for (const id of [27, 28, 10770]) {
      const missing = await page(unchanged, `/genre/${id}?type=tv`);
      expect(missing).toMatchObject({ status: 404, robots: "noindex" });
    }
  });

  it("that do not exist are 404, as a page for people and as JSON for programs", async () => {
    expect(await page(unchanged, "/no/such/page")).toMatchObject({
      status: 404,
      robots: "noindex",
    });
    for (const url of ["/api/nope", "/graphql/x", "/assets/gone.js", "/images/x"]) {
      const { statusCode, headers } = await unchanged.inject({ url });
      expect([statusCode, headers["content-type"]]).toEqual([404, expect.stringContaining("json")]);
    }
  });
});

describe("a page", () => {
  it("allows its own style and start script and no other, and has no style attributes", async () => {
    const { headers, body } = await page(unchanged, "/");
    const policy = String(headers["content-security-policy"]);
    const hashesIn = (directive: string) =>
      new RegExp(`${directive} ([^;]*)`, "u").exec(policy)?.[1]?.match(/'sha256-/gu);
    expect(hashesIn("style-src")).toHaveLength(3);
    expect(hashesIn("script-src"), "that of the start script").toHaveLength(1);
    expect(policy).not.toContain("unsafe-inline");
    expect(body).not.toContain(" style=");
  });

  it("has its start script load the app and the files of its screen, and nothing before", async () => {
    const { body } = await page(unchanged, "/movie/550");
    const modules = /<template id="modules">(.*?)<\/template>/su.exec(body)?.[1] ?? "";
    expect(modules).toContain('src="/assets/app-0.js"');
    expect(modules).toContain('src="/assets/title-2.js"');
    expect(body.replace(modules, "")).not.toMatch(/<script[^>]* src=|modulepreload/u);
  });

  it("is rendered for the country that its URL names, under its one address", async () => {
    const german = { cookie: "country=DE" };
    const linked = await page(unchanged, "/movie/550/fight-club?country=jp", german);
    expect(linked.text).toMatch(/Watch\s+in Japan/u);
    expect(linked.canonical).toBe(`${SITE}/movie/550/fight-club`);
    expect(linked.headers["set-cookie"]).toBeUndefined();
    expect(linked.status).toBe(200);
  });

  it("is rendered for the visitor's country where its URL names none that is known, with 400", async () => {
    const german = { cookie: "country=DE" };
    for (const code of ["XX", "EU", "D", "DEU", "DE&country=FR", "%44%45"]) {
      const url = `/movie/550/fight-club?country=${code}`;
      const other = await page(unchanged, url, german);
      expect(other.text).toMatch(/Watch\s+in Germany/u);
      const isKnown = code.startsWith("DE&") || code === "%44%45";
      expect([code, other.status]).toEqual([code, isKnown ? 200 : 400]);
    }
    expect((await page(unchanged, "/movie/550/fight-club?country=", german)).status).toBe(200);
    expect((await page(unchanged, "/movie/0/none?country=EU", german)).status).toBe(404);
  });

  it("is rendered for the country of the cookie, else of the visitor, else for the US", async () => {
    const french = { "x-country": "FR" };
    const cookie = (value: string) => ({ cookie: `a=b; country=${value}`, ...french });
    const movie = (headers: Record<string, string>) => page(unchanged, "/movie/550", headers);
    expect((await movie(cookie("DE"))).text).toMatch(/Watch\s+in Germany/u);
    expect((await movie(french)).text).toMatch(/Watch\s+in France/u);
    expect((await movie(cookie("XX"))).text).toMatch(/Watch\s+in France/u);
    expect((await page(unchanged, "/movie/550")).text).toMatch(/Watch\s+in the US\b/u);
  });

  it("is rendered for a country that was chosen before it left the list, and says that nothing is known of it", async () => {
    const movie = await page(unchanged, "/movie/550", { cookie: "country=KP" });
    expect(movie.text).toMatch(/No data for\s+North Korea/u);
    for (const code of ["XX", "ZZ", "XA"]) {
      const other = await page(unchanged, "/movie/550", { cookie: `country=${code}` });
      expect(other.text).toMatch(/Watch\s+in the US\b/u);
    }
  });

  it("has the navigation's open page and the country in header and footer, whatever was rendered before", async () => {
    const frame = async (path: string, country: string) => {
      const { body: html } = await page(unchanged, path, { cookie: `country=${country}` });
      const header = /<header data-position.*?<\/header>/su.exec(html)?.[0] ?? "";
      const footer = html.slice(html.lastIndexOf("<footer"));
      return {
        open: [...header.matchAll(/<a [^>]*aria-current="page"[^>]*href="([^"]*)"/gu)].map(
          ([, href]) => href,
        ),
        header: header.includes("Germany"),
        footer: footer.includes("Germany") && footer.includes("sample film database"),
      };
    };
    const rendered = [
      await frame("/movie/550", "US"),
      await frame("/movie/551", "DE"),
      await frame("/", "DE"),
      await frame("/Category/movie", "US"),
      await frame("/advanced-search/tv", "DE"),
    ];
    expect(rendered).toEqual([
      { open: [], header: false, footer: false },
      { open: [], header: true, footer: true },
      // Once in the bar, once in the phone's menu.
      { open: ["/", "/"], header: true, footer: true },
      { open: ["/category/movie", "/category/movie"], header: false, footer: false },
      { open: ["/advanced-search", "/advanced-search"], header: true, footer: true },
    ]);
  });

  it("counts what it costs for the client that requested it", async () => {
    const { app } = await site({}, { REQUESTS_PER_MINUTE: "1" });
    const visit = async (url: string, remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).body.includes(SHELL_ROOT);
    expect(await visit("/movie/603", "203.0.113.7")).toBe(false);
    expect(await visit("/movie/604", "203.0.113.7")).toBe(true);
    expect(await visit("/movie/605", "203.0.113.8")).toBe(false);
  });

  it("is rendered once for many, and answers 304 to who has it", async () => {
    const { app } = await site();
    const first = await page(app, "/faq");
    const render = vi.mocked(Renderer.prototype.render);
    const once = render.mock.calls.length;
    const all = await Promise.all(Array.from({ length: 5 }, () => page(app, "/faq")));
    expect(all.every(({ body }) => body === first.body)).toBe(true);
    expect(render).toHaveBeenCalledTimes(once);
    const { statusCode } = await app.inject({
      url: "/faq",
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(statusCode).toBe(304);
    expect(first.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/movie/550", "/movie/550?utm_source=mail&fbclid=1", 200],
    ["/no/such/page", "/other/page?a=1", 404],
    ["/movie/550/fight-club", "/movie/550/any-other-slug", 200],
  ])("at %s is rendered once for %s as well", async (url, same, status) => {
    const { app } = await site();
    const first = await page(app, url);
    const render = vi.mocked(Renderer.prototype.render);
    const once = render.mock.calls.length;
    expect(await page(app, same)).toMatchObject({ status, body: first.body });
    expect(render).toHaveBeenCalledTimes(once);
  });

  it("that could not be shown is rendered again after two seconds, and never served when older", async () => {
    const { app } = await site();
    filmDatabase.intercept = failAt(/^3\/movie\/550$/u);
    expect((await page(app, "/movie/550")).status).toBe(503);
    filmDatabase.intercept = null;
    expect((await page(app, "/movie/550")).status).toBe(503);
    await setTimeout(2_100);
    expect((await page(app, "/movie/550")).status).toBe(200);
  });

  it("is left to the browser when its data takes longer than a visitor waits", async () => {
    const { app } = await site({ patienceMs: PATIENCE_MS });
    filmDatabase.intercept = () => setTimeout(PATIENCE_MS + 200, null);
    const shell = await page(app, "/");
    expect(shell.status).toBe(200);
    expect(shell.body).toContain(SHELL_ROOT);
    expect(shell.body).toMatch(
      /<noscript>.*This page takes longer than usual.*<a href=""[^>]*>Load it again<\/a>/u,
    );
    expect(shell.headers["x-robots-tag"]).toBeUndefined();
    filmDatabase.intercept = null;
    // It is rendered meanwhile, which takes a while the first time.
    const rendered = async () => {
      expect((await page(app, "/")).body).not.toContain(SHELL_ROOT);
    };
    await vi.waitFor(rendered, { timeout: 20_000, interval: 100 });
  }, 30_000);

  it("is rendered for its country also where the list of countries cannot be had", async () => {
    filmDatabase.intercept = failAt(/^3\/watch\/providers\/regions/u);
    const { app } = await site();
    const movie = await page(app, "/movie/550", { cookie: "country=DE" });
    expect(movie.titles).toEqual(["Watch Fight Club 1999 Full Movie Online For Free In HD"]);
    expect(movie.text).toMatch(/Watch\s+in Germany/u);
  });

  it("of search results is not listed either where it is left to the browser", async () => {
    const { app } = await site({ patienceMs: PATIENCE_MS });
    filmDatabase.intercept = () => setTimeout(PATIENCE_MS + 200, null);
    const shell = await page(app, "/search?q=heat");
    expect(shell).toMatchObject({ status: 200, robots: "noindex" });
    expect(shell.headers["x-robots-tag"]).toBe("noindex");
    expect(shell.body).toContain(SHELL_ROOT);
  });

  it("is complete without what only follows from its data, where that has errors", async () => {
    const { app } = await site();
    filmDatabase.intercept = failAt(/^3\/(?:movie|tv)\/\d+$/u);
    const home = await page(app, "/");
    expect(home.status).toBe(200);
    expect(home.text).toContain("Popular Movies");
    // The browser requests it again.
    expect(home.body).not.toContain("too slow");
  });
});

describe("the form for the country", () => {
  const send = (payload: string, headers: Record<string, string> = {}) =>
    unchanged.inject({
      method: "POST",
      url: "/country",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload,
    });

  it("sets the cookie and leads back", async () => {
    const { statusCode, headers } = await send("code=DE&to=%2Fmovie%2F550%3Fa%3D1");
    expect([statusCode, headers.location]).toEqual([303, "/movie/550?a=1"]);
    expect(headers["set-cookie"]).toBe(
      "country=DE; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example/x",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
  ])("never leads to %s", async (to) => {
    const { headers } = await send(`code=DE&to=${encodeURIComponent(to)}`);
    expect(headers.location).toMatch(/^\/(?:$|[^/\\])/u);
  });

  it("without a country leads to the list, which names the page that the browser names", async () => {
    const locationFrom = async (referer: string) => (await send("", { referer })).headers.location;
    expect(await locationFrom(`${SITE}/no/such/page?a=1`)).toBe(
      "/country?to=%2Fno%2Fsuch%2Fpage%3Fa%3D1",
    );
    expect(await locationFrom("https://evil.example//x")).toBe("/country?to=%2Fx");
    expect(await locationFrom("about:client")).toBe("/country?to=%2F");
  });

  it("takes a country that exists, from a separate page site", async () => {
    expect((await send("code=XX&to=/")).statusCode).toBe(400);
    expect((await send("code=DE&to=/", { origin: "https://evil.example" })).statusCode).toBe(403);
  });
});

describe("files", () => {
  it("that are hashed are kept for good, everything else is checked again", async () => {
    const cacheOf = async (url: string) =>
      (await unchanged.inject({ url })).headers["cache-control"];
    expect(await cacheOf("/assets/fonts.css")).toBe("public, max-age=31536000, immutable");
    expect(await cacheOf("/sw.js")).toBe("no-cache");
    for (const url of ["/page-chunks.json", "/start.js"]) {
      expect((await unchanged.inject({ url })).statusCode).toBe(404);
    }
  });

  it("outside the folder are not served", async () => {
    for (const url of [
      "/../package.json",
      "/%2e%2e/package.json",
      "/assets/..%2f..%2fpackage.json",
    ]) {
      expect((await unchanged.inject({ url })).body).not.toContain('"workspaces"');
    }
  });

  it.each(["browser", "server"])(
    "that are not built for the %s are missed in words",
    async (part) => {
      const { app } = await site({ folders: { ...folders, [part]: "/nowhere" } });
      const { statusCode, body } = await app.inject({ url: "/" });
      expect(statusCode).toBe(503);
      expect(body).toContain("npm run build");
    },
  );
});

describe("search engines", () => {
  it("read where the sitemap is, and what not to request", async () => {
    const { body } = await unchanged.inject({ url: "/robots.txt" });
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(body).toContain("Disallow: /api/");
    // A search engine runs the pages, and a page without its data is one that could not be shown.
    expect(body).not.toContain("Disallow: /graphql");
  });

  it("find lists, genres and the titles of the lists in the sitemap", async () => {
    const { body, headers } = await unchanged.inject({ url: "/sitemap.xml" });
    expect(headers["content-type"]).toContain("xml");
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map((match) => match[1]);
    expect(addresses).toContain(`${SITE}/`);
    expect(addresses).toContain(`${SITE}/category/tv`);
    expect(addresses).toContain(`${SITE}/genre/28?type=movie`);
    expect(addresses).toContain(`${SITE}/service/netflix`);
    expect(addresses.filter((address) => address?.includes("/movie/")).length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    const part = await unchanged.inject({ url: "/sitemap-1.xml" });
    expect([part.statusCode, part.body]).toEqual([200, body]);
    expect((await unchanged.inject({ url: "/sitemap-2.xml" })).statusCode).toBe(404);
  });
});
