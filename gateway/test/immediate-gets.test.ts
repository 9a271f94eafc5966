import { afterEach, beforeEach, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { HandledRequests } from "./handled-requests.ts";
import { sendRequest } from "./send-request.ts";

const QUERY = "query($id: Int!) { movie(id: $id) { name similar(first: 3) { name } } }";
const PREFLIGHTED = { "apollo-require-preflight": "1" };
const FIGHT_CLUB = { id: 550 };

let gateway: GatewayUnderTest;
let origin: string;
let unused = 0;
const handled = new HandledRequests();

/** The address of a query with an unused variable, which makes it one that no response is stored for. */
function addressOf(variables: object, query = QUERY): string {
  unused += 1;
  const parameters = { query, variables: JSON.stringify({ ...variables, unused }) };
  return `/graphql?${new URLSearchParams(parameters)}`;
}

const get = (url: string, headers: Readonly<Record<string, string>> = PREFLIGHTED) =>
  sendRequest(origin, { url, headers });

beforeEach(async () => {
  gateway = await startGateway();
  origin = await gateway.listen();
  // Executed twice, a query is known.
  for (let time = 0; time < 2; time += 1) await get(addressOf(FIGHT_CLUB));
  handled.begin();
});
afterEach(async () => {
  handled.end();
  await gateway.close();
});

it("is responded to without its route, with the headers and the data that the route gives", async () => {
  const address = addressOf(FIGHT_CLUB);
  const response = await get(address);
  expect(handled.count).toBe(0);
  expect(JSON.parse(response.body).data.movie.name).toBe("Fight Club");
  // Other headers have to pass the route once.
  const usual = await get(address, { ...PREFLIGHTED, accept: "application/json" });
  expect(handled.count).toBe(1);
  expect(response.body).toBe(usual.body);
  expect(response.headers.etag).toMatch(/^W\/"/u);
  const own = ["date", "x-request-id", "ratelimit-remaining", "ratelimit-reset"];
  const lasting = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
  expect(lasting(response.headers)).toEqual(lasting(usual.headers));
});

it("is 304 without its body for who has the response already", async () => {
  const { headers } = await get(addressOf(FIGHT_CLUB));
  const response = await get(addressOf(FIGHT_CLUB), {
    ...PREFLIGHTED,
    "if-none-match": String(headers.etag),
  });
  expect(handled.count).toBe(0);
  expect([response.statusCode, response.body]).toEqual([304, ""]);
  expect(response.headers.etag).toBe(headers.etag);
  expect(response.headers["content-type"]).toBeUndefined();
});

it("is rejected without a header that needs a preflight, whoever sent it with one before", async () => {
  const address = addressOf(FIGHT_CLUB);
  expect((await get(address)).statusCode).toBe(200);
  const forged = await get(address, {});
  expect(forged.statusCode).toBe(400);
  expect(forged.body).toContain("PREFLIGHT_REQUIRED");
});

it("takes the usual way with a query string that names its variables twice, or no object", async () => {
  const query = `query=${encodeURIComponent(QUERY)}`;
  for (const variables of [
    "variables={%22id%22:550}&variables={%22id%22:603}",
    "variables=[550]",
    "variables={%22id%22:%22x%22}",
    "variables=%E0%A4%A",
    "",
  ]) {
    const { statusCode, body } = await get(`/graphql?${query}&${variables}`);
    expect.soft(statusCode, variables).toBe(400);
    expect.soft(JSON.parse(body).errors, variables).toHaveLength(1);
  }
  expect(handled.count).toBeGreaterThan(0);
});

it("reads a query string as the route does: a title, its sign for a space and its escapes", async () => {
  const search = "query($q: String!) { search(query: $q, scope: MOVIE) { results { name } } }";
  const byText = (text: string) => get(addressOf({ q: text }, search));
  for (const [text, has] of [
    ["fight club", true],
    ["100% & more = ü+?", false],
  ] as const) {
    for (let time = 0; time < 3; time += 1) await byText(text);
    handled.count = 0;
    const { body } = await byText(text);
    expect(handled.count).toBe(0);
    const names = JSON.parse(body).data.search.results.map(({ name }: { name: string }) => name);
    expect(names.includes("Fight Club")).toBe(has);
  }
});
