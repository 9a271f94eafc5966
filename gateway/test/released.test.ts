import { expect, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { collectGarbage } from "./heap-growth.ts";

/** Starts a gateway, uses it, closes it, and gives what tells whether it is still in memory. */
async function closedGateway() {
  const gateway = await startGateway();
  await gateway.app.inject("/api/movie/550");
  await gateway.app.inject("/metrics");
  await gateway.close();
  return new WeakRef(gateway.app);
}

test("a gateway that is closed leaves memory", async () => {
  const closed = [await closedGateway(), await closedGateway()];
  const released = () => {
    collectGarbage();
    expect(closed.filter((app) => app.deref() !== undefined)).toHaveLength(0);
  };
  await vi.waitFor(released, { timeout: 20_000, interval: 500 });
});
