import { ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { PROBLEM_JSON, problemJson } from "./problem.ts";
import { dataHeaders, type SecurityOptions } from "./security-headers.ts";

/** Status and message for a request that Node could not parse, by Node's error code. */
const RESPONSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
};
const UNREADABLE = [400, "This is not an HTTP request"] as const;

/**
 * Responds to what never becomes a request, so that no route and no hook sees it: headers beyond Node's limit, bytes
 * that are not HTTP, a request that does not arrive in time. Body and headers are those of `/api`.
 */
export function respondToClientError(options: SecurityOptions) {
  const headers = Object.entries(dataHeaders(options))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return (error: Error & { readonly code: string }, socket: Socket): void => {
    // A closed connection needs no response.
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const [status, message] = RESPONSES[error.code] ?? UNREADABLE;
    const body = problemJson(status, message);
    if (socket.writable && !isSending(socket)) {
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}connection: close\r\n` +
          `content-type: ${PROBLEM_JSON}\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    }
    socket.destroy(error);
  };
}

/**
 * Whether a part of a response is sent already, which nothing may interrupt: `node:http` keeps it beside the socket.
 */
function isSending(socket: Socket): boolean {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse && response.headersSent;
}
