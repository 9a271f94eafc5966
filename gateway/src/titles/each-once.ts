import type { MaybePromise } from "../maybe-promise.ts";

/** Looks up each key once in a request, however many fields need it; one that fails does not fail the others. */
export function eachOnce<Key, Value>(
  load: (key: Key) => MaybePromise<Value>,
  textOf: (key: Key) => string,
): (key: Key) => MaybePromise<Value> {
  const results = new Map<string, { readonly value: MaybePromise<Value> }>();
  return (key) => {
    const text = textOf(key);
    let result = results.get(text);
    if (result === undefined) {
      result = { value: load(key) };
      results.set(text, result);
    }
    return result.value;
  };
}
