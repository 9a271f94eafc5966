import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";
import type { ErrorCode } from "../errors.ts";

/** Codes of errors outside GraphQL; programs may rely on them. */
type ProblemCode =
  | ErrorCode
  | "BAD_REQUEST"
  | "METHOD_NOT_ALLOWED"
  | "NOT_ACCEPTABLE"
  | "REQUEST_TIMEOUT"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "REQUEST_HEADERS_TOO_LARGE";

/** Codes of the errors that Fastify and Node find before a route does. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
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
  code: ProblemCode = CODE_OF_STATUS[status] ?? "BAD_REQUEST",
): string {
  const title = STATUS_CODES[status] ?? "Error";
  return JSON.stringify({ type: "about:blank", title, status, detail: message, code, message });
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  code?: ProblemCode,
): FastifyReply {
  return reply
    .code(status)
    .type(PROBLEM_JSON)
    .header("cache-control", "no-store")
    .header("content-language", "en")
    .send(problemJson(status, message, code));
}
