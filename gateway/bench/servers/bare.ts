import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { reportTo } from "./measured.ts";

/** A bare `node:http` server that fetches one response of another server and writes its bytes to every client. */
const { url, ...init } = JSON.parse(process.argv[2] ?? "{}");
const COPIED = ["content-type", "content-encoding", "etag"];

// node:http, unlike fetch, leaves the body encoded.
const { request } = await import("node:http");
const { status, headers, bytes } = await new Promise<{
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}>((resolve, reject) => {
  const call = request(url, { method: init.method, headers: init.headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          COPIED.flatMap((name) => {
            const value = response.headers[name];
            return typeof value === "string" ? [[name, value]] : [];
          }),
        ),
        bytes: Buffer.concat(chunks),
      }),
    );
  });
  call.on("error", reject);
  call.end(init.body);
});
const head = status === 304 ? headers : { ...headers, "content-length": bytes.length };

const server = createServer((incoming, response) => {
  if (incoming.method === "GET") {
    response.writeHead(status, head).end(bytes);
    return;
  }
  incoming.resume().once("end", () => response.writeHead(status, head).end(bytes));
});
server.listen(0, "127.0.0.1", () => {
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
