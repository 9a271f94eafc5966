import type { FastifyInstance } from "fastify";
import { UNLOGGED } from "./request-log.ts";

/** What a gateway tells those who send it requests: it wants them while it is ready. */
export type GatewayState = "starting" | "ready" | "stopping";

/** Liveness and readiness for orchestrators and load balancers. */
export function addHealthRoutes(app: FastifyInstance, stateNow: () => GatewayState): void {
  app.get("/health/live", UNLOGGED, async (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/health/ready", UNLOGGED, async (_, reply) => {
    const state = stateNow();
    return reply
      .code(state === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: state === "ready" ? "ok" : state });
  });
}
