/** Resolvers whose result depends on their parent and parameters alone, and never changes. */
const known = new WeakSet<object>();

/**
 * Marks a resolver whose result depends on its parent and its parameters alone, now and later: no data that is looked
 * up, no time, nothing of the request. What is written of it is remembered for as long as the parent stays in memory.
 */
export function pure<Resolver extends object>(resolver: Resolver): Resolver {
  known.add(resolver);
  return resolver;
}

export function isPure(resolver: object): boolean {
  return known.has(resolver);
}
