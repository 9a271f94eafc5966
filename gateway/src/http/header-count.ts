import type { FastifyInstance } from "fastify";
import { sendProblem } from "./problem.ts";

/** A browser sends some twenty, and each proxy adds a few. */
const MAX_HEADERS = 100;

/**
 * Responds 431 to a request with more headers. Each takes a hundred bytes and more, however short it is, so that a
 * thousand of them, 5 KB as they are sent, take 100 KB for as long as their request waits. Node keeps few of those
 * beyond the limit, and would leave them out of the request without an error.
 */
export function limitHeaderCount(app: FastifyInstance): void {
  app.server.maxHeadersCount = MAX_HEADERS;
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (raw.rawHeaders.length <= 2 * MAX_HEADERS) return done();
    reply.header("connection", "close");
    sendProblem(reply, 431, "The request's headers are too large");
  });
}
