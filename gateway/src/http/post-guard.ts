import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { LimitedPost, PostGuard } from "../post-guard.ts";
import { connectRedis } from "../redis/connect.ts";
import { warnSparingly } from "../warn-sparingly.ts";
import { isFromForeignPage } from "./own-origin.ts";
import { PostCounter } from "./post-counter.ts";

const MINUTE_MS = 60_000;
/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;

/** What the guard of a deployment depends on. */
export interface PostGuardConfig {
  /** The product's own address; null where posts are compared with the address they came to. */
  readonly publicUrl: string | null;
  /** A Redis that several gateways count in together; null to count in memory. */
  readonly redisUrl: string | null;
  /** How many posts an address may make in a minute. */
  readonly postsPerMinute: Readonly<Record<LimitedPost, number>>;
}

/**
 * The guard of everything that stores something. Addresses are those that Fastify's `trustProxy`
 * makes out; an IPv6 address counts with its /64 network. Lets go of Redis when `app` closes.
 */
export async function createPostGuard(
  app: FastifyInstance,
  config: PostGuardConfig,
): Promise<PostGuard> {
  const onFailure = warnSparingly(app.log, "Redis failed; counting posts in memory");
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, onFailure);
  app.addHook("onClose", () => redis?.close());
  // The plugin makes its store itself, and makes one.
  class Counter extends PostCounter {
    constructor() {
      super(redis, onFailure);
    }
  }
  await app.register(rateLimit, { global: false, store: Counter });
  const limiter = (post: LimitedPost) =>
    app.createRateLimit({
      max: config.postsPerMinute[post],
      timeWindow: MINUTE_MS,
      keyGenerator: ({ ip }) => `${post}:${normalizeIP(ip, IPV6_NETWORK_BITS)}`,
    });
  const limiters = { rating: limiter("rating"), contact: limiter("contact") };
  return {
    isFromForeignPage: (request) => isFromForeignPage(request, config.publicUrl),
    limit: async (post, request) => {
      const result = await limiters[post](request);
      return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : null;
    },
  };
}
