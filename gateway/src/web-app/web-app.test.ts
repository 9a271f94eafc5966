import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../test/graphql-under-test.ts";
import { KnownTitles } from "./known-titles.ts";
import { addWebApp } from "./web-app.ts";

let folder: string;
let app: FastifyInstance;
let graphql: GraphQLUnderTest;
const sources = () => ({
  filmDatabase: graphql.services.filmDatabase,
  ownRating: async () => ({ average: null, count: null }),
  knownTitles: new KnownTitles(),
  imageBaseUrl: graphql.sample.imageBaseUrl,
  publicUrl: null,
});
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "flickmap-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "index.html"),
    "<!doctype html><html><head><title>Flickmap</title></head><body></body></html>",
  );
  writeFileSync(join(folder, "assets/index-abc123.js"), "export {};");
  writeFileSync(join(folder, "sw.js"), "self;");
  writeFileSync(
    join(folder, "screen-chunks.json"),
    JSON.stringify({
      home: ["/assets/Home-1.js", "/assets/Card-2.js"],
      movie: ["/assets/Movie-3.js"],
    }),
  );
  app = Fastify();
  graphql = await startGraphQL();
  await addWebApp(app, { ...sources(), folder });
});
afterAll(async () => {
  await app.close();
  await graphql.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });

test.each([
  "/",
  "/movie/550",
  "/movie/550/fight-club",
  "/tv/1396/breaking-bad/",
  "/search?q=%2Fapi",
  "/category/tv?filter=top_rated",
  "/genre/28?type=movie",
  "/advanced-search",
  "/advanced-search/tv?with_genres=18",
  "/faq",
])("%s is a screen of the app", async (url) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("text/html");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toContain("<!doctype html>");
});

test("a page has its screen's own files fetched together with the app", async () => {
  const preloaded = async (url: string) =>
    [...(await get(url)).body.matchAll(/rel="modulepreload" href="([^"]+)"/gu)].map(([, to]) => to);
  expect(await preloaded("/")).toEqual(["/assets/Home-1.js", "/assets/Card-2.js"]);
  expect(await preloaded("/movie/550")).toEqual(["/assets/Movie-3.js"]);
  expect(await preloaded("/faq")).toEqual([]);
  expect((await get("/screen-chunks.json")).statusCode).toBe(404);
});

test.each(["/nope", "/movie/abc", "/movie/0", "/movie/550/a/b", "/category/anime"])(
  "%s gets the app's page with status 404",
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain("<!doctype html>");
  },
);

test.each(["/api/nope", "/graphql/x", "/assets/gone.js", "/sample-images/x"])(
  "%s is for programs and answers in JSON",
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  },
);

test("hashed assets are kept for good, everything else is checked again", async () => {
  expect((await get("/assets/index-abc123.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await get("/sw.js")).headers["cache-control"]).toBe("no-cache");
});

test("nothing outside the folder is served", async () => {
  for (const url of [
    "/../package.json",
    "/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
  ]) {
    expect((await get(url)).body).not.toContain('"name"');
  }
});

test("nothing more is asked for a page whose visitor went away", async () => {
  const outcomes: string[] = [];
  const slow = await startGraphQL({
    observer: { upstreamCall: (_, outcome) => outcomes.push(outcome) },
  });
  const served = Fastify({ forceCloseConnections: true });
  onTestFinished(async () => {
    await served.close();
    await slow.close();
  });
  await addWebApp(served, { ...sources(), filmDatabase: slow.services.filmDatabase, folder });
  const address = await served.listen({ port: 0, host: "127.0.0.1" });
  slow.sample.setFaults([{ kind: "hang" }]);
  outcomes.length = 0;
  const calls = slow.sample.requestCount();
  const visitor = new AbortController();
  const visit = fetch(`${address}/movie/550`, { signal: visitor.signal });
  await vi.waitFor(() => expect(slow.sample.requestCount()).toBe(calls + 1));
  visitor.abort();
  await expect(visit).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(outcomes).toEqual(["cancelled"]));
});

test("without a build the gateway says what to do", async () => {
  const bare = Fastify();
  onTestFinished(() => bare.close());
  await addWebApp(bare, { ...sources(), folder: join(folder, "nowhere") });
  const { statusCode, body } = await bare.inject({ url: "/" });
  expect(statusCode).toBe(503);
  expect(body).toContain("npm run build");
});
