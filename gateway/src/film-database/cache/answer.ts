/** An answer of the film database with its age. Values are shared between requests: never change one. */
export interface Answer<Value> {
  readonly value: Value;
  /** When the film database gave it, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** True when it is past its time and stands in for one that could not be had yet. */
  readonly stale: boolean;
}

/** An answer about something else made of this one's value, of the same age. */
export function mapAnswer<From, To>(answer: Answer<From>, change: (value: From) => To): Answer<To> {
  return { ...answer, value: change(answer.value) };
}
