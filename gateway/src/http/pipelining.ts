import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { clientNetwork } from "./clients/client-network.ts";
import { countUnanswered, whenOver } from "./response-end.ts";

/** A connection over which more responses are due is ended: clients of today send no request ahead of a response. */
const MAX_UNANSWERED = 6;
/** Its client gets no connection for so many milliseconds: hundreds that it opens again at once would take all time. */
const REFUSED_MS = 1000;
const MAX_REFUSED = 1000;

/** The parser of a connection: an internal of Node, of which this file alone knows. A negative number ends its reading. */
interface Parsing extends Socket {
  readonly parser: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number };
}

/**
 * Ends connections that send requests ahead before further ones are built. One read of 64 KB holds 2,400, and Node has no option
 * for it: it builds them all, even those of a connection that was closed at the first.
 */
export function limitPipelining(server: Server): void {
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS });
  server.prependListener("request", (_, response) => whenOver(response, () => undefined));
  server.on("connection", (socket: Parsing) => {
    const client = clientNetwork(socket.remoteAddress);
    if (refused.has(client)) {
      socket.destroy();
      return;
    }
    const { parser } = socket;
    const { onIncoming } = parser;
    parser.onIncoming = (request, keepAlive) => {
      if (countUnanswered(socket) < MAX_UNANSWERED) return onIncoming(request, keepAlive);
      refused.set(client, true);
      socket.destroy();
      return -1;
    };
  });
}
