import type { FastifyInstance } from "fastify";

/**
 * One line for each request, without personal data: no address, no query, and of the path the route's pattern alone. What
 * comes from the response cache is logged at `debug`.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    const level = request.responseSource === "cached" ? "debug" : "info";
    request.log[level](line, "request completed");
    done();
  });
}
