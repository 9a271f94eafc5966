import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

/** Sends its argument, resets the connection immediately, and does so several times. */
const SEND_AND_RESET = `
  const { connect } = require("node:net");
  const [, port, text] = process.argv;
  for (let n = 0; n < 5; n += 1) {
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(text, () => socket.resetAndDestroy());
    });
  }`;

/** A gateway that listens, and how many requests have arrived. */
async function listening() {
  const lines: string[] = [];
  const gateway = await startGateway({}, { onLogLine: (line) => lines.push(line) });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  let count = 0;
  gateway.app.server.on("request", () => (count += 1));
  const expectNothingHeld = async () => {
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      expect(metrics).toContain("flickmap_http_requests_in_flight 0");
    }, 15_000);
    expect(lines.filter((line) => /"level":[56]0/u.test(line))).toEqual([]);
  };
  return { address, arrived: () => count, expectNothingHeld };
}

function post(url: string, body: object): string {
  const payload = JSON.stringify(body);
  return [
    `POST ${url} HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${payload.length}`,
    "",
    payload,
  ].join("\r\n");
}

const RATING = { content_id: 550, content_type: "movie", rating: 4 };
const SESSION = "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11";
const MUTATION = `mutation { rateTitle(input: { type: MOVIE, id: 550, stars: 4, sessionId: "${SESSION}" }) { __typename } }`;

test.each([
  ["a page", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["a call of /api", "GET /api/movie/550 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["a query", post("/graphql", { query: "{ movie(id: 550) { name } }" })],
  ["a mutation", post("/graphql", { query: MUTATION })],
  ["a rating", post("/api/ratings", { ...RATING, session_id: SESSION })],
])("%s whose client is gone before it is read causes no error", async (_, request) => {
  const { address, arrived, expectNothingHeld } = await listening();
  const port = Number(new URL(address).port);
  const sockets = Array.from({ length: 5 }, () => connect(port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  // They are accepted meanwhile, and what is sent is read in the next tick.
  await fetch(`${address}/health/live`);
  for (const socket of sockets) {
    socket.write(request);
    socket.resetAndDestroy();
  }
  await vi.waitFor(() => expect(arrived()).toBeGreaterThanOrEqual(6), 15_000);
  await expectNothingHeld();
});

test("a client that is gone before it is accepted has sent no request", async () => {
  const { address, arrived, expectNothingHeld } = await listening();
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  // While the clients send and leave, this process, which is the gateway's too, waits for them.
  spawnSync(process.execPath, ["-e", SEND_AND_RESET, new URL(address).port, request]);
  await expectNothingHeld();
  // The one that asked what is held.
  expect(arrived()).toBe(1);
});
