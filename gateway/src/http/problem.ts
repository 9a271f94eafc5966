import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { toPublicError } from "../errors.ts";

const titleOf = (status: number): string => STATUS_CODES[status] ?? "Error";

/** Sends an error as RFC 9457 problem details; its code is by default its status in words, such as `NOT_FOUND`. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  code = titleOf(status).toUpperCase().replaceAll(" ", "_"),
): FastifyReply {
  const title = titleOf(status);
  return reply
    .code(status)
    .type("application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-language", "en")
    .send(JSON.stringify({ type: "about:blank", title, status, detail: message, code, message }));
}

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
    const isPage = policy.form !== "data" && headers.accept?.includes("text/html") === true;
    if (shown.code === "OVERLOADED" && isPage) {
      return reply
        .code(shown.status)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .send(BUSY_PAGE);
    }
    return sendProblem(reply, shown.status, shown.message, shown.code);
  });
}

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
