import { LRUCache } from "lru-cache";
import { LIMITS } from "../../config/limits.ts";
import { secondsLeft, tooManyRequests } from "../../errors.ts";

/** How many clients are counted at a time; further ones replace the least recent. */
const MAX_CLIENTS = 20_000;
const MINUTE_MS = 60_000;

/**
 * The one count of what a minute limits. What clients have used of their budget: 1 unit for each request, 1 for each
 * call to the film database that it causes, and 1 for each thousand units of work, of an operation as of a REST call.
 * What is cached costs the request alone, and a cached page nothing. And how often an address has written, for each kind
 * of write.
 */
export class CostBudget {
  readonly #used = new LRUCache<string, { units: number; readonly endsAt: number }>({
    max: MAX_CLIENTS,
  });
  /** Work of clients that does not make a unit yet. */
  readonly #work = new LRUCache<string, number>({ max: MAX_CLIENTS });
  /** What was used since it was last shared with other gateways; null where there are none. */
  readonly #unshared: Map<string, number> | null;

  /** @param isShared whether other gateways are told of what was used (`SharedBudget`) */
  constructor(isShared = false) {
    this.#unshared = isShared ? new Map() : null;
  }

  /** @returns how many units the client has used in its minute so far, and how many milliseconds are left of the minute */
  charge(client: string, units: number): { current: number; ttl: number } {
    const now = performance.now();
    let used = this.#used.get(client);
    if (used === undefined || used.endsAt <= now) {
      used = { units: 0, endsAt: now + MINUTE_MS };
      this.#used.set(client, used);
    }
    used.units += units;
    this.#unshared?.set(client, (this.#unshared.get(client) ?? 0) + units);
    // The difference of fractions may be a little more than a minute.
    return { current: used.units, ttl: Math.floor(used.endsAt - now) };
  }

  /**
   * Charges a client for more than its request, before that is done.
   *
   * @throws AppError RATE_LIMITED where the client has used more than `max` units with it
   */
  require(client: string, units: number, max: number): void {
    const { current, ttl } = this.charge(client, units);
    if (current > max) throw tooManyRequests(secondsLeft(ttl));
  }

  /** Counts work, in the unit of the schema's `@cost`; what makes no whole unit counts with what comes next. */
  chargeWork(client: string, work: number): void {
    const { workPerUnit } = LIMITS.graphql;
    const sum = (this.#work.get(client) ?? 0) + work;
    const units = Math.floor(sum / workPerUnit);
    this.#work.set(client, sum - units * workPerUnit);
    if (units > 0) this.charge(client, units);
  }

  /** What clients have used since the last call, which is then taken for shared. */
  takeUnshared(): readonly (readonly [client: string, units: number])[] {
    const taken = [...(this.#unshared ?? [])];
    this.#unshared?.clear();
    return taken;
  }

  /**
   * Sets what a client has used with all gateways together, beside what was not shared yet. Where that is less than what
   * was counted here, the count of all was lost, and the one here stays for the rest of its minute.
   *
   * @param ttl what is left of the client's minute, in milliseconds
   */
  setUsed(client: string, units: number, ttl: number): void {
    const together = units + (this.#unshared?.get(client) ?? 0);
    if (together < this.#unitsOf(client)) return;
    this.#used.set(client, { units: together, endsAt: performance.now() + ttl });
  }

  #unitsOf(client: string): number {
    const used = this.#used.get(client);
    return used === undefined || used.endsAt <= performance.now() ? 0 : used.units;
  }
}
