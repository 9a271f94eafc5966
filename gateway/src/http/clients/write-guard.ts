import type { FastifyRequest } from "fastify";
import { secondsLeft } from "../../errors.ts";
import { getRequestOrigin, isFixedHost } from "../request-origin.ts";
import type { CostBudget } from "./cost-budget.ts";

/** What can be stored. Each kind has a separate limit, which GraphQL and `/api` share. */
export type WriteKind = "rating" | "contact";

/** Decides which requests may store something. */
export interface WriteGuard {
  /**
   * Counts a write of the request's address.
   *
   * @returns the seconds to wait when it is one too many; null when it is not
   */
  limit(kind: WriteKind, request: FastifyRequest): number | null;
  /** Whether a page of another origin sent the request. Programs, which send no `Origin`, are no page. */
  isCrossOrigin(request: FastifyRequest): boolean;
}

/** What the guard of a deployment depends on. */
export interface WriteGuardConfig {
  /** Where people reach the site; null where origins are compared with that of the request. */
  readonly publicUrl: string | null;
  /** How many writes an address may make in a minute. */
  readonly writesPerMinute: Readonly<Record<WriteKind, number>>;
}

/**
 * The guard of everything that is stored. Addresses are those that Fastify's `trustProxy` determines; an IPv6 address
 * counts as `clientNetwork` says.
 *
 * @param budget counts the writes of each kind beside what a client uses
 */
export const createWriteGuard = (budget: CostBudget, config: WriteGuardConfig): WriteGuard => ({
  isCrossOrigin: (request) => isCrossOrigin(request, config.publicUrl),
  limit: (kind, { network }) => {
    const { current, ttl } = budget.charge(`${kind}:${network}`, 1);
    return current > config.writesPerMinute[kind] ? secondsLeft(ttl) : null;
  },
});

/**
 * Whether a page of another origin sent a request. The product's origin is that of `publicUrl`. Where that is not set,
 * it is the one that the request was sent to, as long as its host is `localhost` or an IP address: a name may have
 * been made to lead here by the owner of a foreign page (DNS rebinding). A page that hides its origin (`Origin: null`)
 * counts as another; a request without `Origin` is a program's, unless the browser marks it as cross-site.
 */
function isCrossOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (publicUrl !== null) return origin !== new URL(publicUrl).origin;
  return origin !== getRequestOrigin(request) || !isFixedHost(request.hostname);
}
