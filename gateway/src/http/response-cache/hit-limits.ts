import type { ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../../metrics/metrics.ts";
import type { CostBudget } from "../cost-budget.ts";
import type { LoadShedder } from "../load-shedding.ts";
import { logResponse } from "../request-log.ts";
import type { RoutePolicy } from "../route-policy.ts";
import type { HeaderLines } from "./header-lines.ts";
import type { RequestHead } from "./request-head.ts";

/** What limits and counts requests. */
export interface HitLimitsParts {
  readonly shedder: LoadShedder;
  readonly budget: CostBudget;
  /** Units for a client without an API key. */
  readonly requestsPerMinute: number;
  /** Null where nothing is measured. */
  readonly metrics: Metrics | null;
  readonly logger: FastifyBaseLogger;
}

type Client = Pick<RequestHead, "client" | "apiClient" | "rateLimitKey">;

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
   * Whether a request is within its client's rate limit and would be taken on. One that is not admitted takes the way of
   * every request, which says why.
   */
  admits(from: Client, { rateLimited, sheddable }: Policy): boolean {
    const { client, rateLimitKey } = from;
    const { shedder, budget } = this.#parts;
    if (rateLimited && budget.used(rateLimitKey) >= this.#unitsPerMinute(from)) return false;
    return !sheddable || shedder.rejection(client) === null;
  }

  /** Charges the client for a request. Returns the headers that its response alone has. */
  charge(from: Client, { rateLimited }: Policy, id: string): HeaderLines {
    const { budget, metrics } = this.#parts;
    const ofRequest = `x-request-id: ${id}\r\n`;
    if (!rateLimited) return ofRequest;
    if (from.apiClient !== null) metrics?.keyUsed(from.apiClient.name);
    const most = this.#unitsPerMinute(from);
    const { current, ttl } = budget.charge(from.rateLimitKey, 1);
    // V8 keeps the texts that it makes of numbers, so that each new one outlives a scavenge; not those of `toFixed`.
    const remaining = Math.max(0, most - current).toFixed(0);
    return `${ofRequest}ratelimit-limit: ${most}\r\nratelimit-remaining: ${remaining}\r\nratelimit-reset: ${Math.ceil(ttl / 1000)}\r\n`;
  }

  #unitsPerMinute({ apiClient }: Client): number {
    return apiClient?.unitsPerMinute ?? this.#parts.requestsPerMinute;
  }

  /** Counts a response that has ended: at once where the system has taken all of it, as it has of most. */
  ended(response: ServerResponse, from: Client, policy: Policy, sent: SentResponse): void {
    if (response.writableLength === 0) this.#count(sent);
    else this.whenClosed(response, from, policy, sent);
  }

  /** Counts a response when it is sent, or its client has left. It is in flight until then. */
  whenClosed(
    response: ServerResponse,
    { client }: Client,
    { sheddable }: Policy,
    sent: SentResponse,
  ): void {
    const { shedder } = this.#parts;
    if (sheddable) shedder.take(client);
    response.once("close", () => {
      if (sheddable) shedder.leave(client);
      this.#count(sent);
    });
  }

  #count({ method, route, status, id, begun }: SentResponse): void {
    const milliseconds = performance.now() - begun;
    this.#parts.metrics?.responded({ method, route, status, seconds: milliseconds / 1000 });
    logResponse(this.#parts.logger, { requestId: id, method, route, status, milliseconds });
  }
}
