/** Resolvers whose result depends on their parent and parameters alone, and never changes. */
const pureOnes = new WeakSet<object>();

/** Resolvers that return the same object again and again. */
const sharingOnes = new WeakSet<object>();

/**
 * Marks a resolver whose result depends on its parent and its parameters alone, now and later: no data that is looked
 * up, no time, nothing of the request. What is written of it is remembered for as long as the parent stays in memory.
 */
export function pure<Resolver extends object>(resolver: Resolver): Resolver {
  pureOnes.add(resolver);
  return resolver;
}

export function isPure(resolver: object): boolean {
  return pureOnes.has(resolver);
}

/**
 * Marks a resolver that looks records of the film database up, and nothing else, and returns the same object for as long
 * as they stay the same. What is written of that object is remembered for as long as the object stays in memory, where
 * only its own fields are in it.
 */
export function sharing<Resolver extends object>(resolver: Resolver): Resolver {
  sharingOnes.add(resolver);
  return resolver;
}

export function isSharing(resolver: object): boolean {
  return sharingOnes.has(resolver);
}
