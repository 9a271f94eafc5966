import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { clientNetwork } from "./clients/client-network.ts";
import { Tally } from "../lib/tally.ts";
import { whenOver } from "./response-end.ts";

/** A client that sends more requests ahead of their responses is disconnected. */
const MAX_AHEAD = 100;
/** A client that sends more ahead over all its connections loses all of them. */
const MAX_AHEAD_OF_CLIENT = 5000;
/** A client is disconnected whose requests, with those that all clients have sent ahead, take more memory, in bytes. */
const MAX_BYTES_AHEAD = 32 * 1024 * 1024;
/** What a request takes beside its headers, and a header's name or value beside its characters. */
const REQUEST_BYTES = 4000;
const TEXT_BYTES = 60;
/** So much of a body is read before its request is handled. */
const MAX_BODY_BYTES = 65_536;

/** What a connection has sent ahead. */
interface Ahead {
  readonly client: string;
  requests: number;
  bytes: number;
}

/**
 * Handles the requests of a connection one after the other: one that was sent ahead of the response to the one before
 * (pipelining) is handled when that response has been sent. Responses leave in this order in any case, and Node would
 * handle all requests at the same time, so that one connection could have as many in flight as its address may.
 *
 * It is the first hook, so that everything that may respond comes after it.
 *
 * @param closeConnectionsOf closes all connections of the client that has one
 */
export function handleInOrder(
  app: FastifyInstance,
  closeConnectionsOf: (socket: Socket) => void,
): void {
  const aheadOf = new WeakMap<Socket, Ahead>();
  const ofClients = new Tally();
  let bytesOfAll = 0;
  const change = (ahead: Ahead, requests: number, bytes: number) => {
    ahead.requests += requests;
    ahead.bytes += bytes;
    bytesOfAll += bytes;
    ofClients.add(ahead.client, requests);
  };
  const aheadOn = (socket: Socket, client: string): Ahead => {
    const known = aheadOf.get(socket);
    if (known !== undefined) return known;
    const ahead = { client, requests: 0, bytes: 0 };
    aheadOf.set(socket, ahead);
    socket.once("close", () => change(ahead, -ahead.requests, -ahead.bytes));
    return ahead;
  };
  app.addHook("onRequest", ({ raw, ip }, reply, done) => {
    const { socket } = raw;
    // What a connection that was ended has sent before is still parsed.
    if (socket.destroyed) return;
    whenOver(reply.raw, () => undefined);
    // A response has the socket once those before it have been sent.
    if (reply.raw.socket !== null) return done();
    const ahead = aheadOn(socket, clientNetwork(ip));
    const bytes = getMemoryBytes(raw);
    change(ahead, 1, bytes);
    if (ofClients.of(ahead.client) > MAX_AHEAD_OF_CLIENT) {
      closeConnectionsOf(socket);
      return;
    }
    if (ahead.requests > MAX_AHEAD || bytesOfAll > MAX_BYTES_AHEAD) {
      socket.destroy();
      return;
    }
    // Each chunk of a body that nobody reads yet takes hundreds of bytes, however short it is.
    const isChunked = raw.headers["transfer-encoding"] !== undefined;
    if (isChunked) socket.pause();
    const handle = AsyncResource.bind(done);
    reply.raw.once("socket", () => {
      change(ahead, -1, -bytes);
      if (isChunked) socket.resume();
      // The response is given its socket first.
      process.nextTick(handle);
    });
  });
}

/** How much memory a request takes while it waits. */
function getMemoryBytes({ headers, rawHeaders }: IncomingMessage): number {
  const texts = rawHeaders.reduce((sum, { length }) => sum + length + TEXT_BYTES, REQUEST_BYTES);
  if (headers["transfer-encoding"] !== undefined) return texts + MAX_BODY_BYTES;
  return texts + Math.min(Number(headers["content-length"] ?? 0), MAX_BODY_BYTES);
}
