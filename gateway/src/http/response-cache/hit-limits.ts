import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../../metrics/metrics.ts";
import type { CostBudget } from "../cost-budget.ts";
import type { LoadShedder } from "../load-shedding.ts";
import { logResponse } from "../request-log.ts";
import type { RoutePolicy } from "../route-policy.ts";

/** What limits and counts requests. */
export interface HitLimitsParts {
  readonly shedder: LoadShedder;
  readonly budget: CostBudget;
  readonly requestsPerMinute: number;
  /** Null where nothing is measured. */
  readonly metrics: Metrics | null;
  readonly logger: FastifyBaseLogger;
}

type Policy = Pick<RoutePolicy, "rateLimited" | "sheddable">;

/** A response that has ended. */
interface SentResponse {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
  readonly id: string;
  /** When it was begun, by `performance.now()`. */
  readonly begun: number;
}

/** The rate limit, load shedding, metrics and the log, for requests that are served before the framework sees them. */
export class HitLimits {
  readonly #parts: HitLimitsParts;

  constructor(parts: HitLimitsParts) {
    this.#parts = parts;
  }

  /**
   * Takes a place in flight for a request that is within its client's rate limit. One that is not admitted takes the way
   * of every request, which says why.
   */
  admit(client: string, { rateLimited, sheddable }: Policy): boolean {
    const { shedder, budget, requestsPerMinute } = this.#parts;
    if (rateLimited && budget.used(client) >= requestsPerMinute) return false;
    return !sheddable || shedder.enter(client) === null;
  }

  /** Gives the place of an admitted request back: it takes the way of every request. */
  giveBack(client: string, { sheddable }: Policy): void {
    if (sheddable) this.#parts.shedder.leave(client);
  }

  /** Charges the client for a request. Returns the headers that its response alone has. */
  charge(client: string, { rateLimited }: Policy, id: string): readonly string[] {
    const { budget, requestsPerMinute } = this.#parts;
    if (!rateLimited) return ["x-request-id", id];
    const { current, ttl } = budget.charge(client, 1);
    return [
      "x-request-id",
      id,
      "ratelimit-limit",
      String(requestsPerMinute),
      "ratelimit-remaining",
      String(Math.max(0, requestsPerMinute - current)),
      "ratelimit-reset",
      String(Math.ceil(ttl / 1000)),
    ];
  }

  /** A response was sent, or its client has left. */
  sent(client: string, policy: Policy, { method, route, status, id, begun }: SentResponse): void {
    this.giveBack(client, policy);
    const milliseconds = performance.now() - begun;
    this.#parts.metrics?.responded({ method, route, status, seconds: milliseconds / 1000 });
    logResponse(this.#parts.logger, { requestId: id, method, route, status, milliseconds });
  }
}
