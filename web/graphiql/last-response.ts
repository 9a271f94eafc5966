/** What an operation costs, as the gateway works it out before it runs. */
export interface Cost {
  readonly work: number;
  readonly upstreamCalls: number;
  readonly bulkCalls: number;
}

/** What is known of a response beside its body. */
export interface ResponseFacts {
  readonly status: number;
  readonly milliseconds: number;
  /** In alphabetical order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null where the operation was rejected before its cost was known. */
  readonly cost: Cost | null;
}

let last: ResponseFacts | null = null;
const listeners = new Set<() => void>();

/** The response to the operation that ran last; null before the first, and while one runs. */
export const getLastResponse = (): ResponseFacts | null => last;

export function setLastResponse(facts: ResponseFacts | null): void {
  last = facts;
  for (const listener of listeners) listener();
}

export function onLastResponse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
