import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { heapGrowth } from "./heap-growth.ts";
import { sendRequest } from "./send-request.ts";

/** Requests that are made to fill the memory, over real connections. Figures are in MB, with those of the client. */

let sample: SampleFilmDatabase;
let gateway: GatewayUnderTest;
let origin: string;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
  gateway = await startGateway({ TMDB_READ_TOKEN: "token", TMDB_BASE_URL: sample.url });
  origin = await gateway.listen();
  await sendRequest(origin, { url: "/api/movie/550" });
});
afterAll(async () => {
  await gateway.close();
  await sample.close();
});

function open(): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends a text over a separate connection, and resolves when the system has taken it. */
async function send(content: string): Promise<Socket> {
  const socket = open();
  await new Promise<void>((resolve) => socket.write(content, () => resolve()));
  return socket;
}

const CHUNKED =
  "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
const chunksOfOneByte = (count: number) => "1\r\n \r\n".repeat(count);

function graphql(query: string, variables: object) {
  return sendRequest(origin, {
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ query, variables }),
  });
}

test("a body that comes in chunks of one byte takes no more than its bytes", async () => {
  const body = CHUNKED + chunksOfOneByte(30_000);
  const growth = await heapGrowth(async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(body)));
    await delay(500);
  });
  // 64 as its chunks come.
  expect(growth).toBeLessThan(16);
});

test("so does one that nobody reads yet, since it waits in the queue", async () => {
  sample.setFaults([{ kind: "latency", delayMs: 3000 }]);
  onTestFinished(() => sample.setFaults([]));
  const slow = "GET /api/movie/27205 HTTP/1.1\r\nHost: x\r\n\r\n";
  const ahead = `${CHUNKED + chunksOfOneByte(30_000)}0\r\n\r\n`.repeat(5);
  const growth = await heapGrowth(async () => {
    await send(slow + ahead);
    await delay(1000);
  });
  expect(growth).toBeLessThan(16);
});

test("hundreds of headers are refused, and nothing of them is kept", async () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const names = letters.flatMap((one) => letters.map((other) => one + other));
  const head = `GET /health/live HTTP/1.1\r\nHost: x\r\n${names.map((name) => `${name}:\r\n`).join("")}\r\n`;
  const growth = await heapGrowth(async () => {
    const answered = Array.from({ length: 300 }, async () => {
      const socket = await send(head);
      const answer = await new Promise((resolve) => socket.once("data", resolve));
      expect(String(answer)).toContain("431");
    });
    await Promise.all(answered);
  });
  // 18 where they are kept for each idle connection.
  expect(growth).toBeLessThan(10);
});

test("long documents of known queries are not all kept", async () => {
  const comments = "#\n".repeat(20_000);
  const query = (n: number) => `query N${n}($id: Int!) { movie(id: $id) { name } }\n${comments}`;
  const growth = await heapGrowth(async () => {
    for (let n = 0; n < 40; n += 1) {
      for (const id of [550, 603, 604]) {
        const { statusCode } = await graphql(query(n), { id });
        expect(statusCode).toBe(200);
      }
    }
  });
  // 80 where all are.
  expect(growth).toBeLessThan(40);
});
