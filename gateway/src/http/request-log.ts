import type { FastifyInstance } from "fastify";

/**
 * One line for each request, without personal data: no address, no query, and of the path the route's pattern alone.
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
      "request completed",
    );
  });
}
