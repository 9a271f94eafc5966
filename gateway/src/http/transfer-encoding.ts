import type { FastifyInstance } from "fastify";
import { badUserInput } from "../errors.ts";

/**
 * Responds 400 to a request whose body has another transfer coding than chunks, such as `gzip, chunked`, and ends its
 * connection: the coding would not be undone, and a proxy that knows it takes the body for another one.
 */
export function requireChunksAlone(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const coding = request.headers["transfer-encoding"];
    if (coding === undefined || coding.toLowerCase() === "chunked") return done();
    reply.header("connection", "close");
    done(badUserInput("Invalid Transfer-Encoding header"));
  });
}
