import DataLoader from "dataloader";

/** Loads each key once in a request: the film database has no calls for several. A key that fails fails no other. */
export function createLoader<Key, Value>(
  load: (key: Key) => Promise<Value>,
  cacheKeyFn: (key: Key) => string,
): DataLoader<Key, Value, string> {
  const toResult = (key: Key) => load(key).catch((error: Error) => error);
  return new DataLoader<Key, Value, string>((keys) => Promise.all(keys.map(toResult)), {
    cacheKeyFn,
  });
}
