import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { Counts } from "../lib/counts.ts";
import { connectionNetwork } from "./clients/client-network.ts";
import { countUnanswered, whenOver } from "./response-end.ts";

/** A connection over which more responses are due is ended: clients of today send no request ahead of a response. */
const MAX_UNANSWERED = 6;
/** Requests without a response take so many bytes at most, of all clients together. */
const MAX_BYTES = 48 * 1024 * 1024;
/** An address whose requests take so many gets no further connection meanwhile: to read from thousands takes seconds. */
const MAX_BYTES_TO_CONNECT = 20 * 1024 * 1024;
/** What a request takes beside its headers, and a header's name or value beside its characters, in bytes. */
const REQUEST_BYTES = 4000;
const TEXT_BYTES = 40;
/** So much of a body is read before its request is handled, in bytes. */
const MAX_BODY_BYTES = 65_536;

/** The parser of a connection: an internal of Node, of which this file alone knows. A negative number ends its reading. */
interface Parsing extends Socket {
  readonly parser: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number };
}

/**
 * Bounds what clients have sent and have no response to: the requests of a connection, and the memory of all of them, of one
 * address as much as is free. What arrives together is read in one tick, before anything of it is handled.
 *
 * @param isProxied whether connections are those of a proxy, and so of many clients
 */
export function limitSentAhead(server: Server, isProxied: boolean): void {
  const bytesOf = new Counts();
  let bytesOfAll = 0;
  const change = (client: string, bytes: number) => {
    bytesOfAll += bytes;
    bytesOf.add(client, bytes);
  };
  server.prependListener("connection", (socket: Socket) => {
    if (isProxied || bytesOf.of(connectionNetwork(socket)) <= MAX_BYTES_TO_CONNECT) return;
    socket.resetAndDestroy();
  });
  refuseUnbuilt(server, (request) => {
    if (countUnanswered(request.socket) >= MAX_UNANSWERED) return false;
    const ofClient = isProxied ? 0 : bytesOf.of(connectionNetwork(request.socket));
    return ofClient + getBytes(request) <= MAX_BYTES - bytesOfAll;
  });
  server.prependListener("request", (request, response) => {
    const client = connectionNetwork(request.socket);
    const bytes = getBytes(request);
    change(client, bytes);
    whenOver(response, () => change(client, -bytes));
  });
}

/** How much memory a request takes until its response is over. */
export function getBytes({ headers, rawHeaders }: IncomingMessage): number {
  const texts = rawHeaders.reduce((sum, { length }) => sum + length + TEXT_BYTES, REQUEST_BYTES);
  if (headers["transfer-encoding"] !== undefined) return texts + MAX_BODY_BYTES;
  return texts + Math.min(Number(headers["content-length"] ?? 0), MAX_BODY_BYTES);
}

/**
 * Asks of each request whether it may be built, and ends its connection where it may not. One read of 64 KB holds 2,400 requests, and
 * Node has no option for it: it builds them all, even those of a connection that was closed at the first.
 */
function refuseUnbuilt(server: Server, mayBuild: (request: IncomingMessage) => boolean): void {
  server.on("connection", (socket: Parsing) => {
    if (socket.destroyed) return;
    const { parser } = socket;
    const { onIncoming } = parser;
    parser.onIncoming = (request, keepAlive) => {
      if (mayBuild(request)) return onIncoming(request, keepAlive);
      socket.destroy();
      // The connection is kept until all others have been read, and its request with it.
      request.rawHeaders.length = 0;
      return -1;
    };
  });
}
