import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReadAheadRequest } from "./read-ahead-request.ts";

let server: Server;
let client: Socket;
let received: Promise<string>;
/** What was read ahead. */
let ahead: string[];
/** Whether a body that was read ahead is used. */
let isUsed: (body: string) => boolean;
/** Whether the response to a body that is not used is sent before the body is read. */
let isRejected: boolean;
let requests: ReadAheadRequest[];
/** What requests after the first wait for; null where they do not. */
let turn: Promise<void> | null;

/** Sends back the body, and who read it. */
async function handle(incoming: ReadAheadRequest, response: ServerResponse): Promise<void> {
  if (isRejected) response.end("rejected;");
  else response.end(`stream:${await text(incoming)};`);
}

function receive(incoming: ReadAheadRequest, response: ServerResponse): void {
  const length = incoming.headers["content-length"];
  const isReadAhead = incoming.readAhead(length === undefined ? null : Number(length), (body) => {
    ahead.push(String(body));
    if (isUsed(String(body))) response.end(`ahead:${body};`);
    else void handle(incoming, response);
    return isUsed(String(body));
  });
  if (!isReadAhead) void handle(incoming, response);
}

beforeEach(async () => {
  ahead = [];
  requests = [];
  turn = null;
  isUsed = () => true;
  isRejected = false;
  server = createServer({ IncomingMessage: ReadAheadRequest }, (incoming, response) => {
    requests.push(incoming);
    if (turn === null || requests.length === 1) receive(incoming, response);
    else void turn.then(() => receive(incoming, response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  received = text(client);
});
afterEach(() => {
  client.destroy();
  server.close();
});

const post = (body: string, length = body.length) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${body}`;
const CHUNKED = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

/** Waits until the server has read all that was sent. */
async function allRead(): Promise<void> {
  await vi.waitFor(() => expect(requests.at(-1)?.socket.bytesRead).toBe(client.bytesWritten));
}

/** The bodies of all responses on the connection. */
async function bodies(): Promise<readonly string[]> {
  return [...(await received).matchAll(/(?:ahead|stream|rejected)[^;]*/gu)].map(([body]) => body);
}

it("bodies sent at once are read ahead, each for its own request", async () => {
  client.write(post("one") + post("two") + post("three") + LAST);
  expect(await bodies()).toEqual(["ahead:one", "ahead:two", "ahead:three", "stream:"]);
});

it("a body that comes byte by byte is read whole", async () => {
  client.write(post("", 3));
  for (const byte of "one") {
    await new Promise((resolve) => setTimeout(resolve, 10));
    client.write(byte);
  }
  client.write(LAST);
  expect(await bodies()).toEqual(["ahead:one", "stream:"]);
});

it("a body that is not used is there for whoever reads the request", async () => {
  isUsed = (body) => body !== "two";
  const [first, second] = [post("two").slice(0, -1), post("two").slice(-1)];
  client.write(post("one") + first);
  await vi.waitFor(() => expect(ahead).toEqual(["one"]));
  client.write(second + post("one") + post("two") + LAST);
  expect(await bodies()).toEqual(["ahead:one", "stream:two", "ahead:one", "stream:two", "stream:"]);
});

it("a body that nobody reads does not hold up the next request", async () => {
  isUsed = () => false;
  isRejected = true;
  client.write(post("one") + post("two") + LAST);
  expect(await bodies()).toEqual(["rejected", "rejected", "rejected"]);
  expect(ahead).toEqual(["one", "two"]);
});

it("a request whose body was used ends like any other", async () => {
  client.write(post("one") + LAST);
  expect(await bodies()).toEqual(["ahead:one", "stream:"]);
  expect(requests[0]).toMatchObject({ complete: true, closed: true, aborted: false });
});

it.each(["one", "on"])(
  "a request that waited is read ahead from what has come, as %s",
  async (come) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    isUsed = (body) => body !== "two";
    client.write(post("one") + post("two"));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    client.write(post("one", 3).slice(0, come.length - 3 || undefined));
    await allRead();
    resolve();
    await vi.waitFor(() => expect(ahead).toContain("two"));
    client.write("one".slice(come.length) + LAST);
    expect(await bodies()).toEqual(["ahead:one", "stream:two", "ahead:one", "stream:"]);
    expect(requests.slice(0, 3)).toEqual(
      [1, 2, 3].map(() =>
        expect.objectContaining({ complete: true, closed: true, aborted: false }),
      ),
    );
  },
);

it.each([
  ["o", "ne"],
  ["o", "n"],
  ["o", "n", "e"],
])(
  "a request that waited is read ahead from the pieces that have come: %s %s",
  async (...pieces) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    client.write(post("two") + post("", 3));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    for (const piece of pieces) {
      client.write(piece);
      await allRead();
    }
    resolve();
    await promise;
    client.write("one".slice(pieces.join("").length) + LAST);
    expect(await bodies()).toEqual(["ahead:two", "ahead:one", "stream:"]);
  },
);

it("what is empty, long, or of unknown length is left in the stream", async () => {
  const long = "x".repeat(12_289);
  client.write(`${post("")}${CHUNKED}3\r\none\r\n0\r\n\r\n${post(long)}${LAST}`);
  expect(await bodies()).toEqual(["stream:", "stream:one", `stream:${long}`, "stream:"]);
  expect(ahead).toEqual([]);
});

it("a body in the stream is whole, in pieces of whichever lengths it came", async () => {
  const lengths = [1, 5000, 1, 4095, 1, 4096, 3, 4094, 1, 20_000, 2];
  const parts = lengths.map((length, n) => String.fromCharCode(97 + n).repeat(length));
  const chunks = parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
  client.write(`${CHUNKED}${chunks.join("")}0\r\n\r\n${LAST}`);
  expect(await bodies()).toEqual([`stream:${parts.join("")}`, "stream:"]);
});

it("the longest body that is read ahead comes in several pieces", async () => {
  const long = "x".repeat(12_288);
  client.write(post(long.slice(1), 12_288));
  await new Promise((resolve) => setTimeout(resolve, 20));
  client.write(`x${LAST}`);
  expect(await bodies()).toEqual([`ahead:${long}`, "stream:"]);
});

it("what is longer than it said is no part of the body, and ends the connection", async () => {
  client.write(post("one, and more", 3));
  expect(await bodies()).toEqual(["ahead:one"]);
});

it("a body whose client leaves before its end is never used", async () => {
  client.write(post("one", 4));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  client.end();
  expect(await received).toMatch(/^HTTP\/1\.1 400 /u);
  await vi.waitFor(() => expect(requests).toEqual([expect.objectContaining({ aborted: true })]));
  expect(ahead).toEqual([]);
});
