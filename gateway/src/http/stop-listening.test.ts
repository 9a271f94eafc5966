import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { stopListening } from "./stop-listening.ts";

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test("a request that arrived while the process was busy is answered, though its connection was idle", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/busy") {
      idle.write(requestOf("/late"));
      // Longer than idle connections are left: their end is overdue before the late request is read.
      const until = performance.now() + 300;
      while (performance.now() < until);
    }
    response.end(request.url);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const [idle, other] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  let received = "";
  idle.on("data", (data) => {
    received += String(data);
  });
  const ended = once(idle, "close");
  for (const client of [idle, other]) {
    client.write(requestOf("/early"));
    await once(client, "data");
  }
  const stopped = stopListening(server, [server], 5000);
  await wait(200);
  other.write(requestOf("/busy"));
  await Promise.all([stopped, ended]);
  expect(received).toContain("/late");
});

test("a connection that was accepted before a stop is answered, though its request comes after", async () => {
  const server = createServer((request, response) => response.end(request.url));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const accepted = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await accepted;
  const stopped = stopListening(server, [server], 5000);
  await wait(20);
  client.write("GET /new HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(await text(client)).toContain("/new");
  await stopped;
});
