import { DEFAULT_LANGUAGE, LANGUAGES } from "@flickmap/schema/languages.ts";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { calls } from "../src/api/rest/calls.ts";
import type { Call } from "../src/api/rest/call.ts";
import { startGateway } from "./gateway-under-test.ts";
import { type Sent, sendRequest } from "./send-request.ts";

/**
 * Every route whose responses are stored: what belongs to one client is never among them, the next one gets the same
 * response with headers of its own, and it is what a gateway without a cache responds.
 */

const ENVIRONMENT = { TRUSTED_PROXIES: "1", PUBLIC_URL: "https://flickmap.example" };

/** All routes that read, those whose responses are stored, and those of the requests that were sent. */
const reading = new Set<string>();
const storing = new Set<string>();
const requested = new Set<string>();
/** How many responses were not out of the cache. */
const handled = { count: 0 };

const watchRoutes = (message: unknown) => {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ compress, method, url }) => {
    if ([method].flat().includes("GET")) reading.add(url);
    if (compress === false) storing.add(url);
  });
  fastify.addHook("onRequest", async ({ routeOptions: { url } }) => {
    if (url !== undefined) requested.add(url);
  });
  fastify.addHook("onResponse", async ({ responseSource }) => {
    if (responseSource !== "cached") handled.count += 1;
  });
};

const withoutCache = await startGateway(ENVIRONMENT, { responseCacheBytes: 1 });
subscribe("fastify.initialization", watchRoutes);
const gateway = await startGateway(ENVIRONMENT);
unsubscribe("fastify.initialization", watchRoutes);
const origin = await gateway.listen();

const MARK = "mark-5d1c";
/** What the first client sends, of which nothing may come to the next. */
const FIRST = {
  cookie: `country=DE; session=${MARK}`,
  origin: `https://${MARK}.example`,
  authorization: `Basic ${MARK}`,
  "x-request-id": MARK,
  "x-forwarded-for": "198.51.100.1",
  "x-forwarded-host": `${MARK}.example`,
  "user-agent": MARK,
  referer: `https://${MARK}.example/`,
};
const NEXT = { cookie: "country=DE", "x-forwarded-for": "198.51.100.2" };

const query = "{ movie(id: 550) { name poster { url(size: W342, relative: true) } } }";
/** A request of each route whose responses are stored. */
const REQUESTS: readonly Sent[] = [
  ...Object.values<Call>(calls)
    .filter(({ cache }) => cache.responseCache)
    .map(({ example, path }) => ({ url: example ?? `no example of ${path}` })),
  { url: `/graphql?query=${encodeURI(query)}`, headers: { "apollo-require-preflight": "1" } },
  {
    url: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ query }),
  },
  { url: "/faq" },
  { url: "/movie/550" },
  { url: "/app-shell" },
  { url: "/feeds/DE.atom" },
  { url: "/embed/movie/550?country=DE" },
  { url: "/calendar/DE.ics?titles=m550,m27205" },
  { url: "/opensearch/suggestions?query=matr" },
  { url: "/oembed?url=https://flickmap.example/movie/550" },
  { url: "/robots.txt" },
  { url: "/llms.txt" },
  ...[
    "",
    ...LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).map(({ code }) => `/${code}`),
  ].flatMap((prefix) => [
    { url: `${prefix}/sitemap.xml` },
    { url: `${prefix}/sitemap-1.xml` },
    { url: `${prefix}/opensearch.xml` },
  ]),
  { url: "/graphql/schema.graphql" },
  { url: "/api/openapi.json" },
  { url: "/api/docs" },
  { url: "/api/docs/start.js" },
  { url: "/api/docs/swagger-ui-bundle.js" },
  { url: "/api/docs/swagger-ui.css" },
];

const send = (request: Sent, client: Readonly<Record<string, string>>) =>
  sendRequest(origin, { ...request, headers: { ...client, ...request.headers } });

test.each(REQUESTS)("$url: nothing of a client is stored", async (request) => {
  await expectNothingStored(request);
});

test("an image: nothing of a client is stored", async () => {
  const { body } = await gateway.graphql(query);
  const { movie } = (body as { data: { movie: { poster: { url: string } } } }).data;
  await expectNothingStored({ url: movie.poster.url });
});

test("no route whose responses are stored is left out", () => {
  expect(storing.size).toBeGreaterThan(20);
  expect([...storing].filter((url) => !requested.has(url))).toEqual([]);
});

test("what every client and every cache may reuse is stored, but for files", async () => {
  const unstored = [...reading].filter(
    (url) => !storing.has(url) && !/[:*]|^\/assets\//u.test(url),
  );
  const reusable = await Promise.all(
    unstored.map(async (url) => {
      const { headers } = await send({ url }, NEXT);
      return headers["cache-control"]?.startsWith("public") ? [url] : [];
    }),
  );
  expect(unstored.length).toBeGreaterThan(5);
  expect(reusable.flat()).toEqual([]);
});

async function expectNothingStored(request: Sent): Promise<void> {
  const first = await send(request, FIRST);
  const before = handled.count;
  const next = [await send(request, NEXT), await send(request, NEXT)];
  expect(handled.count).toBe(before);
  expect(first.statusCode).toBeLessThan(400);
  const all = [first, ...next];
  for (const response of all) {
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["access-control-allow-origin"] ?? "*").toBe("*");
    expect(JSON.stringify([response.headers, response.body])).not.toContain(MARK);
  }
  // Each client has its own budget, whoever's request was stored.
  const [left] = next.map(({ headers }) => Number(headers["ratelimit-remaining"] ?? 1));
  expect(left).toBeGreaterThan(0);
  const ids = all.map(({ headers }) => headers["x-request-id"]);
  expect(new Set(ids).size).toBe(3);
  for (const { headers } of next) {
    for (const name of ["content-security-policy", "vary", "content-type", "x-frame-options"]) {
      expect(headers[name]).toBe(first.headers[name]);
    }
  }
}

/** What the two gateways say of themselves: when a response was made, and the names of their stores. */
const OWN =
  /(?:DTSTAMP|LAST-MODIFIED):\w+|"(?:checked_at|fetchedAt|latest)":"[^"]+"|"ageSeconds":\d+|urn:uuid:[\w-]+/gu;

test.each(REQUESTS)("$url: a stored response is what a new one would be", async (request) => {
  const headers = { cookie: "country=DE", ...request.headers };
  const stored = await send(request, NEXT);
  const { url, method = "GET", payload } = request;
  const fresh = await withoutCache.app.inject({
    url,
    method: method as "GET",
    headers,
    ...(payload && { payload }),
  });
  expect(stored.statusCode).toBe(fresh.statusCode);
  expect(stored.body.replaceAll(OWN, "")).toBe(fresh.body.replaceAll(OWN, ""));
  for (const name of ["cache-control", "content-security-policy", "vary", "content-type"]) {
    expect(stored.headers[name]).toBe(fresh.headers[name]);
  }
});
