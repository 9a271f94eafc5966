import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance } from "fastify";
import { AppError, toPublicError } from "../errors.ts";
import { PROBLEM_JSON, problemJson, sendProblem } from "./problem.ts";
import { securityHeaders, type SecurityOptions } from "./security-headers.ts";

/** Maps errors outside GraphQL to problem details with the right status; detail goes to the log. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_, reply) => sendProblem(reply, 404, "Not found"));
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode;
    // Fastify's own errors (a body too large, of another type…) have a status that names the client's fault.
    if (status !== undefined && status >= 400 && status < 500) {
      return sendProblem(reply, status, error.message);
    }
    const shown = toPublicError(error);
    if (!shown.expected) request.log.error({ err: error }, "a request failed");
    if (shown.retryAfterSeconds !== null) reply.header("retry-after", shown.retryAfterSeconds);
    const { policy, headers } = request;
    if (error instanceof OverloadedError && policy.form !== "data" && isPage(headers.accept)) {
      return reply
        .code(shown.status)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .send(BUSY_PAGE);
    }
    return sendProblem(reply, shown.status, shown.message, shown.code);
  });
}

const isPage = (accept: string | undefined) => accept?.includes("text/html") === true;

/** For a visitor while there is too much to do: it needs no style and no script, and reloads itself. */
const BUSY_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>One moment – Flickmap</title>
<center>
<br><br><br><br>
<h1>Flickmap is very busy right now</h1>
<p>This page tries again by itself in a few seconds.</p>
</center>
`;

/** The process has too much to do to take a request on. */
export class OverloadedError extends AppError {
  constructor() {
    super("OVERLOADED", "Please try again later.", { retryAfterSeconds: 1 });
  }
}

const RESPONSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
};
const UNREADABLE = [400, "This is not an HTTP request"] as const;

/** Responds to what never becomes a request: too large headers, no HTTP, too late. Body and headers are those of `/api`. */
export function respondToClientError(options: SecurityOptions) {
  const headers = Object.entries(securityHeaders("data", options))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return (error: Error & { readonly code: string }, socket: Socket): void => {
    // A closed connection needs no response.
    if (error.code === "ECONNRESET" || !socket.writable) return;
    const [status, message] = RESPONSES[error.code] ?? UNREADABLE;
    const body = problemJson(status, message);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}connection: close\r\n` +
        `content-type: ${PROBLEM_JSON}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  };
}
