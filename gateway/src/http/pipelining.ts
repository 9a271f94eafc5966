import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { countUnanswered, whenOver } from "./response-end.ts";

/** A connection over which more responses are due is ended: clients of today send no request ahead of a response. */
const MAX_UNANSWERED = 6;

/** The parser of a connection: an internal of Node, of which this file alone knows. A negative number ends its reading. */
interface Parsing extends Socket {
  readonly parser: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number };
}

/**
 * Ends connections that send requests ahead before further ones are built. One read of 64 KB holds 2,400, and Node has no option
 * for it: it builds them all, even those of a connection that was closed at the first.
 */
export function limitPipelining(server: Server): void {
  server.prependListener("request", (_, response) => whenOver(response, () => undefined));
  server.on("connection", (socket: Parsing) => {
    if (socket.destroyed) return;
    const { parser } = socket;
    const { onIncoming } = parser;
    parser.onIncoming = (request, keepAlive) => {
      if (countUnanswered(socket) < MAX_UNANSWERED) return onIncoming(request, keepAlive);
      socket.destroy();
      return -1;
    };
  });
}
