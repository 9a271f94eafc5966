import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { getUnanswered, whenOver } from "./response-end.ts";

/** A server that is given requests, and the connection of a client that has sent so many together. */
async function send(requests: number) {
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => void responses.push(response));
  server.on("connection", (socket) => socket.on("error", () => undefined));
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void client.destroy());
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(requests));
  await vi.waitFor(() => expect(responses).toHaveLength(requests));
  const [first, second] = responses;
  if (first === undefined) throw new Error("no request came");
  return { client, first, second };
}

test("releases once when a response has been sent, and not before", async () => {
  const { first, client } = await send(1);
  const release = vi.fn();
  whenOver(first, release);
  first.write("half");
  await once(client, "data");
  expect(release).not.toHaveBeenCalled();
  expect(getUnanswered(first.req.socket)).toEqual([first]);
  first.end();
  await once(first, "close");
  expect(release).toHaveBeenCalledOnce();
  expect(getUnanswered(first.req.socket)).toEqual([]);
  client.end();
  await once(first.req.socket, "close");
  expect(release).toHaveBeenCalledOnce();
});

test("releases immediately for a response that is over", async () => {
  const { first, client } = await send(1);
  client.resetAndDestroy();
  await once(first, "close");
  const release = vi.fn();
  whenOver(first, release);
  expect(release).toHaveBeenCalledOnce();
});

test("releases for each response of a connection that is reset, the waiting ones too", async () => {
  const { first, second, client } = await send(2);
  if (second === undefined) throw new Error("no second request came");
  const release = vi.fn();
  for (const response of [first, second, second]) whenOver(response, release);
  client.resetAndDestroy();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(3));
});
