import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "../src/api/rest/calls.ts";
import type { Call } from "../src/api/rest/call.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { type Sent, sendRequest } from "./send-request.ts";

/** What belongs to one client is never stored: the next one gets the same response with headers of its own. */

let gateway: GatewayUnderTest;
let origin: string;
beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: "1", PUBLIC_URL: "https://flickmap.example" });
  origin = await gateway.listen();
});
afterAll(() => gateway.close());

const MARK = "mark-5d1c";
/** What the first client sends, of which nothing may come to the next. */
const FIRST = {
  cookie: `country=DE; session=${MARK}`,
  origin: `https://${MARK}.example`,
  authorization: `Bearer ${MARK}`,
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
  { url: "/sitemap.xml" },
  { url: "/api/openapi.json" },
  { url: "/api/docs" },
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

async function expectNothingStored(request: Sent): Promise<void> {
  const first = await send(request, FIRST);
  const next = [await send(request, NEXT), await send(request, NEXT)];
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
