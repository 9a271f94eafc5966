import type { FastifyInstance } from "fastify";
import { secondsLeft, tooManyRequests } from "../../errors.ts";
import type { CostBudget } from "./cost-budget.ts";

/**
 * Limits what a client, by its key or its address, may use in a minute with the routes whose policy says so, in the
 * units of `CostBudget`. Responses tell how much was left when the request arrived (`RateLimit-*`). A stored response
 * counts as any other.
 *
 * @param perMinute units for a client without a key
 */
export function addRateLimit(app: FastifyInstance, perMinute: number, budget: CostBudget): void {
  app.addHook("onRequest", ({ policy, client, apiClient }, reply, done) => {
    if (!policy.rateLimited) return done();
    const max = apiClient?.unitsPerMinute ?? perMinute;
    const { current, ttl } = budget.charge(client, 1);
    reply.header("ratelimit-limit", max);
    reply.header("ratelimit-remaining", Math.max(0, max - current));
    reply.header("ratelimit-reset", Math.ceil(ttl / 1000));
    done(current > max ? tooManyRequests(secondsLeft(ttl)) : undefined);
  });
}
