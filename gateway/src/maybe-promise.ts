/** A value that is at hand, or the promise of one. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Continues with a value: at once where it is at hand, so that data in memory costs no turn of the event loop, and
 * otherwise when its promise is fulfilled.
 *
 * @throws what `continueWith` throws, where the value is at hand
 */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  continueWith: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(continueWith) : continueWith(value);
}
