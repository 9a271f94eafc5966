import type { Server } from "node:http";
import { interceptRequests } from "./intercept-requests.ts";

/** A browser sends some twenty, and each proxy adds a few. */
const MOST_HEADERS = 100;

/**
 * Responds 431 to a request with more headers. Each takes a hundred bytes and more, however short it is, so that a
 * thousand of them, 5 KB as they are sent, take 100 KB for as long as their request waits.
 *
 * Call it when the server has all its listeners.
 */
export function limitHeaderCount(server: Server): void {
  interceptRequests(server, (incoming, response, next) => {
    if (incoming.rawHeaders.length > 2 * MOST_HEADERS) {
      const error = Object.assign(new Error("Too many headers"), { code: "HPE_HEADER_OVERFLOW" });
      server.emit("clientError", error, incoming.socket);
      return;
    }
    next(incoming, response);
  });
}
