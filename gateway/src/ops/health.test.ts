import Fastify from "fastify";
import { expect, test } from "vitest";
import { StoreHealth } from "../stores/store-health.ts";
import { addHealthRoutes, type GatewayState } from "./health.ts";

test.each<[GatewayState, full: boolean, lacks: string | null, code: number, says: string]>([
  ["ready", false, null, 200, "ok"],
  ["ready", true, null, 503, "full"],
  ["ready", false, "the web app is not built", 503, "the web app is not built"],
  ["stopping", false, "the web app", 503, "stopping"],
])(
  "a gateway that is %s, full: %s, and lacks %s responds with %i",
  async (state, full, lacks, code, says) => {
    const app = Fastify();
    const store = new StoreHealth(async () => undefined);
    addHealthRoutes(
      app,
      () => state,
      store,
      () => full,
      () => lacks,
    );
    const response = await app.inject("/health/ready");
    expect([response.statusCode, response.json()]).toEqual([code, { status: says, store: "ok" }]);
    expect((await app.inject("/health/live")).json()).toEqual({ status: "ok" });
    await app.close();
  },
);
