import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { RequestHeads } from "./request-head.ts";

const socket = { remoteAddress: "127.0.0.1" };
const CLIENTS = { addressOf: () => "127.0.0.1", apiClientOf: () => null };

function requestOf(headers: Readonly<Record<string, string>>, method = "POST"): IncomingMessage {
  const all = { Host: "localhost", Accept: "*/*", ...headers };
  const lower = Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]);
  const rawHeaders = Object.entries(all).flat();
  return { method, socket, rawHeaders, headers: Object.fromEntries(lower) } as never;
}

test("the head of requests on a connection that differ in the length of their bodies is read once", () => {
  const heads = new RequestHeads(CLIENTS);
  const requests = ["7", "7", "12", "0"].map((length) => requestOf({ "Content-Length": length }));
  const read = requests.map((request) => heads.of(request));
  expect(new Set(read).size).toBe(1);
  expect(requests.map((request, n) => read[n]?.bodyLengthOf(request))).toEqual([7, 7, 12, 0]);
});

test("any other difference is another head", () => {
  const heads = new RequestHeads(CLIENTS);
  const requests = [
    requestOf({ "content-length": "7" }),
    requestOf({ "content-length": "7", accept: "text/html" }),
    requestOf({ accept: "text/html", "content-length": "7" }),
    requestOf({ "transfer-encoding": "chunked", "content-length": "7" }),
    requestOf({ "transfer-encoding": "chunked", "content-length": "8" }),
    requestOf({ "transfer-encoding": "chunked" }),
    requestOf({ "x-length": "7" }),
    requestOf({ "x-length": "8" }),
    requestOf({}),
    requestOf({}, "GET"),
  ];
  const read = requests.map((request) => heads.of(request));
  expect(new Set(read).size).toBe(requests.length);
  expect(requests.slice(2).map((request, n) => read[n + 2]?.bodyLengthOf(request))).toEqual([
    7,
    ...Array.from({ length: 7 }, () => null),
  ]);
});
