/** Resolvers whose result depends on their parent and arguments alone, and never changes. */
const pureResolvers = new WeakSet<object>();

/** Resolvers that return the same object, or an equal text, again and again. */
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
 * Marks a resolver that looks records of the film database up, or observed offers, and nothing else, and returns the same
 * object or an equal text for as long as they stay the same. What is written of that object is remembered for as long as
 * the object stays in memory, where only its own fields are in it. Its result may be reused for a second; a failure that
 * should be tried again has to be a promise.
 */
export function sharing<Resolver extends object>(resolver: Resolver): Resolver {
  sharingResolvers.add(resolver);
  return resolver;
}

/** Whether a resolver is marked with `sharing`. */
export function isSharing(resolver: object): boolean {
  return sharingResolvers.has(resolver);
}
