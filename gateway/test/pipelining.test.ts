import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRaw, statusOf } from "./send-raw.ts";

/** Requests that are sent ahead of the responses to those before them, over real connections. */

let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway();
  address = await gateway.listen();
});
afterAll(() => gateway.close());

const toWire = (text: string) => text.replaceAll("\n", "\r\n");
const get = (target: string, headers = "") => `GET ${target} HTTP/1.1\nHost: x\n${headers}\n`;

function post(query: string): string {
  const body = JSON.stringify({ query });
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return `POST /graphql HTTP/1.1\nHost: x\nContent-Type: application/json\n${length}\n\n${body}`;
}

test("responses come in the order of their requests, stored ones among them", async () => {
  const shuffled = [
    get("/api/movie/550"),
    post("{ movie(id: 603) { name } }"),
    get("/api/movie/680"),
    "GET /api/movie/550 HTTP/1.1\nHost: x\nHost: y\n\n",
    get("/no/such#target"),
    get("/api/movie/550"),
    get("/api/movie/603", "Connection: close\n"),
  ].join("");
  for (const _ of ["executed", "stored"]) {
    const received = await sendRaw(address, shuffled);
    expect(received.match(/HTTP\/1\.1 \d{3}/gu)).toEqual(
      [200, 200, 200, 400, 400, 200, 200].map((status) => `HTTP/1.1 ${status}`),
    );
    const titles = ["Fight Club", "The Matrix", "Pulp Fiction", "Fight Club", "The Matrix"];
    const responses = received.split(/(?=HTTP\/1\.1 200)/u).filter((part) => part !== "");
    expect(responses.length).toBe(titles.length);
    titles.forEach((title, n) => expect(responses[n]).toContain(title));
  }
});

test("a hundred requests may be sent ahead, and a client that sends more is disconnected", async () => {
  const ahead = (count: number) =>
    sendRaw(
      address,
      get("/api/movie/550").repeat(count) + get("/api/movie/603", "Connection: close\n"),
    );
  expect((await ahead(100)).match(/HTTP\/1\.1 200/gu)).toHaveLength(101);
  // It is still sending, so the system may tell it of an error.
  expect((await ahead(20_000).catch(() => "")).length).toBeLessThan(1_000_000);
});

test("bodies that are sent ahead wait in the queue", async () => {
  const whole = post("{ movie(id: 603) { name } }");
  const sent = get("/api/movie/550") + whole + whole + get("/api/countries", "Connection: close\n");
  const received = await sendRaw(address, sent);
  expect(received.match(/HTTP\/1\.1 200/gu)).toHaveLength(4);
  expect(received.match(/"name":"The Matrix"/gu)).toHaveLength(2);
});

test("a client that sends more than 5,000 ahead over all its connections loses them, and no other client does", async () => {
  // The first request of each connection gets no response, so that those behind it stay ahead.
  const unanswered = new Promise<string>(() => undefined);
  const crowded = await startGateway({}, { readMetrics: () => unanswered });
  onTestFinished(() => crowded.close());
  const origin = await crowded.listen();
  let arrived = 0;
  crowded.app.server.on("request", () => (arrived += 1));
  const open = (localAddress: string) => {
    const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", localAddress });
    onTestFinished(() => void socket.destroy());
    return socket.on("error", () => undefined).resume();
  };
  const greedy = "127.0.0.1";
  const other = "127.0.0.2";
  const ahead = (count: number) => {
    const socket = open(greedy);
    socket.write(toWire(get("/metrics").repeat(1 + count)));
    return socket;
  };
  const robots = get("/robots.txt", "Connection: close\n");
  const visit = async (client: string) =>
    statusOf(await sendRaw(origin, robots, client).catch(() => ""));

  const kept = open(other);
  const sockets = Array.from({ length: 50 }, () => ahead(100));
  await vi.waitFor(() => expect(arrived).toBe(50 * 101), 15_000);
  expect(await visit(greedy)).toBe(200);
  expect(await visit(other)).toBe(200);
  expect(sockets.filter(({ closed }) => closed)).toHaveLength(0);

  // Time stands still, so that the second in which the client is refused does not pass.
  const now = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  onTestFinished(() => now.mockRestore());
  sockets.push(ahead(1));
  await vi.waitFor(() => expect(sockets.filter(({ closed }) => !closed)).toHaveLength(0), 15_000);
  expect(await visit(greedy)).toBeNaN();
  expect(await visit(other)).toBe(200);
  kept.write(toWire(get("/robots.txt")));
  expect(String(await once(kept, "data"))).toMatch(/^HTTP\/1\.1 200 /u);

  now.mockReturnValue(performance.now() + 1001);
  await vi.waitFor(async () => expect(await visit(greedy)).toBe(200), 15_000);
}, 60_000);
