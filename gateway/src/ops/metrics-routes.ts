import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics/metrics.ts";
import { UNLOGGED } from "./unlogged.ts";

export function addMetricsRoute(app: FastifyInstance, { registry }: Metrics): void {
  app.get("/metrics", UNLOGGED, async (_, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("content-type", registry.contentType)
      .send(await registry.metrics()),
  );
}
