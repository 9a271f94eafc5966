import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";
import { sendRaw, statusOf } from "./send-raw.ts";

const FOREIGN = "attacker.example";

/** A gateway that listens, and the lines of its log. Tests share it: none may be misled by another. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const gateway = await startGateway(environment, { onLogLine: (line) => lines.push(line) });
  const address = await gateway.listen();
  return { address, port: new URL(address).port, lines };
}
const plain = await start();
const proxied = await start({ TRUSTED_PROXIES: "1" });
const named = await start({ PUBLIC_URL: "https://flickmap.example" });

/** Documents with absolute addresses, which without a public one are those of the request. */
const ABSOLUTE = ["/robots.txt", "/sitemap.xml", "/sitemap-1.xml", "/feeds/US.atom"];
const PATHS = [...ABSOLUTE, "/", "/movie/550", "/api/openapi.json"];

test.each(PATHS)("%s holds no foreign host that a cache may store", async (url) => {
  const { address } = proxied;
  const headers = { host: FOREIGN, "x-forwarded-host": FOREIGN };
  const forged = () => sendRequest(address, { url, headers });
  for (const received of await Promise.all([forged(), forged()])) {
    expect(received.statusCode).toBe(200);
    // A feed reader may keep its own.
    const control = received.headers["cache-control"] ?? "";
    const isUnstored = ["no-store", "private, no-cache"].includes(control);
    expect(isUnstored).toBe(ABSOLUTE.includes(url));
    expect(received.body.includes(FOREIGN)).toBe(isUnstored);
    expect(received.headers.etag === undefined || control !== "no-store").toBe(true);
  }
  // At the same time, and afterwards.
  const [, next] = await Promise.all([forged(), sendRequest(address, { url })]);
  expect(next.body).not.toContain(FOREIGN);
  expect((await sendRequest(address, { url })).body).not.toContain(FOREIGN);
});

test.each([
  ["several values", "attacker.example, localhost:4000", "http://localhost:4000"],
  ["an empty last value", "attacker.example, ", "http://localhost"],
  ["markup", 'attacker.example"/><script>alert(1)</script>', "http://localhost"],
  ["an entity", "a&lt;b", "http://localhost"],
  ["a path", "attacker.example/movie", "http://localhost"],
  ["a user", "user@attacker.example", "http://localhost"],
  ["a space", "attacker.example localhost", "http://localhost"],
  ["a tab", "attacker\texample", "http://localhost"],
  ["a percent sign", "attacker%2eexample", "http://localhost"],
  ["letters beyond ASCII", "fl\u00fcckmap.example", "http://localhost"],
  ["an address that is none", "256.0.0.1", "http://localhost"],
  ["a port that is none", "flickmap.example:99999", "http://localhost"],
  ["an IPv6 address that is none", "[::::]", "http://localhost"],
  ["an IPv6 address", "[2001:db8::1]:8080", "http://[2001:db8::1]:8080"],
])("a proxy's host with %s makes valid addresses of one site", async (_, forwarded, site) => {
  const { address } = proxied;
  for (const url of ABSOLUTE) {
    const received = await sendRaw(
      address,
      `GET ${url} HTTP/1.1\nHost: x\nX-Forwarded-Host: ${forwarded}\nConnection: close\n\n`,
    );
    expect(statusOf(received)).toBe(200);
    const written = [...received.matchAll(/<loc>([^<]*)|href="([^"]*)"|^Sitemap: (.*)$/gmu)].map(
      ([, location, link, named]) => location ?? link ?? named ?? "",
    );
    expect(written.length).toBeGreaterThan(0);
    for (const one of written) expect(one.startsWith(`${site}/`) && URL.canParse(one)).toBe(true);
    expect(received).not.toContain("<script");
  }
});

test.each(PATHS)("%s has the public address whatever the Host header says", async (url) => {
  const { address } = named;
  const { body } = await sendRequest(address, {
    url,
    headers: { host: FOREIGN, "x-forwarded-host": FOREIGN },
  });
  expect(body).not.toContain(FOREIGN);
});

test("a proxy's header makes no other protocol of an address than http or https", async () => {
  const { address } = proxied;
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
  ["an address that is none", "Host: 256.0.0.1"],
  ["a port that is none", "Host: flickmap.example:99999"],
])("a request whose Host header names %s is rejected", async (_, headers) => {
  const { address } = plain;
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
  const { address, port } = plain;
  const rebound = `${FOREIGN}:${port}`;
  expect((await postFrom(address, rebound)).statusCode).toBe(403);
  expect((await postFrom(address, rebound, "/graphql")).statusCode).toBe(403);
  expect((await postFrom(address, `127.0.0.1.${FOREIGN}:${port}`)).statusCode).toBe(403);
  expect((await postFrom(address, `localhost:${port}`)).statusCode).toBe(200);
  expect((await postFrom(address, `127.0.0.1:${port}`)).statusCode).toBe(200);
  expect((await postFrom(address, `[::1]:${port}`)).statusCode).toBe(200);
});

test("with a public address a page of the request's own host cannot post", async () => {
  const { address, port } = named;
  expect((await postFrom(address, `127.0.0.1:${port}`)).statusCode).toBe(403);
});

test("a missing public address is reported at startup in production", async () => {
  const reported = async (environment: Record<string, string>) =>
    (await start(environment)).lines.some((line) => line.includes("PUBLIC_URL is not set"));
  expect(await reported({ NODE_ENV: "production" })).toBe(true);
  expect(await reported({ NODE_ENV: "production", PUBLIC_URL: "https://flickmap.example" })).toBe(
    false,
  );
  expect(await reported({})).toBe(false);
});
