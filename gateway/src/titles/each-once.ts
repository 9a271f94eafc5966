import type { MaybePromise } from "../maybe-promise.ts";

/** Looks up each key once in a request, however many fields need it; one that fails does not fail the others. */
export function eachOnce<Key, Value>(
  load: (key: Key) => MaybePromise<Value>,
  nameOf: (key: Key) => string | number,
): (key: Key) => MaybePromise<Value> {
  const results = new Map<string | number, { readonly value: MaybePromise<Value> }>();
  return (key) => {
    const name = nameOf(key);
    let result = results.get(name);
    if (result === undefined) {
      result = { value: load(key) };
      results.set(name, result);
    }
    return result.value;
  };
}
