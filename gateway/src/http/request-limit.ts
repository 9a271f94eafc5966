import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import { clientAddress } from "./client-address.ts";
import { policyOf } from "./route-policy.ts";

const MINUTE_MS = 60_000;
/** How many addresses are counted at a time; further ones replace the least recent. */
const MOST_ADDRESSES = 20_000;

/**
 * Limits the requests per minute and client address of the routes whose policy says so. Their responses tell how many
 * are left (`RateLimit-*`).
 */
export async function addRequestLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: MINUTE_MS,
    cache: MOST_ADDRESSES,
    enableDraftSpec: true,
    keyGenerator: clientAddress,
    allowList: (request) => !policyOf(request).rateLimited,
    errorResponseBuilder: (_, { ttl }) =>
      new AppError("RATE_LIMITED", "Too many requests. Please try again later.", {
        retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
}
