import type { FastifyInstance } from "fastify";
import { loggedRoute } from "./logged-route.ts";
import type { Metrics } from "../ops/metrics/metrics.ts";

/** Measures every request. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.responded({
      method: request.method,
      route: loggedRoute(request),
      status: reply.statusCode,
      source: request.responseSource,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
