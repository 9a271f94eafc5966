import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { interceptRequests } from "./intercept-requests.ts";

/** A client that sends more requests ahead of their responses is disconnected. */
const MOST_AHEAD = 100;
/** So is one whose requests, with those that all clients have sent ahead, take more memory, in bytes. */
const MOST_BYTES_AHEAD = 32 * 1024 * 1024;
/** What a request takes beside its headers, and a header's name or value beside its characters. */
const REQUEST_BYTES = 2000;
const TEXT_BYTES = 60;
/** So much of a body is read before its request's turn. */
const MOST_BODY_BYTES = 65_536;

/** What a connection has sent ahead. */
interface Ahead {
  requests: number;
  bytes: number;
}

/**
 * Handles the requests of a connection one after the other: one that was sent ahead of the response to the one before
 * (pipelining) begins when that is sent. Responses leave in this order in any case, and `node:http` would begin all
 * requests at once, so that one connection could have as many in flight as its address may.
 *
 * Call it when the server has all its listeners.
 */
export function handleInTurn(server: Server): void {
  const aheadOf = new WeakMap<Socket, Ahead>();
  let bytesOfAll = 0;
  const aheadOn = (socket: Socket): Ahead => {
    const known = aheadOf.get(socket);
    if (known !== undefined) return known;
    const ahead = { requests: 0, bytes: 0 };
    aheadOf.set(socket, ahead);
    socket.once("close", () => {
      bytesOfAll -= ahead.bytes;
      ahead.bytes = 0;
    });
    return ahead;
  };
  interceptRequests(server, (incoming, response, next) => {
    // A response has the socket from when it is its turn.
    if (response.socket !== null) {
      next(incoming, response);
      return;
    }
    const { socket } = incoming;
    const ahead = aheadOn(socket);
    const bytes = bytesOf(incoming);
    ahead.requests += 1;
    ahead.bytes += bytes;
    bytesOfAll += bytes;
    if (ahead.requests > MOST_AHEAD || bytesOfAll > MOST_BYTES_AHEAD) {
      socket.destroy();
      return;
    }
    response.once("socket", () => {
      ahead.requests -= 1;
      ahead.bytes -= bytes;
      bytesOfAll -= bytes;
      // The response is given its socket first.
      process.nextTick(next, incoming, response);
    });
  });
}

/** How much memory a request takes while it waits. */
function bytesOf({ headers, rawHeaders }: IncomingMessage): number {
  const texts = rawHeaders.reduce((sum, { length }) => sum + length + TEXT_BYTES, REQUEST_BYTES);
  if (headers["transfer-encoding"] !== undefined) return texts + MOST_BODY_BYTES;
  return texts + Math.min(Number(headers["content-length"] ?? 0), MOST_BODY_BYTES);
}
