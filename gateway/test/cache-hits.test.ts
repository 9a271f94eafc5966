import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { HandledRequests } from "./handled-requests.ts";
import { sendRaw } from "./send-raw.ts";
import { type Sent, sendRequest } from "./send-request.ts";

const MOVIE = "/api/movie/550";
const json = { "content-type": "application/json" };
const query = (id: number): Sent => ({
  url: "/graphql",
  method: "POST",
  headers: json,
  payload: JSON.stringify({
    query: "query($id: Int!) { movie(id: $id) { name } }",
    variables: { id },
  }),
});

let gateway: GatewayUnderTest | undefined;
let origin: string;
/** Hits are served before a route handles them. */
const handled = new HandledRequests();

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  gateway = await startGateway(environment);
  origin = await gateway.listen();
}
const send = (sent: Sent) => sendRequest(origin, sent);
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => send({ url, headers });
/** A header block without what is another for each response. */
const lasting = ({ headers }: { readonly headers: object }) => {
  const perRequest = ["date", "age", "x-request-id", "ratelimit-remaining", "ratelimit-reset"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !perRequest.includes(name)));
};

beforeEach(() => handled.begin());
afterEach(async () => {
  handled.end();
  await gateway?.close();
  gateway = undefined;
});

describe("a request whose response is stored", () => {
  it.each<[string, Sent]>([
    ["GET of /api", { url: MOVIE }],
    ["GET of /api, compressed", { url: MOVIE, headers: { "accept-encoding": "br" } }],
    [
      "GraphQL GET",
      { url: "/graphql?query={movie(id:550){name}}", headers: { "apollo-require-preflight": "1" } },
    ],
    ["GraphQL POST", query(550)],
  ])("%s: is served without its handler, with the same headers and bytes", async (_, sent) => {
    await start();
    const first = await send(sent);
    const hit = await send(sent);
    expect(handled.count).toBe(1);
    expect(hit.body).toBe(first.body);
    expect(lasting(hit)).toEqual(lasting(first));
    expect(hit.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it("is 304 for who has it", async () => {
    await start();
    const { etag = "" } = (await get(MOVIE)).headers;
    const hit = await get(MOVIE, { "if-none-match": etag });
    expect(handled.count).toBe(1);
    expect(hit).toMatchObject({ statusCode: 304, body: "", headers: { etag } });
    expect(hit.headers["content-type"]).toBeUndefined();
    expect(hit.headers["content-length"]).toBeUndefined();
    expect((await get(MOVIE, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("counts towards the rate limit, metrics and the log", async () => {
    await start({ REQUESTS_PER_MINUTE: "4" });
    const left = [];
    for (let sent = 0; sent < 3; sent += 1) {
      left.push((await get(MOVIE)).headers["ratelimit-remaining"]);
    }
    // The first also costs the call to the film database.
    expect(left).toEqual(["3", "1", "0"]);
    expect((await get(MOVIE)).statusCode).toBe(429);
    const metrics = (await get("/metrics")).body.split("\n");
    const counted = metrics.filter((line) => /seconds_count.*:id.*"200"/.test(line));
    expect(counted).toEqual([
      expect.stringMatching(/source="executed"\} 1$/),
      expect.stringMatching(/source="cached"\} 2$/),
    ]);
  });

  it("is deleted with the response", async () => {
    await start();
    const ratings = "/api/ratings/average/movie/550";
    await get(ratings);
    await get(ratings);
    const before = handled.count;
    const payload = JSON.stringify({
      content_id: 550,
      content_type: "movie",
      rating: 4,
      session_id: crypto.randomUUID(),
    });
    expect(
      (await send({ url: "/api/ratings", method: "POST", headers: json, payload })).statusCode,
    ).toBe(200);
    expect((await get(ratings)).json()).toMatchObject({ averageRating: 4 });
    expect(handled.count).toBe(before + 2);
  });

  it("is deleted when a title is rated whose ratings are in it, and no other is", async () => {
    await start();
    const rating = (id: number): Sent => ({
      url: "/graphql",
      method: "POST",
      headers: json,
      payload: JSON.stringify({ query: `{ movie(id: ${id}) { rating { average } } }` }),
    });
    const average = async (id: number) => (await send(rating(id))).json();
    for (const id of [550, 603]) await average(id);
    const before = handled.count;
    const payload = JSON.stringify({
      content_id: 550,
      content_type: "movie",
      rating: 3,
      session_id: crypto.randomUUID(),
    });
    await send({ url: "/api/ratings", method: "POST", headers: json, payload });
    expect(await average(603)).toEqual({ data: { movie: { rating: { average: null } } } });
    expect(handled.count).toBe(before + 1);
    expect(await average(550)).toEqual({ data: { movie: { rating: { average: 3 } } } });
    expect(handled.count).toBe(before + 2);
  });
});

describe("what a stored response is not given to", () => {
  it("is a request that the handler would answer otherwise", async () => {
    await start();
    await send(query(550));
    expect((await send(query(603))).json()).toEqual({ data: { movie: { name: "The Matrix" } } });
    const asked = query(550);
    expect((await send({ ...asked, headers: { "content-type": "text/plain" } })).statusCode).toBe(
      400,
    );
    expect((await send({ ...asked, headers: { ...json, accept: "image/png" } })).statusCode).toBe(
      406,
    );
    const url = "/graphql?query={movie(id:550){name}}";
    expect((await get(url, { "apollo-require-preflight": "1" })).statusCode).toBe(200);
    expect((await get(url)).statusCode).toBe(400);
  });

  it("is a POST whose body is the target of a GET", async () => {
    await start();
    await get(MOVIE);
    await get(MOVIE);
    const sent = { url: "/graphql", method: "POST", headers: json, payload: MOVIE } as const;
    expect((await send(sent)).statusCode).toBe(400);
  });

  it("is a request with two hosts, or none that is one", async () => {
    await start();
    await get(MOVIE);
    for (const hosts of [["a.example", "b.example"], ["a b"]]) {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join("");
      socket.write(`GET ${MOVIE} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

it("a stored response has the head that node:http writes, to requests one after the other and pipelined", async () => {
  await start();
  const request = (connection = "") =>
    `GET ${MOVIE} HTTP/1.1\r\nHost: localhost\r\n${connection}\r\n`;
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const received = text(socket);
  socket.write(request());
  await expect.poll(() => handled.count).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write(request() + request());
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write(request("Connection: close\r\n"));
  const whole = await received;
  const heads = [...whole.matchAll(/HTTP\/1\.1 [^{]*?\r\n\r\n/g)].map(([head]) =>
    head.replace(/^(date|x-request-id|ratelimit-re\w+|age): .*$/gimu, (_, name: string) => name),
  );
  const [first = "", second = "", third, last] = heads.map((head) => head.split("\r\n").sort());
  expect(heads).toHaveLength(4);
  expect(handled.count).toBe(1);
  expect(whole.match(/"title":"Fight Club"/g)).toHaveLength(4);
  expect(first).toContain("Connection: keep-alive");
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(last).toContain("Connection: close");
  expect(whole).toMatch(/\r\nDate: \w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT\r\n/);
});

it("a body that comes in chunks is read whole, and the connection serves what follows", async () => {
  await start();
  await send(query(550));
  const { payload = "" } = query(550);
  const { payload: other = "" } = query(603);
  const head = (body: string, extra = "") =>
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${extra}\r\n`;
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const received = text(socket);
  for (const chunk of [
    head(payload),
    payload.slice(0, 20),
    payload.slice(20),
    head(other),
    other.slice(0, 9),
    other.slice(9),
    head(payload, "Connection: close\r\n") + payload,
  ]) {
    socket.write(chunk);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect([...(await received).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "Fight Club",
    "The Matrix",
    "Fight Club",
  ]);
});

describe("posts sent ahead over one connection", () => {
  const post = (id: number, extra = "") => {
    const { payload = "" } = query(id);
    return `POST /graphql HTTP/1.1\nHost: localhost\nContent-Type: application/json\n${extra}Content-Length: ${payload.length}\n\n${payload}`;
  };
  const LAST = "GET /health/live HTTP/1.1\nHost: localhost\nConnection: close\n\n";

  it("get their own responses in order, stored or not", async () => {
    await start();
    await send(query(550));
    const before = handled.count;
    const received = await sendRaw(origin, post(550) + post(603) + post(550) + post(13) + LAST);
    expect([...received.matchAll(/"name":"([^"]+)"/gu)].map(([, name]) => name)).toEqual([
      "Fight Club",
      "The Matrix",
      "Fight Club",
      "Forrest Gump",
    ]);
    expect(handled.count - before).toBe(3);
  });

  it("are told to continue where they wait for that", async () => {
    await start();
    await send(query(550));
    const received = await sendRaw(origin, post(550, "Expect: 100-continue\n") + LAST);
    expect(received.match(/HTTP\/1\.1 \d+/gu)).toEqual([
      "HTTP/1.1 100",
      "HTTP/1.1 200",
      "HTTP/1.1 200",
    ]);
    expect(received).toContain("Fight Club");
  });

  it("are rejected over the rate limit, and what follows is served", async () => {
    await start({ REQUESTS_PER_MINUTE: "2" });
    await send(query(550));
    const received = await sendRaw(origin, post(550) + post(550) + post(603) + LAST);
    expect(received.match(/HTTP\/1\.1 \d+/gu)).toEqual([
      "HTTP/1.1 429",
      "HTTP/1.1 429",
      "HTTP/1.1 429",
      "HTTP/1.1 200",
    ]);
  });
});

it("a body that begins as a known one, and ends anywhere, gets the framework's response", async () => {
  await start();
  const fields = "name overview slug year runtime releaseDate originalName voteAverage voteCount";
  const people = "cast(first: 5) { name character } directors { name } genres { id name }";
  const long = `query Title($id: Int!) { movie(id: $id) { ${fields} ${people} } }`;
  const post = (payload: string) =>
    send({ url: "/graphql", method: "POST", headers: json, payload });
  const whole = (id: number) => JSON.stringify({ query: long, variables: { id } });
  for (const id of [550, 603, 13]) expect((await post(whole(id))).statusCode).toBe(200);
  for (let length = 1; length < whole(550).length; length += 7) {
    expect((await post(whole(550).slice(0, length))).statusCode, `${length} bytes`).toBe(400);
  }
  expect((await post(whole(680))).body).toContain("Pulp Fiction");
});
