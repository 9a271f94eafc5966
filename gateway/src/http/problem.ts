import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";

/** Codes of the errors that Fastify finds before a route does; programs may rely on them. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  406: "NOT_ACCEPTABLE",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
};

/** Sends an error as RFC 9457 problem details. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  code = CODE_OF_STATUS[status] ?? "BAD_REQUEST",
): FastifyReply {
  const title = STATUS_CODES[status] ?? "Error";
  return reply
    .code(status)
    .type("application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-language", "en")
    .send(JSON.stringify({ type: "about:blank", title, status, detail: message, code, message }));
}
