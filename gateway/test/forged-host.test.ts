import { expect, onTestFinished, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";
import { sendRaw, statusOf } from "./send-raw.ts";

const FOREIGN = "attacker.example";

/** A gateway that listens, and the lines of its log. */
async function listening(environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const gateway = await startGateway(environment, { onLogLine: (line) => lines.push(line) });
  onTestFinished(() => gateway.close());
  const address = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  return { address, port: new URL(address).port, lines };
}

const PATHS = ["/robots.txt", "/sitemap.xml", "/", "/movie/550", "/api/openapi.json"];

test.each(PATHS)("%s holds no foreign host that a cache may store", async (url) => {
  const { address } = await listening();
  const { body, headers } = await sendRequest(address, { url, headers: { host: FOREIGN } });
  const isStored = headers["cache-control"] !== "no-store";
  expect(isStored && body.includes(FOREIGN)).toBe(false);
  const { body: next } = await sendRequest(address, { url });
  expect(next).not.toContain(FOREIGN);
});

test.each(PATHS)("%s has the public address whatever the Host header says", async (url) => {
  const { address } = await listening({ PUBLIC_URL: "https://flickmap.example" });
  const { body } = await sendRequest(address, {
    url,
    headers: { host: FOREIGN, "x-forwarded-host": FOREIGN },
  });
  expect(body).not.toContain(FOREIGN);
});

test("a proxy's header makes no other protocol of an address than http or https", async () => {
  const { address } = await listening({ TRUSTED_PROXIES: "1" });
  const sitemap = async (protocol: string) =>
    (
      await sendRequest(address, {
        url: "/sitemap.xml",
        headers: { "x-forwarded-proto": protocol },
      })
    ).body;
  expect(await sitemap("https")).toContain("<loc>https://");
  expect(await sitemap("javascript")).not.toContain("javascript:");
});

test.each([
  ["two hosts", "Host: flickmap.example\nHost: attacker.example"],
  ["the same host twice", "Host: flickmap.example\nhost: flickmap.example"],
  ["none", "Accept: */*"],
  ["a path", "Host: flickmap.example/movie"],
  ["a user", "Host: user@flickmap.example"],
  ["a space", "Host: flickmap.example attacker.example"],
  ["nothing", "Host: "],
])("a request whose Host header names %s is rejected", async (_, headers) => {
  const { address } = await listening();
  const received = await sendRaw(
    address,
    `GET /api/countries HTTP/1.1\n${headers}\nConnection: close\n\n`,
  );
  expect(statusOf(received)).toBe(400);
});

const rating = JSON.stringify({
  content_id: 550,
  content_type: "movie",
  rating: 4,
  session_id: "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11",
});
const mutation = JSON.stringify({
  query: `mutation {
    rateTitle(input: {
      title: { type: MOVIE, id: 550 }, stars: 4, sessionId: "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11"
    }) { stars }
  }`,
});

/** Posts as a page under a name does that leads to the gateway. */
function postFrom(address: string, host: string, url = "/api/ratings") {
  return sendRequest(address, {
    method: "POST",
    url,
    headers: { host, origin: `http://${host}`, "content-type": "application/json" },
    payload: url === "/graphql" ? mutation : rating,
  });
}

test("a page under a name that was made to lead here cannot post", async () => {
  const { address, port } = await listening();
  const rebound = `${FOREIGN}:${port}`;
  expect((await postFrom(address, rebound)).statusCode).toBe(403);
  expect((await postFrom(address, rebound, "/graphql")).statusCode).toBe(403);
  expect((await postFrom(address, `127.0.0.1.${FOREIGN}:${port}`)).statusCode).toBe(403);
  expect((await postFrom(address, `localhost:${port}`)).statusCode).toBe(200);
  expect((await postFrom(address, `127.0.0.1:${port}`)).statusCode).toBe(200);
  expect((await postFrom(address, `[::1]:${port}`)).statusCode).toBe(200);
});

test("with a public address a page of the request's own host cannot post", async () => {
  const { address, port } = await listening({ PUBLIC_URL: "https://flickmap.example" });
  expect((await postFrom(address, `127.0.0.1:${port}`)).statusCode).toBe(403);
});

test("a missing public address is reported at startup in production", async () => {
  const reported = async (environment: Record<string, string>) =>
    (await listening(environment)).lines.some((line) => line.includes("PUBLIC_URL is not set"));
  expect(await reported({ NODE_ENV: "production" })).toBe(true);
  expect(await reported({ NODE_ENV: "production", PUBLIC_URL: "https://flickmap.example" })).toBe(
    false,
  );
  expect(await reported({})).toBe(false);
});
