import type { FastifyInstance } from "fastify";
import { Job } from "../../lib/job.ts";
import { connectRedis, type RedisScripts } from "../../redis/connect.ts";
import { countTogether } from "../../redis/count-together.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import type { CostBudget } from "./cost-budget.ts";

const MINUTE_MS = 60_000;
/** How often gateways tell each other what clients have used, in milliseconds. */
const EVERY_MS = 250;
/** So many clients are shared in one command. */
const BATCH = 500;

/**
 * Shares clients' budgets among the gateways on one Redis. Requests never wait for it: what was used is added up four
 * times a second, so a client may use for a quarter of a second with each gateway what it has left. While Redis fails,
 * each gateway counts by itself.
 */
export class SharedBudget {
  readonly #budget: CostBudget;
  readonly #redis: RedisScripts;
  readonly #job: Job;

  /** @param onFailure called for each failure of Redis */
  constructor(budget: CostBudget, redis: RedisScripts, onFailure: (error: unknown) => void) {
    this.#budget = budget;
    this.#redis = redis;
    // What was not added is not added later: the minute that it belongs to may be over then.
    this.#job = new Job({ everyMs: EVERY_MS, work: () => this.#shareUsed(), onFailure });
    void this.#job.start();
  }

  /** Adds up what was used since the last time. Never fails. */
  share(): Promise<void> {
    return this.#job.run();
  }

  stop(): Promise<void> {
    return this.#job.stop();
  }

  async #shareUsed(): Promise<void> {
    const used = this.#budget.takeUnshared();
    for (let from = 0; from < used.length; from += BATCH) {
      await this.#add(used.slice(from, from + BATCH));
    }
  }

  async #add(used: readonly (readonly [client: string, units: number])[]): Promise<void> {
    const counts = await countTogether(
      this.#redis,
      used.map(([client, units]) => [`flickmap:units:${client}`, units]),
      MINUTE_MS,
    );
    used.forEach(([client], n) => {
      const count = counts[n];
      if (count !== undefined) this.#budget.setUsed(client, count.current, count.ttl);
    });
  }
}

/**
 * Shares a budget where there is a Redis. Ends when `app` closes.
 *
 * @param redisUrl null where there is none
 */
export async function shareBudget(
  app: FastifyInstance,
  redisUrl: string | null,
  budget: CostBudget,
): Promise<void> {
  if (redisUrl === null) return;
  const onFailure = warnSparingly(
    app.log,
    "Redis failed: each gateway counts requests, ratings and messages on its own; check REDIS_URL and the server",
  );
  const redis = await connectRedis(redisUrl, onFailure);
  const shared = new SharedBudget(budget, redis, onFailure);
  app.addHook("onClose", async () => {
    await shared.stop();
    redis.close();
  });
}
