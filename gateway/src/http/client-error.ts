import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { PROBLEM_JSON, problemJson } from "./problem.ts";
import { dataHeaders, type SecurityOptions } from "./security-headers.ts";
import { getUnanswered } from "./response-end.ts";

/** Status and message for a request that Node could not parse, by Node's error code. */
const RESPONSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
};
const UNREADABLE = [400, "This is not an HTTP request"] as const;

/** What Node reports of a request that it could not parse. */
type ClientError = Error & { readonly code: string };

/**
 * Responds to what never becomes a request, so that no route and no hook sees it: headers beyond Node's limit, bytes
 * that are not HTTP, a request that does not arrive in time. Body and headers are those of `/api`. The requests that the
 * connection sent before get their responses first.
 */
export function respondToClientError(options: SecurityOptions) {
  const headers = Object.entries(dataHeaders(options))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const failed = new WeakSet<Socket>();
  const end = (error: ClientError, socket: Socket): void => {
    if (socket.destroyed) return;
    const responses = getUnanswered(socket);
    const before = responses.filter(({ req }) => req.complete);
    const last = before.at(-1);
    if (last !== undefined) {
      last.once("close", () => end(error, socket));
      return;
    }
    const [status, message] = RESPONSES[error.code] ?? UNREADABLE;
    const body = problemJson(status, message);
    // Of the request that failed, the head may have arrived and the response may have begun.
    const isSending = responses.some(({ headersSent }) => headersSent);
    if (socket.writable && !isSending) {
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}connection: close\r\n` +
          `content-type: ${PROBLEM_JSON}\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    }
    socket.destroy(error);
  };
  return (error: ClientError, socket: Socket): void => {
    // A closed connection needs no response.
    if (error.code === "ECONNRESET" || failed.has(socket)) return;
    failed.add(socket);
    socket.pause();
    end(error, socket);
  };
}
