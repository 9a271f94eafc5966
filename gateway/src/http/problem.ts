import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";

/** Codes of the errors that Fastify and Node find before a route does; programs may rely on them. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  406: "NOT_ACCEPTABLE",
  408: "REQUEST_TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  431: "REQUEST_HEADERS_TOO_LARGE",
};

export const PROBLEM_JSON = "application/problem+json; charset=utf-8";

/** An error as the JSON text of RFC 9457 problem details. */
export function problemJson(
  status: number,
  message: string,
  code = CODE_OF_STATUS[status] ?? "BAD_REQUEST",
): string {
  const title = STATUS_CODES[status] ?? "Error";
  return JSON.stringify({ type: "about:blank", title, status, detail: message, code, message });
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  code?: string,
): FastifyReply {
  return reply
    .code(status)
    .type(PROBLEM_JSON)
    .header("cache-control", "no-store")
    .header("content-language", "en")
    .send(problemJson(status, message, code));
}
