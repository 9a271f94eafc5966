import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toPublicError } from "../errors.ts";
import { sendProblem } from "./problem.ts";
import { dataHeaders, type SecurityOptions } from "./security-headers.ts";

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
    return sendProblem(reply, shown.status, shown.message, shown.code);
  });
}

/**
 * Responds to a path that cannot be decoded, such as `/api/movie/%E0%A4%A`. The last part of most paths of `/api` is a
 * number, so that is what the message names.
 */
export function respondToBadPath(
  options: SecurityOptions,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  // No hook runs for such a path, so the headers that hooks set are set here.
  const headers = {
    ...dataHeaders(options),
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
  };
  return (_, request, reply) => {
    const field = /^\/api\/[a-z]+\/./u.test(request.url) ? "id" : "address";
    void reply.headers({ ...headers, "x-request-id": request.id });
    void sendProblem(reply, 400, `Invalid ${field}`, "BAD_USER_INPUT");
  };
}
