import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startGateway, type GatewayUnderTest } from "./gateway-under-test.ts";

let gateway: GatewayUnderTest;
afterEach(() => gateway.close());

/** Starts a gateway that listens, and gives its port. */
async function listening(environment: Readonly<Record<string, string>> = {}): Promise<number> {
  gateway = await startGateway(environment);
  return Number(new URL(await gateway.listen()).port);
}

/** Sends a request target as it is. */
const send = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{
    status: number | undefined;
    headers: NodeJS.Dict<string | string[]>;
    body: string;
  }>((resolve, reject) => {
    const sent = { connection: "close", "apollo-require-preflight": "1", ...headers };
    request({ host: "127.0.0.1", port, path, headers: sent })
      .once("response", (response) => {
        const { statusCode: status } = response;
        text(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
      })
      .once("error", reject)
      .end();
  });

test("an encoded path has the rate limit and the CORS policy of the route that it matches", async () => {
  const port = await listening({ REQUESTS_PER_MINUTE: "4" });
  const origin = { origin: "https://elsewhere.example" };
  for (const path of [
    "/%61pi/movie/550",
    "/%67raphql?query={__typename}",
    "/%61pi/unknown",
    "/api/countries",
  ]) {
    const { headers } = await send(port, path, origin);
    expect({ path, ...headers }).toMatchObject({
      path,
      "ratelimit-limit": "4",
      "access-control-allow-origin": "*",
    });
  }
  expect((await send(port, "/a%70i/movie/550")).status).toBe(429);
  expect((await send(port, "/graph%71l?query={__typename}")).status).toBe(429);
  expect((await send(port, "http://x/api/movie/550")).status).toBe(400);
  const write = await send(port, "/%61pi/ratings", origin);
  expect(write.headers["access-control-allow-origin"]).toBeUndefined();
});
