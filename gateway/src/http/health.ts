import type { FastifyInstance } from "fastify";

/** Liveness and readiness for orchestrators and load balancers. */
export function addHealthRoutes(app: FastifyInstance, isReady: () => boolean): void {
  app.get("/health/live", async (_, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/health/ready", async (_, reply) => {
    const ready = isReady();
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ok" : "stopping" });
  });
}
