import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics/metrics.ts";
import { paced } from "./metrics/paced.ts";
import { UNLOGGED } from "./unlogged.ts";

/**
 * Between two readings, in milliseconds: nobody limits who reads, and each takes some milliseconds of the processor.
 */
const MIN_MS = 100;

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
