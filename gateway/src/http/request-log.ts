import type { FastifyInstance } from "fastify";

/**
 * One line for each request, without anything of the person who asked: no address, no query, no
 * path beyond the route's pattern.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}
