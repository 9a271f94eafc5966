import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** The parser of a connection: an internal of Node, of which this file alone knows. A negative number ends its reading. */
interface Parsing extends Socket {
  readonly parser: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number };
}

/**
 * Asks of each request whether it may be built, and ends its connection where it may not. One read of 64 KB holds 2,400 requests, and
 * Node has no option for it: it builds them all, even those of a connection that was closed at the first.
 */
export function refuseUnbuilt(
  server: Server,
  mayBuild: (request: IncomingMessage) => boolean,
): void {
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
