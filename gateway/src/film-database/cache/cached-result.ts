/** A value of the film database with its age. Values are shared between requests: never change one. */
export interface CachedResult<Value> {
  readonly value: Value;
  /** When it was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** True when it is past its lifetime and is served because no newer value is available yet. */
  readonly stale: boolean;
}
