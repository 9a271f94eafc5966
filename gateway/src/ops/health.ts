import type { FastifyInstance } from "fastify";
import type { StoreHealth } from "../stores/store-health.ts";
import type { Metrics } from "./metrics.ts";

/** For routes that machines request each second, and that say nothing new: their requests are no line of the log. */
const UNLOGGED = { logLevel: "warn" } as const;

/** What a gateway tells those who send it requests: it wants them while it is ready. */
export type GatewayState = "starting" | "ready" | "stopping";

/**
 * A gateway whose store takes no writes says so and is ready all the same; one under pressure is not, nor one that lacks what
 * it cannot work without (`missing`, in a few words).
 */
export function addHealthRoutes(
  app: FastifyInstance,
  stateNow: () => GatewayState,
  store: StoreHealth,
  isFull: () => boolean,
  missing: () => string | null,
): void {
  app.get("/health/live", UNLOGGED, async (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/health/ready", UNLOGGED, async (_, reply) => {
    const running = stateNow();
    const why = missing() ?? (isFull() ? "full" : "ready");
    const state = running === "ready" ? why : running;
    return reply
      .code(state === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: state === "ready" ? "ok" : state,
        store: (await store.check()) ? "ok" : "unavailable",
      });
  });
}

export function addMetricsRoute(app: FastifyInstance, { registry }: Metrics): void {
  app.get("/metrics", UNLOGGED, async (_, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("content-type", registry.contentType)
      .send(await registry.metrics()),
  );
}
