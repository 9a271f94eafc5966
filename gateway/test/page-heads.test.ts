import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filmDatabaseUnavailable } from "../src/errors.ts";
import type { FilmDatabase } from "../src/film-database/film-database.ts";
import { KnownTitles } from "../src/web-app/known-titles.ts";
import type { OwnRating } from "../src/web-app/title-head.ts";
import { addWebApp } from "../src/web-app/web-app.ts";
import { startGraphQL } from "./graphql-under-test.ts";
import type { GraphQLUnderTest } from "./graphql-under-test.ts";

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Flickmap</title>
    <script type="module" src="/assets/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const SITE = "https://flickmap.example";
const HOSTILE = `</script><script>alert("1")</script> & 'friends'`;

let graphql: GraphQLUnderTest;
let folder: string;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  graphql = await startGraphQL();
  folder = mkdtempSync(join(tmpdir(), "flickmap-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), BUILT);
  writeFileSync(join(folder, "assets/main.js"), "export {};");
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await graphql.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The pages of a site, with a film database and ratings as a test wants them. */
async function site(
  change: { filmDatabase?: Partial<FilmDatabase>; own?: OwnRating } = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  const filmDatabase: FilmDatabase = {
    // Its questions are its own properties, so a copy may change some of them.
    ...graphql.services.filmDatabase,
    ...change.filmDatabase,
    forRequest: () => filmDatabase,
  };
  await addWebApp(app, {
    filmDatabase,
    ownRating: async () => change.own ?? { average: null, count: null },
    knownTitles: new KnownTitles(),
    imageBaseUrl: "/sample-images",
    publicUrl: SITE,
    folder,
  });
  return app;
}

/** What a served page says of itself. */
async function head(app: FastifyInstance, url: string) {
  const { statusCode, body, headers } = await app.inject({ url });
  const content = (name: string) =>
    body.match(
      new RegExp(`<meta data-head="server" (?:name|property)="${name}" content="([^"]*)">`, "u"),
    )?.[1];
  const json = body.match(
    /<script data-head="server" type="application\/ld\+json">(.*?)<\/script>/su,
  )?.[1];
  return {
    status: statusCode,
    body,
    retryAfter: headers["retry-after"],
    titles: [...body.matchAll(/<title[^>]*>([^<]*)<\/title>/gu)].map((match) => match[1]),
    description: content("description"),
    robots: content("robots"),
    canonical: body.match(/<link data-head="server" rel="canonical" href="([^"]*)">/u)?.[1],
    image: content("og:image"),
    card: content("twitter:card"),
    kind: content("og:type"),
    data: json === undefined ? null : JSON.parse(json),
  };
}

describe("the page of a movie", () => {
  it("says what it is of, in the HTML", async () => {
    const page = await head(await site(), "/movie/550/fight-club");
    expect(page).toMatchObject({
      status: 200,
      titles: ["Watch Fight Club 1999 Full Movie Online For Free In HD"],
      canonical: `${SITE}/movie/550/fight-club`,
      kind: "video.movie",
      card: "summary_large_image",
      robots: undefined,
    });
    expect(page.image).toMatch(/^https:\/\/flickmap\.example\/sample-images\/w780\//u);
    expect(page.body).toContain('<div id="root">');
  });

  it("carries structured data that search engines take", async () => {
    const { value, ...age } = await graphql.services.filmDatabase.movie(550);
    if (value === null) throw new Error("The sample lacks a movie");
    const cast = Array.from({ length: 3 }, () => value.credits.cast).flat();
    const record = { ...value, credits: { ...value.credits, cast } };
    const app = await site({ filmDatabase: { movie: async () => ({ value: record, ...age }) } });
    const { data, description } = await head(app, "/movie/550/any-other-slug");
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Movie",
      name: "Fight Club",
      url: `${SITE}/movie/550/fight-club`,
      datePublished: "1999-10-15",
      duration: "PT139M",
      director: [{ "@type": "Person", name: "David Fincher" }],
    });
    expect(data.actor).toHaveLength(5);
    expect(data.image).toMatch(/^https:/u);
    expect([...data.description].length).toBeLessThanOrEqual(160);
    expect(description?.length).toBeGreaterThan(20);
    const { ratingValue, ratingCount, bestRating, worstRating } = data.aggregateRating;
    expect([bestRating, worstRating]).toEqual([10, 0]);
    expect(ratingValue).toBeGreaterThan(0);
    expect(ratingCount).toBeGreaterThan(0);
  });

  it("rates by the site's own visitors where any rated", async () => {
    const { data } = await head(await site({ own: { average: 4.256, count: 7 } }), "/movie/550");
    expect(data.aggregateRating).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.3,
      ratingCount: 7,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it("says nothing where nothing is known, rather than something empty", async () => {
    const { value, ...age } = await graphql.services.filmDatabase.movie(550);
    if (value === null) throw new Error("The sample lacks a movie");
    const record = { ...value, overview: null, backdrop_path: null, poster_path: null };
    const movie = async () => ({ value: { ...record, release_date: null, vote_count: 0 }, ...age });
    const page = await head(await site({ filmDatabase: { movie } }), "/movie/550");
    expect(page).toMatchObject({
      status: 200,
      titles: ["Watch Fight Club Full Movie Online For Free In HD"],
      description: undefined,
      image: undefined,
      card: "summary",
    });
    expect(page.body).not.toContain('content=""');
    expect(Object.keys(page.data)).not.toContain("aggregateRating");
  });

  it("shows a hostile title as text, wherever it stands", async () => {
    const { value, ...age } = await graphql.services.filmDatabase.movie(550);
    if (value === null) throw new Error("The sample lacks a movie");
    const record = { ...value, title: HOSTILE, overview: HOSTILE };
    const movie = async () => ({ value: record, ...age });
    const page = await head(await site({ filmDatabase: { movie } }), "/movie/550");
    expect(page.body).not.toContain("<script>alert");
    expect(page.body.match(/<script/gu)).toHaveLength(2);
    expect(page.data.name).toBe(HOSTILE);
    expect(page.titles[0]).toContain("&lt;/script&gt;");
  });

  it("is 404 for one that does not exist, and for what can be none", async () => {
    const app = await site();
    expect(await head(app, "/movie/2147483647/x")).toMatchObject({
      status: 404,
      titles: ["Movie not found · Flickmap"],
      robots: "noindex",
      canonical: undefined,
    });
    const calls = await graphql.callsDuring(async () => {
      for (const [url, title] of [
        ["/movie/0", "Movie not found"],
        ["/movie/abc/any-slug", "Movie not found"],
        ["/tv/1e3", "TV Show not found"],
        ["/movie/550/a/b", "404 Page Not Found"],
        ["/movie", "404 Page Not Found"],
      ] as const) {
        expect(await head(app, url)).toMatchObject({
          status: 404,
          titles: [`${title} · Flickmap`],
        });
      }
    });
    expect(calls).toBe(0);
  });

  it("asks to come again when the film database cannot be asked", async () => {
    const movie = () => Promise.reject(filmDatabaseUnavailable(new Error("down")));
    const page = await head(await site({ filmDatabase: { movie } }), "/movie/550");
    expect(page).toMatchObject({ status: 503, retryAfter: "30" });
    expect(page.body).toContain('<div id="root">');
  });
});

describe("other pages", () => {
  it("of a show say so", async () => {
    const page = await head(await site(), "/tv/1396/breaking-bad");
    expect(page.titles).toEqual(["Watch Breaking Bad 2008 Full TV Series Online For Free In HD"]);
    expect(page.data).toMatchObject({ "@type": "TVSeries", startDate: "2008-01-20" });
    expect(page.data.numberOfSeasons).toBeGreaterThan(0);
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
    ["/advanced-search?with_genres=28", "Browse Movies · Flickmap", "/advanced-search/movie"],
    ["/faq/", "Frequently Asked Questions · Flickmap", "/faq"],
    ["/privacy", "Privacy Policy · Flickmap", "/privacy"],
  ])("at %s have a title and one address", async (url, title, canonical) => {
    expect(await head(await site(), url)).toMatchObject({
      status: 200,
      titles: [title],
      canonical: `${SITE}${canonical}`,
    });
  });

  it("of searches are not listed", async () => {
    expect(await head(await site(), "/search?q=heat")).toMatchObject({
      status: 200,
      robots: "noindex",
    });
  });

  it("that do not exist are 404, as a page for people and as JSON for programs", async () => {
    const app = await site();
    expect(await head(app, "/no/such/page")).toMatchObject({ status: 404, robots: "noindex" });
    const answer = await app.inject({ url: "/api/nope" });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("json");
    expect((await app.inject({ url: "/assets/gone.js" })).headers["content-type"]).toContain(
      "json",
    );
  });
});

describe("search engines", () => {
  it("read where the sitemap is, and what not to ask for", async () => {
    const { body } = await (await site()).inject({ url: "/robots.txt" });
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(body).toContain("Disallow: /api/");
    // A search engine runs the pages, and a page without its data is one that could not be shown.
    expect(body).not.toContain("Disallow: /graphql");
  });

  it("find lists, genres and the titles of the lists in the sitemap", async () => {
    const { body, headers } = await (await site()).inject({ url: "/sitemap.xml" });
    expect(headers["content-type"]).toContain("xml");
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map((match) => match[1]);
    expect(addresses).toContain(`${SITE}/category/tv`);
    expect(addresses).toContain(`${SITE}/genre/28?type=movie`);
    expect(addresses.filter((address) => address?.includes("/movie/")).length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    const part = await (await site()).inject({ url: "/sitemap-1.xml" });
    expect([part.statusCode, part.body]).toEqual([200, body]);
    expect((await (await site()).inject({ url: "/sitemap-2.xml" })).statusCode).toBe(404);
  });
});
