import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
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
    get("/api/movie/603", "Connection: close\n"),
  ].join("");
  for (const _ of ["executed", "stored"]) {
    const received = await sendRaw(address, shuffled);
    expect(received.match(/HTTP\/1\.1 \d{3}/gu)).toEqual(
      [200, 200, 200, 400, 400, 200].map((status) => `HTTP/1.1 ${status}`),
    );
    const titles = ["Fight Club", "The Matrix", "Pulp Fiction", "The Matrix"];
    const responses = received.split(/(?=HTTP\/1\.1 200)/u).filter((part) => part !== "");
    expect(responses.length).toBe(titles.length);
    titles.forEach((title, n) => expect(responses[n]).toContain(title));
  }
});

test("five requests may be sent ahead; a connection that sends more is ended, and they are not even built", async () => {
  let built = 0;
  const count = () => (built += 1);
  gateway.app.server.on("request", count);
  onTestFinished(() => void gateway.app.server.off("request", count));
  const ahead = (requests: number) =>
    sendRaw(
      address,
      get("/api/movie/550").repeat(requests) + get("/robots.txt", "Connection: close\n"),
    );
  expect((await ahead(5)).match(/HTTP\/1\.1 200/gu)).toHaveLength(6);
  expect(built).toBe(6);
  // It is still sending, so the system may tell it of an error.
  expect(await ahead(2000).catch(() => "")).toBe("");
  expect(built).toBe(12);
});

test("requests over one connection that wait for their responses go on without end", async () => {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  for (let sent = 0; sent < 50; sent += 1) {
    socket.write(toWire(get("/robots.txt")));
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200 /u);
  }
});

test("bodies may be sent ahead", async () => {
  const whole = post("{ movie(id: 603) { name } }");
  const sent = get("/api/movie/550") + whole + whole + get("/api/countries", "Connection: close\n");
  const received = await sendRaw(address, sent);
  expect(received.match(/HTTP\/1\.1 200/gu)).toHaveLength(4);
  expect(received.match(/"name":"The Matrix"/gu)).toHaveLength(2);
});
