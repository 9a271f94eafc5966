import { expect, test } from "vitest";
import type { RedisScripts } from "../../redis/connect.ts";
import { CostBudget } from "./cost-budget.ts";
import { SharedBudget } from "./shared-budget.ts";

/** A Redis that adds units up as the script does. */
function fakeRedis(): RedisScripts {
  const totals = new Map<string, number>();
  return {
    eval: async (_, { keys, arguments: [minute, ...units] }) =>
      keys.flatMap((key, n) => {
        const total = (totals.get(key) ?? 0) + Number(units[n]);
        totals.set(key, total);
        return [total, Number(minute)];
      }),
  };
}

test("what a client uses with one gateway counts with the others", async () => {
  const redis = fakeRedis();
  const [one, other] = [new CostBudget(true), new CostBudget(true)];
  const gateways = [one, other].map((budget) => new SharedBudget(budget, redis, () => undefined));
  one.charge("client", 30);
  other.charge("client", 12);
  for (const gateway of gateways) await gateway.share();
  expect(other.charge("client", 0).current).toBe(42);
  other.charge("client", 1);
  one.charge("client", 1);
  for (const gateway of gateways) await gateway.share();
  for (const gateway of gateways) gateway.stop();
  expect(one.charge("client", 0).current).toBe(43);
  expect(other.charge("client", 0).current).toBe(44);
});

test("what is used while it is being shared is not lost", async () => {
  const budget = new CostBudget(true);
  const redis = fakeRedis();
  const shared = new SharedBudget(
    budget,
    {
      eval: async (script, options) => {
        budget.charge("client", 5);
        return redis.eval(script, options);
      },
    },
    () => undefined,
  );
  budget.charge("client", 1);
  await shared.share();
  shared.stop();
  expect(budget.charge("client", 0).current).toBe(6);
});

test("while Redis fails, a gateway counts by itself and says so", async () => {
  const budget = new CostBudget(true);
  const failures: unknown[] = [];
  const redis: RedisScripts = { eval: async () => Promise.reject(new Error("gone")) };
  const shared = new SharedBudget(budget, redis, (error) => failures.push(error));
  budget.charge("client", 7);
  await shared.share();
  shared.stop();
  expect(budget.charge("client", 0).current).toBe(7);
  expect(failures).toHaveLength(1);
});
