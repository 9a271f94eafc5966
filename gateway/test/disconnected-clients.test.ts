import { spawnSync } from "node:child_process";
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
  const lines: string[] = [];
  const gateway = await startGateway({}, { onLogLine: (line) => lines.push(line) });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  let arrived = 0;
  gateway.app.server.on("request", () => (arrived += 1));
  // While the clients send and leave, this process, which is the gateway's too, waits for them.
  spawnSync(process.execPath, ["-e", SEND_AND_RESET, new URL(address).port, request]);
  await vi.waitFor(async () => {
    expect(arrived).toBeGreaterThanOrEqual(5);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain("flickmap_http_requests_in_flight 0");
  }, 15_000);
  expect(lines.filter((line) => /"level":[56]0/u.test(line))).toEqual([]);
});
