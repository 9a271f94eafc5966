import type { FastifyInstance } from "fastify";
import { decoratePageRoute, loggedRoute } from "./logged-route.ts";

/**
 * One line for each request, without personal data: no address, no query, and of the path the route's pattern alone. What
 * comes from the response cache is logged at `debug`.
 */
export function addRequestLog(app: FastifyInstance): void {
  decoratePageRoute(app);
  app.addHook("onResponse", (request, reply, done) => {
    const line = {
      method: request.method,
      route: loggedRoute(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    const level = request.responseSource === "cached" ? "debug" : "info";
    request.log[level](line, "request completed");
    done();
  });
}
