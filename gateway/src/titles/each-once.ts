import DataLoader from "dataloader";

/** How many keys one batch holds; each is looked up on its own. */
const MAX_BATCH = 50;

/** A loader for one request that looks up each key once; one that fails does not fail the others. */
export function eachOnce<Key, Value>(
  load: (key: Key) => Promise<Value>,
  cacheKeyFn: (key: Key) => string,
): DataLoader<Key, Value, string> {
  return new DataLoader<Key, Value, string>(
    async (keys) => {
      const results = await Promise.allSettled(keys.map(load));
      return results.map((result) =>
        result.status === "fulfilled" ? result.value : errorOf(result.reason),
      );
    },
    { maxBatchSize: MAX_BATCH, cacheKeyFn },
  );
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("a lookup failed", { cause: reason });
}
