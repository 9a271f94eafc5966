import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { PROBLEM_JSON, problemJson } from "./problem.ts";
import { dataHeaders, type SecurityOptions } from "./security-headers.ts";

/** What is said of a request that Node could not read, by Node's code for it. */
const ANSWERS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
};
const UNREADABLE = [400, "This is not an HTTP request"] as const;

/**
 * Answers what never becomes a request, so that no route and no hook sees it: headers beyond Node's
 * limit, what is not HTTP, what does not arrive in time. Body and headers are those of `/api`.
 */
export function answerUnreadable(options: SecurityOptions) {
  const headers = Object.entries(dataHeaders(options))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return (error: Error & { readonly code: string }, socket: Socket): void => {
    // A connection that is gone needs no answer.
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const [status, message] = ANSWERS[error.code] ?? UNREADABLE;
    const body = problemJson(status, message);
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}connection: close\r\n` +
          `content-type: ${PROBLEM_JSON}\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    }
    socket.destroy(error);
  };
}
