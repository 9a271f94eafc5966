import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRaw, statusOf } from "./send-raw.ts";
import { sendRequest } from "./send-request.ts";

/** Rendered pages over real connections, requested by careless, hostile and known visitors. */

let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({ REQUESTS_PER_MINUTE: "100000" });
  address = await gateway.listen();
  // The first rendering takes seconds, and pages that wait longer are left to the browser.
  for (const url of PAGES) await rendered(url);
}, 60_000);
afterAll(() => gateway.close());

const PAGES = [
  "/",
  "/movie/550",
  "/tv/1396",
  "/category/movie",
  "/search?q=the",
  "/advanced-search",
  "/new",
  "/contact",
  "/no/such/page",
] as const;

const page = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(address, { url, headers: { "accept-encoding": "identity", ...headers } });

/** The page, requested until it is rendered: on a busy machine some are left to the browser. */
async function rendered(url: string, headers: Readonly<Record<string, string>> = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const received = await page(url, headers);
    if (attempt === 20 || !received.body.includes('<div id="root"></div>')) return received;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The countries that the pages in what was received were rendered for. */
const countriesOf = (received: string) =>
  [...received.matchAll(/"today":"[\d-]+","country":\{"code":"([A-Z]{2})"/gu)].map(
    ([, code]) => code,
  );
const countryOf = (received: string) => countriesOf(received)[0];

/** Sends a header as it is, well-formed or not. */
const sendWith = (header: string) =>
  sendRaw(address, `GET /movie/550 HTTP/1.1\nHost: localhost\nConnection: close\n${header}\n\n`);

describe("a rendered page", () => {
  it("has the same headers for HEAD, and no body", async () => {
    const { headers } = await rendered("/movie/550");
    const head = await sendRequest(address, {
      method: "HEAD",
      url: "/movie/550",
      headers: { "accept-encoding": "identity" },
    });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    const ofEach = { date: null, connection: null, "x-request-id": null };
    expect({ ...head.headers, ...ofEach }).toEqual({ ...headers, ...ofEach });
  });

  it("is given to each of several requests on one connection, in their order", async () => {
    const one = (method: string, code: string, more = "") =>
      `${method} /movie/550 HTTP/1.1\nHost: localhost\nCookie: country=${code}\n${more}\n`;
    await rendered("/movie/550", { cookie: "country=DE" });
    await rendered("/movie/550", { cookie: "country=JP" });
    const received = await sendRaw(
      address,
      one("GET", "DE") +
        one("HEAD", "JP") +
        one("GET", "JP") +
        one("GET", "DE", "Connection: close\n"),
    );
    expect(received.match(/HTTP\/1\.1 200 OK/gu)).toHaveLength(4);
    expect(countriesOf(received)).toEqual(["DE", "JP", "DE"]);
  });

  it("is served while other requests never end", async () => {
    const { hostname, port } = new URL(address);
    const unfinished = Array.from({ length: 20 }, () =>
      connect(Number(port), hostname).on("error", () => undefined),
    );
    for (const socket of unfinished) {
      socket.write("GET /movie/550 HTTP/1.1\r\nHost: localhost\r\nCookie: country=D");
    }
    expect((await rendered("/movie/550")).statusCode).toBe(200);
    for (const socket of unfinished) socket.destroy();
    expect((await rendered("/movie/550")).statusCode).toBe(200);
  });

  it.each([
    "",
    "*",
    "gzip;q=0, br;q=0, zstd;q=0",
    "identity;q=0",
    "gzip;q=abc, br;q=-1",
    "x".repeat(8_000),
    "gzip, ".repeat(1_500),
    "__proto__, constructor",
    "br\tgzip",
  ])("is readable for Accept-Encoding %#", async (encoding) => {
    const outgoing = request(`${address}/movie/550`, {
      agent: false,
      headers: { "accept-encoding": encoding },
    });
    outgoing.end();
    const [response] = await once(outgoing, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    expect([200, 406]).toContain(response.statusCode);
    if (response.statusCode === 406) return;
    expect(decoded(bytes, response.headers["content-encoding"])).toContain("Fight Club");
  });
});

/** What bytes hold. */
function decoded(bytes: Buffer, encoding: string | undefined): string {
  switch (encoding) {
    case undefined:
      return bytes.toString();
    case "gzip":
      return gunzipSync(bytes).toString();
    case "br":
      return brotliDecompressSync(bytes).toString();
    case "zstd":
      return zstdDecompressSync(bytes).toString();
    default:
      throw new Error(`No client asked for ${encoding}`);
  }
}

describe("the country of a page", () => {
  it.each([
    `country=${"D".repeat(8_000)}`,
    "country=%44%45",
    "country=de",
    "country=XX",
    'country="DE"',
    "country=DE%0d%0aSet-Cookie:%20a=b",
    "country=__proto__",
    "country=<script>alert(1)</script>",
    "country=",
    "xcountry=DE",
    "country[]=DE",
  ])("is not taken from the cookie %#, and nothing of that is sent back", async (cookie) => {
    const received = await sendWith(`Cookie: ${cookie}`);
    expect(statusOf(received)).toBe(200);
    expect(countryOf(received)).toBe("US");
    expect(received).not.toMatch(/^set-cookie:/imu);
    expect(received).not.toMatch(/DDDD|%0d|alert\(1\)|xcountry/u);
  });

  it("is the first of several, and one of those that exist", async () => {
    await rendered("/movie/550", { cookie: "country=DE" });
    expect(countryOf(await sendWith("Cookie: country=DE; country=JP"))).toBe("DE");
    const twice = await sendWith("Cookie: a=b\nCookie: country=DE\nCookie: country=JP");
    expect(countryOf(twice)).toBe("DE");
  });

  it("of a header that breaks the line is no page, or that of nobody in particular", async () => {
    for (const header of ["Cookie: country=DE\u0000", "Cookie: country=DE\rX-Evil: 1"]) {
      const received = await sendWith(header);
      expect([200, 400]).toContain(statusOf(received));
      expect(received).not.toMatch(/^x-evil:/imu);
    }
    expect(countryOf((await rendered("/movie/550")).body)).toBe("US");
  });
});

describe("a visitor's mine data", () => {
  const SESSION = "5e55104e-0000-4000-8000-00000c0ffee1";
  const MARK = "private-7c1d2e";
  const mine = {
    cookie: `country=DE; session=${SESSION}; myServices=${MARK}`,
    authorization: `Basic ${MARK}`,
    "user-agent": `Mozilla ${MARK}`,
    referer: `https://example.org/${MARK}`,
    "x-forwarded-for": "198.51.100.77",
    "x-session-id": SESSION,
  };
  const stranger = { cookie: "country=DE" };

  it("never comes into a page that others get", async () => {
    const rated = await sendRequest(address, {
      method: "POST",
      url: "/api/ratings",
      headers: { ...mine, host: new URL(address).host, "content-type": "application/json" },
      payload: JSON.stringify({
        content_id: 550,
        content_type: "movie",
        rating: 4,
        session_id: SESSION,
      }),
    });
    expect(rated.statusCode).toBe(200);
    for (const url of PAGES) {
      // Rendered for the visitor, then twice from what is stored.
      const theirs = await rendered(`${url}${url.includes("?") ? "&" : "?"}mine=${MARK}`, mine);
      const others = [await page(url, stranger), await page(url, stranger), await page(url, mine)];
      for (const { body, headers } of [theirs, ...others]) {
        expect(body).not.toMatch(new RegExp(`${MARK}|${SESSION}|198\\.51\\.100\\.77`, "u"));
        expect(body).not.toContain("sessionRating");
        expect(headers["set-cookie"]).toBeUndefined();
        expect(headers["cache-control"]).toBe("no-cache");
        expect(headers.vary?.toLowerCase()).toContain("cookie");
      }
      expect(new Set([theirs, ...others].map(({ body }) => body)).size).toBe(1);
    }
  });

  it("is in no page, though the rating counts in everyone's average", async () => {
    const { body } = await rendered("/movie/550", stranger);
    expect(body).toContain('"rating":{"average":4,"count":1');
    expect(body).not.toContain(SESSION);
  });
});
