import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { HandledRequests } from "./handled-requests.ts";
import { sendRequest } from "./send-request.ts";

/** Rendered pages that are stored, requested by visitors who are not those they were rendered for. */

const PAGE = "/movie/550";
const IN_GERMANY = ["194.94.134.90", "194.94.134.91", "194.94.134.92"] as const;
const IN_US = "8.8.8.8";

let gateway: GatewayUnderTest;
let address: string;
/** Hits are served before a route handles them. */
const handled = new HandledRequests();

beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: "1", COUNTRY_HEADER: "CF-IPCountry" });
  address = await gateway.listen();
  // The first rendering takes seconds, and pages that wait longer are left to the browser.
  const isRendered = async () => expect((await page({})).body).toContain("Fight Club");
  await vi.waitFor(isRendered, { timeout: 50_000, interval: 200 });
}, 60_000);
afterAll(() => gateway.close());
beforeEach(() => handled.begin());
afterEach(() => handled.end());

type Headers = Readonly<Record<string, string>>;
const page = (headers: Headers) =>
  sendRequest(address, { url: PAGE, headers: { "accept-encoding": "identity", ...headers } });

/** Sends a request whose page is stored then, and counts from there. */
async function stored(headers: Headers) {
  await expect
    .poll(async () => {
      handled.count = 0;
      await page(headers);
      return handled.count;
    })
    .toBe(0);
}

/** The country that a page was rendered for. */
const countryOf = ({ body }: { readonly body: string }) =>
  /"today":"[\d-]+","country":\{"code":"([A-Z]{2})"/u.exec(body)?.[1];

it("is a hit for visitors with other cookies and addresses that nobody has sent a request from", async () => {
  await stored({ cookie: "country=JP", "x-forwarded-for": "203.0.113.1" });
  for (const [cookie, client] of [
    ["theme=x; country=JP", "203.0.113.2"],
    ["country=JP; other=1", "203.0.113.3"],
    ["country=JP", IN_GERMANY[0]],
  ] as const) {
    expect(countryOf(await page({ cookie, "x-forwarded-for": client }))).toBe("JP");
  }
  expect(handled.count).toBe(0);
});

it("is a hit with countries and cookies that a client invents", async () => {
  await stored({ "x-forwarded-for": IN_US });
  const ofCountry = await page({ "x-forwarded-for": IN_US });
  expect(countryOf(ofCountry)).toBe("US");
  for (let index = 0; index < 50; index += 1) {
    const cookie = `country=X${"ABCDEFGHIJ"[index % 10]}; id=${index}`;
    const { body } = await page({ cookie, "x-forwarded-for": IN_US });
    expect(body).toBe(ofCountry.body);
  }
  expect(handled.count).toBe(0);
});

it("is a hit for whoever comes from the same country, by address as by the proxy's header", async () => {
  await stored({ "x-forwarded-for": IN_GERMANY[0] });
  expect(countryOf(await page({ "x-forwarded-for": IN_GERMANY[1] }))).toBe("DE");
  expect(countryOf(await page({ "cf-ipcountry": "DE", "x-forwarded-for": IN_US }))).toBe("DE");
  expect(countryOf(await page({ cookie: "country=DE", "x-forwarded-for": IN_US }))).toBe("DE");
  expect(handled.count).toBe(0);
});

it("is made anew of what a visitor's services have, for them alone, and without them is a hit for everybody", async () => {
  const list = (cookie: string) =>
    sendRequest(address, {
      url: "/category/movie",
      headers: { "accept-encoding": "identity", cookie: `country=DE; ${cookie}` },
    });
  const titles = ({ body }: { readonly body: string }) =>
    new Set([...body.matchAll(/href="(\/movie\/\d+)/gu)].map(([, path]) => path));
  await expect
    .poll(async () => {
      handled.count = 0;
      await list("a=b");
      return handled.count;
    })
    .toBe(0);
  const all = await list("a=b");
  const mine = await list("services=337.netflix_FLATRATE");
  expect(titles(mine).size).toBeGreaterThan(15);
  expect(titles(mine)).not.toEqual(titles(all));
  expect(mine.headers["cache-control"]).toBe("private, no-cache");
  expect(handled.count).toBe(1);
  await list("services=337.netflix_FLATRATE");
  expect(handled.count).toBe(2);
  for (const nonsense of [
    "",
    "_",
    "netflix",
    "netflix_",
    "<b>_FLATRATE",
    "Netflix_FLATRATE",
    "n_flat",
  ])
    expect((await list(`services=${nonsense}`)).body).toBe(all.body);
  expect((await list("myservices=netflix_FLATRATE")).body).toBe(all.body);
  expect(all.headers["cache-control"]).toBe("no-cache");
  expect(handled.count).toBe(2);
});

it("of a title is a hit whatever services a visitor has", async () => {
  await stored({ cookie: "country=JP" });
  await page({ cookie: "country=JP; services=netflix_FLATRATE" });
  expect(handled.count).toBe(0);
});

it("is that of another country for whoever is from there, though it is stored for others", async () => {
  await stored({ "x-forwarded-for": IN_GERMANY[0] });
  await stored({ cookie: "country=FR" });
  const requests: readonly (readonly [Headers, string])[] = [
    [{ "x-forwarded-for": IN_US }, "US"],
    [{ "x-forwarded-for": IN_GERMANY[2], cookie: "country=FR" }, "FR"],
    [{ "x-forwarded-for": IN_GERMANY[2], "cf-ipcountry": "FR" }, "FR"],
    [{ "x-forwarded-for": IN_GERMANY[2], "cf-ipcountry": "XX" }, "DE"],
    [{ "x-forwarded-for": IN_GERMANY[2], cookie: "country=XX" }, "DE"],
    [{ "x-forwarded-for": "127.0.0.1" }, "US"],
    [{ "x-forwarded-for": "no address" }, "US"],
    [{}, "US"],
  ];
  const received: (readonly [Headers, string | undefined])[] = [];
  for (const [headers] of requests) received.push([headers, countryOf(await page(headers))]);
  expect(received).toEqual(requests);
});

it("costs a visitor nothing who has not been here before, and a call of /api one unit", async () => {
  await stored({});
  const client = { "x-forwarded-for": "127.0.0.9" };
  await page(client);
  expect(handled.count).toBe(0);
  await sendRequest(address, { url: "/api/movie/550" });
  const { headers } = await sendRequest(address, { url: "/api/movie/550", headers: client });
  expect(headers["ratelimit-remaining"]).toBe(String(Number(headers["ratelimit-limit"]) - 1));
});
