import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** A browser sends some twenty, and each proxy adds a few. */
const MOST_HEADERS = 100;

/**
 * Responds 431 to a request with more headers. Each takes a hundred bytes and more, however short it is, so that a
 * thousand of them, 5 KB as they are sent, take 100 KB for as long as their request waits.
 *
 * Call it when the server has all its listeners.
 */
export function limitHeaderCount(server: Server): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.rawHeaders.length > 2 * MOST_HEADERS) {
      const error = Object.assign(new Error("Too many headers"), { code: "HPE_HEADER_OVERFLOW" });
      server.emit("clientError", error, incoming.socket);
      return;
    }
    for (const listener of listeners) listener.call(server, incoming, response);
  });
}
