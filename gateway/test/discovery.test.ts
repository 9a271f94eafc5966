import { expect, test } from "vitest";
import { startGateway, startSample } from "./gateway-under-test.ts";

const SITE = "https://flickmap.example";

const sample = await startSample();
const origin = { SAMPLE_FILM_DATABASE_ORIGIN: sample.origin };
const gateway = await startGateway({ ...origin, PUBLIC_URL: SITE });
const unnamed = await startGateway(origin);

const get = (url: string, of = gateway) => of.app.inject({ url });
const embed = (url: string, more = "") => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

test("browsers learn how to search the site, in each language, and are given suggestions", async () => {
  const { headers, body } = await get("/opensearch.xml");
  expect(headers["content-type"]).toContain("application/opensearchdescription+xml");
  expect(body).toContain(`template="${SITE}/search?q={searchTerms}"`);
  const [, path = ""] =
    /template="https:\/\/flickmap\.example(\/opensearch\/[^"]+)"/u.exec(body) ?? [];
  const suggested = await get(path.replaceAll("&amp;", "&").replace("{searchTerms}", "fight%20cl"));
  expect(suggested.headers["content-type"]).toContain("application/x-suggestions+json");
  expect(suggested.json()).toEqual(["fight cl", expect.arrayContaining(["Fight Club"])]);
  expect((await get("/opensearch/suggestions?query=")).json()).toEqual(["", []]);
  const german = await get("/opensearch/suggestions?query=verurteilten&language=de");
  expect(german.body).toContain("Die Verurteilten");
});

test("without a public URL what holds the request's is stored for nobody", async () => {
  for (const url of ["/opensearch.xml", "/oembed?url=http%3A%2F%2Flocalhost%2Fmovie%2F550"]) {
    const { statusCode, headers, body } = await get(url, unnamed);
    expect(statusCode).toBe(200);
    expect(body).toContain("http://localhost");
    expect(headers["cache-control"]).not.toMatch(/public/u);
  }
  expect((await get("/oembed?url=%2Fmovie%2F550", unnamed)).statusCode).toBe(200);
});

test.each([
  ["/movie/550", "/embed/movie/550", "Where to watch Fight Club (1999)"],
  [
    "/de/tv/1396/breaking-bad?country=uk&utm_source=x",
    "/embed/tv/1396?country=GB&amp;language=de",
    "Wo Breaking Bad (2008) zu sehen ist: Vereinigtes Königreich",
  ],
])("the page %s is embedded as %s, and says of which country", async (path, src, title) => {
  const { headers, json } = await embed(SITE + path, "&format=json&maxwidth=300&maxheight=200");
  expect(headers["access-control-allow-origin"]).toBe("*");
  const { html, thumbnail_url: artwork, ...said } = json();
  expect(html).toContain(`<iframe src="${SITE}${src}" title="${title}" width="300" height="200"`);
  expect(said).toMatchObject({ title, version: "1.0", type: "rich", width: 300, height: 200 });
  expect([200, 302]).toContain((await get(src.replaceAll("&amp;", "&"))).statusCode);
  expect((await get(artwork.slice(SITE.length))).statusCode).toBe(200);
});

test.each([
  ["https://elsewhere.example/movie/550", "", 404],
  [`${SITE}/movie/1`, "", 404],
  [`${SITE}/faq`, "", 404],
  ["javascript:alert(1)", "", 404],
  [`${SITE}/movie/550`, "&format=xml", 501],
  [`${SITE}/movie/550`, "&maxwidth=0", 400],
])("%s%s is not embedded: %i", async (url, more, status) => {
  expect((await embed(url, more)).statusCode).toBe(status);
});

test("with the film database down nothing is embedded", async () => {
  sample.setFaults([{ kind: "server-error", path: "^/3/movie/" }]);
  expect((await embed(`${SITE}/movie/949`)).statusCode).toBe(503);
});
