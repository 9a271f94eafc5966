import type { FastifyInstance } from "fastify";
import { sendProblem } from "./problem.ts";

/**
 * Responds 415 to a request whose body is compressed or encoded otherwise: none is decoded, since a small one may be a large
 * text, and one that is read as it is means something else to a proxy that decodes it.
 */
export function rejectEncodedBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const encoding = request.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
    if (encoding === "identity") return done();
    // Its body is not read.
    reply.header("connection", "close").header("accept-encoding", "identity");
    sendProblem(reply, 415, "Content-Encoding is not supported");
  });
}
