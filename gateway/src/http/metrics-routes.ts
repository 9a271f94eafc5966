import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import { paced } from "../metrics/paced.ts";
import { UNLOGGED } from "./request-log.ts";

/**
 * Between two readings, in milliseconds: nobody limits who reads, and each takes some milliseconds of the processor.
 */
const MIN_MS = 100;

/** Measures every request. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.responded({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      source: request.responseSource,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

/**
 * Serves the metrics at `/metrics` in the format of Prometheus.
 *
 * @param read the metrics as text; of all processes where there are several
 */
export function addMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  read: () => Promise<string>,
): void {
  const readPaced = paced(read, MIN_MS);
  app.get("/metrics", UNLOGGED, async (_, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("content-type", metrics.registry.contentType)
      .send(await readPaced()),
  );
}
