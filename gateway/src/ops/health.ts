import type { FastifyInstance } from "fastify";
import type { StoreHealth } from "../stores/store-health.ts";
import { UNLOGGED } from "./unlogged.ts";

/** What a gateway tells those who send it requests: it wants them while it is ready. */
export type GatewayState = "starting" | "ready" | "stopping";

/**
 * Liveness and readiness for orchestrators and load balancers. A gateway whose store takes no writes, such as on a full disk,
 * says so and is ready all the same: it serves everything but ratings and messages. One that has admitted no request for
 * seconds, since all slots are taken, is not ready, nor is one that lacks what it cannot work without.
 *
 * @param missing what that is, in a few words; null where it has everything
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
