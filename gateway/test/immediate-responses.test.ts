import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { HandledRequests } from "./handled-requests.ts";
import { postToGraphQL, sendRequest } from "./send-request.ts";

const QUERY = "query($id: Int!) { movie(id: $id) { name similar(first: 3) { name } } }";
/** The gateway has their data in memory once the first was requested. */
const [FIRST, SECOND] = [550, 603];

let gateway: GatewayUnderTest | undefined;
let origin: string;
const handled = new HandledRequests();

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  gateway = await startGateway(environment);
  origin = await gateway.listen();
  // Executed twice, a query is known; each title is in memory then.
  for (const id of [FIRST, SECOND]) await send({ variables: { id } });
  handled.count = 0;
}

/** Sends the query with an unused variable, which makes each request one that no response is stored for. */
let unused = 0;
const send = (
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) => {
  unused += 1;
  const { variables = {}, ...others } = body;
  const payload = { query: QUERY, variables: { ...(variables as object), unused }, ...others };
  return sendPayload(JSON.stringify(payload), headers);
};
const sendPayload = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
  postToGraphQL(origin, payload, headers);

const nameIn = (body: string): unknown => JSON.parse(body).data.movie.name;

beforeEach(() => handled.begin());
afterEach(async () => {
  handled.end();
  await gateway?.close();
  gateway = undefined;
});

it("a known query is responded to without its route, with the headers and the data that the route gives", async () => {
  await start();
  const response = await send({ variables: { id: FIRST } });
  expect(handled.count).toBe(0);
  expect(nameIn(response.body)).toBe("Fight Club");
  // Other headers have to pass the route once.
  const usual = await send({ variables: { id: FIRST } }, { accept: "application/json" });
  expect(handled.count).toBe(1);
  expect(response.body).toBe(usual.body);
  const own = ["date", "x-request-id", "ratelimit-remaining", "ratelimit-reset"];
  const lasting = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
  expect(lasting(response.headers)).toEqual(lasting(usual.headers));
});

it("has the characters of every language, and says how many bytes they are", async () => {
  await start();
  const query = "query($id: Int!) { movie(id: $id) { directors { name } cast { name } } }";
  const request = (id: number, n: number) =>
    sendPayload(JSON.stringify({ query, variables: { id, n } }));
  for (const [id, name] of [
    [279, "Miloš Forman"],
    [114, "Héctor Elizondo"],
    [FIRST, "David Fincher"],
  ] as const) {
    for (let n = 0; n < 3; n += 1) await request(id, n);
    handled.count = 0;
    const { body, headers } = await request(id, 3);
    expect(handled.count).toBe(0);
    expect(body).toContain(JSON.stringify(name));
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(body)));
  }
});

it("is compressed for who wants that, and is a hit for who sends the same again", async () => {
  await start();
  const big = `{"query":${JSON.stringify("query($id: Int!) { movie(id: $id) { name similar { name overview poster { srcset } } } }")},"variables":{"id":550,"n":`;
  const headers = { "accept-encoding": "br" };
  for (let n = 0; n < 3; n += 1) await sendPayload(`${big}${n}}}`, headers);
  handled.count = 0;
  const response = await sendPayload(`${big}9}}`, headers);
  const again = await sendPayload(`${big}9}}`, headers);
  expect(handled.count).toBe(0);
  expect(response.headers["content-encoding"]).toBe("br");
  expect(again.body).toBe(response.body);
});

it("takes no place any more when its client leaves while it is compressed, and is charged for", async () => {
  await start();
  const query =
    "query($id: Int!) { movie(id: $id) { name similar { name overview poster { srcset } } } }";
  const bodyOf = (n: number) => JSON.stringify({ query, variables: { id: FIRST, n } });
  const headers = { "accept-encoding": "br" };
  for (let n = 0; n < 3; n += 1) await sendPayload(bodyOf(n), headers);
  handled.count = 0;
  const { hostname, port } = new URL(origin);
  const leave = async (n: number) => {
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    await once(socket, "connect");
    const body = bodyOf(100 + n);
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n` +
        `accept-encoding: br\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      () => setTimeout(() => socket.resetAndDestroy(), n % 10),
    );
    await once(socket, "close");
  };
  for (let n = 0; n < 50; n += 1) await leave(n);
  await vi.waitFor(async () => {
    const { body } = await sendRequest(origin, { url: "/metrics" });
    expect(body).toMatch(/^flickmap_http_requests_in_flight 0$/mu);
  });
  expect(handled.count).toBeLessThan(50);
  const { headers: next } = await send({ variables: { id: FIRST } });
  const charged = Number(next["ratelimit-limit"]) - Number(next["ratelimit-remaining"]);
  expect(charged).toBeGreaterThan(40);
});

it("counts towards the rate limit, and is rejected over it", async () => {
  await start({ REQUESTS_PER_MINUTE: "12" });
  const statuses = [];
  for (let sent = 0; sent < 14; sent += 1) {
    statuses.push((await send({ variables: { id: FIRST } })).statusCode);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

it("takes the usual way with a body that the route rejects, and gets its error", async () => {
  await start();
  const rejected = [
    `{"query":${JSON.stringify(QUERY)},"variables":{"id":550},"__proto__":{"x":1}}`,
    `{"query":${JSON.stringify(QUERY)},"variables":{"id":550,"constructor":{"prototype":{}}}}`,
    `{"query":${JSON.stringify(QUERY)},"variables":{"id":550}`,
    `{"query":${JSON.stringify(QUERY)},"variables":{"id":"x"}}`,
    `[{"query":${JSON.stringify(QUERY)},"variables":{"id":550}}]`,
  ];
  for (const payload of rejected) {
    const { body } = await sendPayload(payload);
    expect.soft(JSON.parse(body).errors, payload).toHaveLength(1);
  }
  expect(handled.count).toBeGreaterThan(0);
  const form = await send({ variables: { id: FIRST } }, { "content-type": "text/plain" });
  expect(form.statusCode).toBe(400);
  const twice = await send({ variables: { id: FIRST } }, { host: "flickmap.example evil" });
  expect(twice.statusCode).toBe(400);
});

it("waits, in the usual way, for data that is not in memory", async () => {
  await start();
  const response = await send({ variables: { id: 27205 } });
  expect(handled.count).toBe(1);
  expect(nameIn(response.body)).toBe("Inception");
});
