import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const SITE = "https://flickmap.example";

let sample: SampleFilmDatabase;
let gateway: GatewayUnderTest;
let unnamed: GatewayUnderTest;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
  const origin = { SAMPLE_FILM_DATABASE_ORIGIN: new URL(sample.url).origin };
  gateway = await startGateway({ ...origin, PUBLIC_URL: SITE });
  unnamed = await startGateway(origin);
});
afterEach(() => sample.setFaults([]));
afterAll(async () => {
  await Promise.all([gateway.close(), unnamed.close()]);
  await sample.close();
});

const get = async (url: string, of = gateway) => {
  const { statusCode, headers, body } = await of.app.inject({ url });
  return { status: statusCode, headers, body };
};
const embed = (url: string, more = "") => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

test("browsers learn how to search the site, and are given suggestions", async () => {
  const { headers, body } = await get("/opensearch.xml");
  expect(headers["content-type"]).toContain("application/opensearchdescription+xml");
  expect(headers["cache-control"]).toMatch(/^public/u);
  expect(body).toContain(`template="${SITE}/search?q={searchTerms}"`);
  const [, path] = /template="https:\/\/flickmap\.example(\/opensearch\/[^"]+)"/u.exec(body) ?? [];
  const suggested = await get(
    (path ?? "").replaceAll("&amp;", "&").replace("{searchTerms}", "fight%20cl"),
  );
  expect(suggested.headers["content-type"]).toContain("application/x-suggestions+json");
  const [query, names] = JSON.parse(suggested.body) as [string, string[]];
  expect(query).toBe("fight cl");
  expect(names).toContain("Fight Club");
  expect(new Set(names).size).toBe(names.length);
  expect(JSON.parse((await get("/opensearch/suggestions?query=")).body)).toEqual(["", []]);
});

test("each language has its own search in address bars", async () => {
  const { status, body } = await get("/de/opensearch.xml");
  expect(status).toBe(200);
  expect(body).toContain("<Language>de</Language>");
  expect(body).toContain(`template="${SITE}/de/search?q={searchTerms}"`);
  expect(body).not.toContain("Where to watch");
  const { body: names } = await get("/opensearch/suggestions?query=verurteilten&language=de");
  expect(names).toContain("Die Verurteilten");
  expect((await get("/xx/opensearch.xml")).status).toBe(404);
});

test("without a public URL what holds the request's is stored for nobody", async () => {
  const { headers, body } = await get("/opensearch.xml", unnamed);
  expect(body).toContain('template="http://localhost');
  expect(headers["cache-control"]).not.toMatch(/public/u);
  const page = encodeURIComponent("http://localhost/movie/550");
  const embedded = await get(`/oembed?url=${page}`, unnamed);
  expect([embedded.status, embedded.headers["cache-control"]]).toEqual([
    200,
    expect.not.stringMatching(/public/u),
  ]);
});

test.each([
  ["/movie/550", "/embed/movie/550", "Where to watch Fight Club (1999)"],
  [
    "/movie/550/fight-club?country=DE&utm_source=x",
    "/embed/movie/550?country=DE",
    "Where to watch Fight Club (1999) in Germany",
  ],
  [
    "/de/tv/1396/breaking-bad?country=uk",
    "/embed/tv/1396?country=GB&amp;language=de",
    "Wo Breaking Bad (2008) zu sehen ist: Vereinigtes Königreich",
  ],
])("the page %s is embedded as %s, and says of which country", async (path, src, title) => {
  const { status, headers, body } = await embed(SITE + path);
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  const { html, ...said } = JSON.parse(body) as { html: string };
  expect(html).toContain(`<iframe src="${SITE}${src}"`);
  expect(html).toContain(`title="${title}"`);
  expect(said).toMatchObject({
    title,
    version: "1.0",
    type: "rich",
    width: 480,
    provider_url: SITE,
  });
  const framed = /src="([^"]+)"/u.exec(html)?.[1]?.replaceAll("&amp;", "&").slice(SITE.length);
  expect([200, 302]).toContain((await get(framed ?? "")).status);
});

test("an embedded page has the title's artwork", async () => {
  const { body } = await embed(`${SITE}/movie/550?country=DE`);
  const { thumbnail_url: artwork } = JSON.parse(body) as { thumbnail_url: string };
  expect(artwork).toContain(`${SITE}/images/w780/`);
  expect((await get(artwork.slice(SITE.length))).status).toBe(200);
});

test("where the gateway does not know its public URL, pages name theirs without it", async () => {
  expect((await get("/oembed?url=%2Fmovie%2F550", unnamed)).status).toBe(200);
});

test("a frame is no larger than there is room for", async () => {
  const { body } = await embed(`${SITE}/movie/550`, "&maxwidth=300&maxheight=200");
  expect(JSON.parse(body)).toMatchObject({ width: 300, height: 200 });
  expect(body).toContain('width=\\"300\\" height=\\"200\\"');
});

test.each([
  ["https://elsewhere.example/movie/550", 404],
  [`${SITE}/movie/0`, 404],
  [`${SITE}/movie/99999999999`, 404],
  [`${SITE}/movie/1`, 404],
  [`${SITE}/faq`, 404],
  ["javascript:alert(1)", 404],
  ["nonsense", 404],
])("%s is not embedded", async (url, status) => {
  expect((await embed(url)).status).toBe(status);
});

test("another format than there is gets oEmbed's 501, a wrong size 400", async () => {
  for (const [more, code, word] of [
    ["&format=xml", 501, "Only JSON"],
    ["&format=yaml", 501, "NOT_IMPLEMENTED"],
    ["&maxwidth=0", 400, "maxwidth"],
  ] as const) {
    const { status, body } = await embed(`${SITE}/movie/550`, more);
    expect([more, status]).toEqual([more, code]);
    expect(body).toContain(word);
  }
  expect((await embed(`${SITE}/movie/550`, "&format=json")).status).toBe(200);
});

test("a film database that is down is no missing title", async () => {
  sample.setFaults([{ kind: "server-error", path: "^/3/movie/" }]);
  expect((await embed(`${SITE}/movie/949`)).status).toBe(503);
});
