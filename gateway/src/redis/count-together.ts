import type { RedisScripts } from "./connect.ts";

/**
 * Adds to the count of each key, starts its window at the first, and gives the sum and what is left of the window. What
 * is no count of the window, such as a text or a number that never expires, was written by something else: the count
 * starts at zero.
 */
const ADD = `
local window = tonumber(ARGV[1])
local result = {}
for n, key in ipairs(KEYS) do
  local units = tonumber(ARGV[n + 1])
  local sum = redis.pcall('INCRBY', key, units)
  local left = redis.call('PTTL', key)
  if type(sum) ~= 'number' or sum < units or left > window or (left < 0 and sum > units) then
    redis.call('SET', key, units)
    sum, left = units, -1
  end
  if left < 0 then
    left = window
    redis.call('PEXPIRE', key, window)
  end
  result[2 * n - 1] = sum
  result[2 * n] = left
end
return result`;

/** A count of all gateways together. */
interface SharedCount {
  readonly current: number;
  /** What is left of its window, in milliseconds. */
  readonly ttl: number;
}

/**
 * Counts in fixed windows for all gateways on one Redis.
 *
 * @param added how much is added, by key
 * @param windowMs how long a window lasts, from its first count
 * @returns the counts in the same order
 * @throws while Redis fails, or where it gives no counts
 */
export async function countTogether(
  redis: RedisScripts,
  added: readonly (readonly [key: string, units: number])[],
  windowMs: number,
): Promise<readonly SharedCount[]> {
  const result = await redis.eval(ADD, {
    keys: added.map(([key]) => key),
    arguments: [windowMs, ...added.map(([, units]) => units)].map(String),
  });
  const numbers = Array.isArray(result) ? result.map(Number) : [];
  return added.map((_, n) => {
    const [current, ttl] = [numbers[2 * n], numbers[2 * n + 1]];
    if (!isCount(current) || !isCount(ttl)) throw new TypeError("Redis gave no counts");
    return { current, ttl };
  });
}

function isCount(value: number | undefined): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}
