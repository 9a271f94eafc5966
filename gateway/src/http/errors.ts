import type { FastifyError, FastifyInstance } from "fastify";
import { toPublicError } from "../errors.ts";
import { sendProblem } from "./problem.ts";

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
