import { expect, it, onTestFinished } from "vitest";
import { LIMITS } from "../src/config/limits.ts";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

it("a client has its budget where NODE_ENV is not set, as where somebody starts it by hand", async () => {
  const gateway = await startGateway({ NODE_ENV: "", WARM_UP: "off" });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  const statuses: number[] = [];
  for (let n = 0; n < LIMITS.requestsPerMinute + 100; n += 1)
    statuses.push((await sendRequest(address, { url: "/api/countries" })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.requestsPerMinute);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100);
});
