import type { FastifyInstance } from "fastify";
import { badUserInput } from "../errors.ts";

/** Where chunks are not the last coding, Node's parser rejects the request itself. */
const BEFORE_CHUNKS = /,\s*chunked\s*$/iu;

/**
 * Responds 400 to a request whose body has another transfer coding than chunks, such as `gzip, chunked`, and ends its
 * connection: the coding would not be undone, and a proxy that knows it takes the body for another one.
 */
export function requireChunksAlone(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const coding = request.headers["transfer-encoding"];
    if (coding === undefined || !BEFORE_CHUNKS.test(coding)) return done();
    reply.header("connection", "close");
    done(badUserInput("Invalid Transfer-Encoding header"));
  });
}
