import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { secondsLeft, tooManyRequests } from "../errors.ts";
import { CostBudget } from "./cost-budget.ts";
import { clientAddress } from "./client-address.ts";
import { policyOf } from "./route-policy.ts";

const MINUTE_MS = 60_000;

/**
 * Limits what a client, by its key or its address, may use in a minute with the routes whose policy says so, in the
 * units of `CostBudget`. Responses tell how much was left when the request arrived (`RateLimit-*`).
 *
 * @param perMinute units for a client without a key
 */
export async function addRequestLimit(
  app: FastifyInstance,
  perMinute: number,
  budget: CostBudget,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: ({ apiClient }: FastifyRequest) => apiClient?.unitsPerMinute ?? perMinute,
    timeWindow: MINUTE_MS,
    store: class extends CostBudget {
      constructor() {
        super();
        return budget;
      }
    },
    enableDraftSpec: true,
    keyGenerator: clientAddress,
    allowList: (request) => !policyOf(request).rateLimited,
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(secondsLeft(ttl)),
  });
}
