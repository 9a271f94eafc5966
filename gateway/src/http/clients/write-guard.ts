import type { FastifyInstance, FastifyRequest } from "fastify";
import { secondsLeft } from "../../errors.ts";
import { connectRedis } from "../../redis/connect.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import { isCrossOrigin } from "./cross-origin.ts";
import { WriteCounter } from "./write-counter.ts";

/** What can be stored. Each kind has a separate limit, which GraphQL and `/api` share. */
export type WriteKind = "rating" | "contact";

/** Decides which requests may store something. */
export interface WriteGuard {
  /**
   * Counts a write of the request's address.
   *
   * @returns the seconds to wait when it is one too many; null when it is not
   */
  limit(kind: WriteKind, request: FastifyRequest): Promise<number | null>;
  /** Whether a page of another origin sent the request. Programs, which send no `Origin`, are no page. */
  isCrossOrigin(request: FastifyRequest): boolean;
}

const MINUTE_MS = 60_000;

/** What the guard of a deployment depends on. */
export interface WriteGuardConfig {
  /** The product's own address; null where origins are compared with the address of the request. */
  readonly publicUrl: string | null;
  /** A Redis in which several gateways count together; null to count in memory. */
  readonly redisUrl: string | null;
  /** How many writes an address may make in a minute. */
  readonly writesPerMinute: Readonly<Record<WriteKind, number>>;
}

/**
 * The guard of everything that is stored. Addresses are those that Fastify's `trustProxy` determines; an IPv6 address
 * counts as `clientNetwork` says. Closes its connection to Redis when `app` closes.
 */
export async function createWriteGuard(
  app: FastifyInstance,
  config: WriteGuardConfig,
): Promise<WriteGuard> {
  const onFailure = warnSparingly(
    app.log,
    "Redis failed: each gateway counts ratings and messages on its own; check REDIS_URL and the server",
  );
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, onFailure);
  app.addHook("onClose", () => redis?.close());
  const counter = new WriteCounter(redis, onFailure);
  const count = async (key: string, max: number) => {
    const { current, ttl } = await counter.count(key, MINUTE_MS);
    return current > max ? secondsLeft(ttl) : null;
  };
  return {
    isCrossOrigin: (request) => isCrossOrigin(request, config.publicUrl),
    limit: (kind, { network }) => count(`${kind}:${network}`, config.writesPerMinute[kind]),
  };
}
