import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRequest, type Sent } from "./send-request.ts";

const QUERY = "query ($id: Int!) { movie(id: $id) { name } }";

/** Requests whose responses are stored; `n` makes each one that was not sent before. */
const REQUESTS: Readonly<Record<string, (n: number) => Sent>> = {
  "a call of /api": (n) => ({ url: `/api/discover/movie?page=${n}` }),
  "a query": (n) => ({
    url: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ query: QUERY, variables: { id: 550, n } }),
  }),
  "a feed": (n) => ({ url: `/feeds/DE.atom?provider=${n}` }),
  "the robots file": (n) => ({ url: `/robots.txt?${n}` }),
  "the sitemap": (n) => ({ url: `/sitemap.xml?${n}` }),
};

/**
 * Headers that have made caches elsewhere store a response that only one client should get. `evilmark` tells what came
 * of them.
 */
const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "x-forwarded-host": "evilmark.example" },
  { "x-forwarded-proto": "evilmark" },
  { "x-forwarded-proto": "http, https", "x-forwarded-port": "1" },
  { "x-forwarded-for": "evilmark, 203.0.113.7" },
  { forwarded: "host=evilmark.example;proto=http" },
  { "x-original-url": "/evilmark", "x-rewrite-url": "/evilmark" },
  { "x-http-method-override": "DELETE", "x-method-override": "POST" },
  { origin: "https://evilmark.example" },
  { origin: "null", referer: "https://evilmark.example/" },
  { cookie: 'country="><script>evilmark</script>; session=evilmark' },
  { cookie: "country=ZZ; country=evilmark" },
  { accept: "image/evilmark, text/html;q=0.1, */*;q=0" },
  { "accept-encoding": "br;q=0, gzip;q=0, identity;q=0, evilmark" },
  { "accept-encoding": "evilmark, *;q=0" },
  { "accept-language": "evilmark" },
  { range: "bytes=0-3", "if-range": "evilmark" },
  { "if-none-match": "*" },
  { "cache-control": "no-cache, evilmark", pragma: "evilmark" },
  { expect: "100-continue" },
  { te: "trailers", connection: "keep-alive, evilmark", evilmark: "1" },
  { "user-agent": "<script>evilmark</script>" },
  { authorization: "Bearer evilmark" },
];

let attacked: GatewayUnderTest;
let clean: GatewayUnderTest;
const origins = { attacked: "", clean: "" };

beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: "1", PUBLIC_URL: "https://flickmap.example" };
  attacked = await startGateway(environment);
  clean = await startGateway(environment);
  for (const [name, gateway] of Object.entries({ attacked, clean })) {
    Object.assign(origins, { [name]: await gateway.listen() });
  }
});
afterAll(() => Promise.all([attacked.close(), clean.close()]));

/** Differ by the moment, or by what a client has used. */
const OF_THE_MOMENT = new Set([
  "age",
  "date",
  "etag",
  "last-modified",
  "ratelimit-remaining",
  "ratelimit-reset",
  "x-request-id",
]);

/** Status, headers and body of what a client without such headers gets. */
async function received(origin: string, request: Sent): Promise<string> {
  const { statusCode, headers, body } = await sendRequest(origin, request);
  const lasting = Object.entries(headers)
    .filter(([name]) => !OF_THE_MOMENT.has(name))
    .sort();
  // A feed names its store, and the time.
  const same = body.replaceAll(/<updated>[^<]*|urn:uuid:[^<]*/gu, "");
  return JSON.stringify([statusCode, lasting, same]);
}

test.each(Object.entries(REQUESTS))(
  "%s is the same for the next client, whatever headers the first one sends",
  async (_, make) => {
    for (const [index, hostile] of HOSTILE_HEADERS.entries()) {
      const request = make(index + 1);
      await sendRequest(origins.attacked, {
        ...request,
        headers: { ...request.headers, ...hostile },
      });
      const next = await received(origins.attacked, request);
      const what = JSON.stringify(hostile);
      expect.soft(next, what).toBe(await received(origins.clean, request));
      expect.soft(next.includes("evilmark"), what).toBe(false);
    }
  },
);
