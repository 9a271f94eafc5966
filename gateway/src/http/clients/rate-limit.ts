import type { FastifyInstance } from "fastify";
import { AppError, secondsLeft, tooManyRequests } from "../../errors.ts";
import type { CostBudget } from "./cost-budget.ts";

const UNKNOWN_KEY =
  "The API key is not known, or has expired. Leave the Authorization header out to use no key.";

/**
 * Limits what a client, by its key or its address, may use in a minute with the routes whose policy says so, in the
 * units of `CostBudget`. Responses tell how much was left when the request arrived (`RateLimit-*`). A stored response
 * counts as any other, and so does a request with an unknown key, which is rejected: so guessing keys has a limit.
 *
 * @param perMinute units for a client without a key
 */
export function addRateLimit(app: FastifyInstance, perMinute: number, budget: CostBudget): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { policy, client, apiClient, hasUnknownKey } = request;
    if (!policy.rateLimited) return done();
    const max = apiClient?.unitsPerMinute ?? perMinute;
    const { current, ttl } = budget.charge(client, 1);
    reply.header("ratelimit-limit", max);
    reply.header("ratelimit-remaining", Math.max(0, max - current));
    reply.header("ratelimit-reset", Math.ceil(ttl / 1000));
    if (current > max) return done(tooManyRequests(secondsLeft(ttl)));
    if (!hasUnknownKey) return done();
    reply.header("www-authenticate", 'Bearer error="invalid_token"');
    done(new AppError("INVALID_API_KEY", UNKNOWN_KEY));
  });
}
