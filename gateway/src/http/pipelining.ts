import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A client that sends more requests ahead of their responses is disconnected. */
const MOST_AHEAD = 100;

/**
 * Handles the requests of a connection one after the other: one that was sent ahead of the response to the one before
 * (pipelining) begins when that is sent. Responses leave in this order in any case, and `node:http` would begin all
 * requests at once, so that one connection could have as many in flight as its address may.
 *
 * Call it when the server has all its listeners.
 */
export function handleInTurn(server: Server): void {
  const ahead = new WeakMap<Socket, number>();
  const listeners = server.listeners("request");
  const handle = (incoming: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener.call(server, incoming, response);
  };
  server.removeAllListeners("request");
  server.on("request", (incoming: IncomingMessage, response: ServerResponse) => {
    // A response has the socket from when it is its turn.
    if (response.socket !== null) {
      handle(incoming, response);
      return;
    }
    const { socket } = incoming;
    const waiting = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, waiting);
    if (waiting > MOST_AHEAD) {
      socket.destroy();
      return;
    }
    response.once("socket", () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      // The response is given its socket first.
      process.nextTick(handle, incoming, response);
    });
  });
}
