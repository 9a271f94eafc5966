import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { StoreHealth } from "../stores/store-health.ts";
import { addHealthRoutes, type GatewayState } from "./health.ts";

test.each<{ state: GatewayState; full: boolean; lacks: string | null; code: number; says: string }>(
  [
    { state: "ready", full: false, lacks: null, code: 200, says: "ok" },
    { state: "ready", full: true, lacks: null, code: 503, says: "full" },
    {
      state: "ready",
      full: false,
      lacks: "the web app is not built",
      code: 503,
      says: "the web app is not built",
    },
    { state: "stopping", full: false, lacks: "the web app", code: 503, says: "stopping" },
  ],
)(
  "a gateway that is $state, full: $full, and lacks $lacks responds with $code",
  async (gateway) => {
    const app = Fastify();
    onTestFinished(() => app.close());
    const store = new StoreHealth(async () => undefined);
    addHealthRoutes(
      app,
      () => gateway.state,
      store,
      () => gateway.full,
      () => gateway.lacks,
    );
    const response = await app.inject("/health/ready");
    expect(response.statusCode).toBe(gateway.code);
    expect(response.json()).toMatchObject({ status: gateway.says });
  },
);
