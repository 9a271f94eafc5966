import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

/** A visitor who wants titles that a client with many calls wants too, over real connections. */

let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: "1", UPSTREAM_RATE_PER_SECOND: "100" });
  address = await gateway.listen();
});
afterAll(() => gateway.close());

const HEAVY_CLIENT = "192.0.2.1";
const VISITOR = "192.0.2.2";
const HEAVY_REQUESTS = 200;
/** So many of them the visitor wants as well: those that wait the longest. */
const SHARED = 5;

const restOf = (id: number) => `/api/movie/${id}`;
const graphqlOf = (id: number) =>
  `/graphql?query=${encodeURIComponent(`{ movie(id: ${id}) { name } }`)}`;

const send = (url: string, client: string) =>
  sendRequest(address, {
    url,
    headers: { "x-forwarded-for": client, "apollo-require-preflight": "1" },
  });

it.each([
  ["by another request", 810_000_000, graphqlOf],
  ["by the same request", 820_000_000, restOf],
] as const)(
  "has them %s, without waiting for that client's",
  async (_, start, urlOf) => {
    // Movies that the film database does not have cost a call as well.
    const ids = Array.from({ length: HEAVY_REQUESTS }, (_, n) => start + n);
    const ended: string[] = [];
    const note = async (id: number, client: string, url: string) => {
      const { statusCode } = await send(url, client);
      ended.push(`${client} ${id}`);
      return statusCode;
    };
    const heavy = Promise.all(ids.map((id) => note(id, HEAVY_CLIENT, restOf(id))));
    // Its first calls have been made: the last ones wait.
    await vi.waitFor(() => expect(ended.length).toBeGreaterThanOrEqual(SHARED), { interval: 5 });
    const shared = ids.slice(-SHARED);
    for (const id of shared) expect(await note(id, VISITOR, urlOf(id))).toBeLessThan(500);
    const waited = shared.filter((id) => ended.includes(`${HEAVY_CLIENT} ${id}`));
    expect(waited).toEqual([]);
    expect(new Set(await heavy)).toEqual(new Set([404]));
  },
  30_000,
);
