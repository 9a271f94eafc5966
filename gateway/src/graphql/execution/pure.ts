/** Resolvers whose result depends on their parent and arguments alone, and never changes. */
const pureResolvers = new WeakSet<object>();

/** Resolvers that return the same object, text or number again and again. */
const sharingResolvers = new WeakSet<object>();

/**
 * Marks a resolver whose result depends on its parent and its arguments alone, now and later: no data that is looked
 * up, no time, nothing of the request. What is written of it is remembered for as long as the parent stays in memory.
 */
export function pure<Resolver extends object>(resolver: Resolver): Resolver {
  pureResolvers.add(resolver);
  return resolver;
}

/** Whether a resolver is marked with `pure`. */
export function isPure(resolver: object): boolean {
  return pureResolvers.has(resolver);
}

/**
 * Marks a resolver that only looks up records of the film database, or observed offers. While they stay the same it returns
 * the same object, text or number; a new object costs no more than time. What is written of an object is remembered with
 * what such resolvers returned for it. A result may be reused for a second, so a failure that should be tried again has to be
 * a promise.
 */
export function sharing<Resolver extends object>(resolver: Resolver): Resolver {
  sharingResolvers.add(resolver);
  return resolver;
}

/** Whether a resolver is marked with `sharing`. */
export function isSharing(resolver: object): boolean {
  return sharingResolvers.has(resolver);
}
