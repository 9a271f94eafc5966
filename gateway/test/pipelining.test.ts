import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRaw } from "./send-raw.ts";

/** Requests that are sent ahead of the responses to those before them, over real connections. */

let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway();
  address = await gateway.listen();
});
afterAll(() => gateway.close());

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
