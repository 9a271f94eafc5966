import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import type { Content } from "../../own-bytes.ts";
import { ResponseSender } from "./response-sender.ts";

/** A connection whose system takes nothing until `takeAll` is called. */
class SlowSocket extends Socket {
  received = Buffer.alloc(0);
  readonly #taken: (() => void)[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#taken.push(() => {
      this.received = Buffer.concat([this.received, Buffer.from(chunk)]);
      done();
    });
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => Buffer.from(chunk))), "utf8", done);
  }

  takeAll(): string {
    for (const take of this.#taken.splice(0)) take();
    return this.received.toString();
  }
}

function respond(sender: ResponseSender, content: Content): SlowSocket {
  const socket = new SlowSocket();
  const incoming = new IncomingMessage(socket);
  Object.assign(incoming, { method: "GET", httpVersionMajor: 1, httpVersionMinor: 1 });
  const response = new ServerResponse(incoming);
  response.shouldKeepAlive = true;
  response.assignSocket(socket);
  sender.send(response, 200, "x-test: 1\r\n", content);
  return socket;
}

it.each<[string, Content]>([
  ["a text", "Amélie 天気の子 🎬"],
  ["bytes", Buffer.from("Amélie")],
  ["texts and bytes", ["天", Buffer.from("é"), "", "🎬"]],
  ["nothing", ""],
  ["a text that is too long for one piece", "天".repeat(20_000)],
  ["bytes that are too long for one piece", Buffer.alloc(100_000, "é")],
  [
    "many parts that are too long for one piece",
    Array.from({ length: 1000 }, () => "é".repeat(50)),
  ],
])("sends %s behind the head", (_, content) => {
  const body = [content].flat().map(String).join("");
  const [head, ...sent] = respond(new ResponseSender(5000), content).takeAll().split("\r\n\r\n");
  expect(head?.split("\r\n")).toEqual([
    "HTTP/1.1 200 OK",
    "x-test: 1",
    expect.stringMatching(/^Date: /),
    "Connection: keep-alive",
    "Keep-Alive: timeout=5",
  ]);
  expect(sent.join("") === body).toBe(true);
});

it("leaves what a slow client was not sent yet as it is, whatever others are sent", () => {
  const sender = new ResponseSender(5000);
  const bodies = ["first ", "second", "third "];
  const sockets = bodies.map((body) => respond(sender, body.repeat(1000)));
  sockets.forEach((socket, n) => {
    expect(socket.takeAll().endsWith(`\r\n\r\n${bodies[n]?.repeat(1000)}`)).toBe(true);
  });
});
