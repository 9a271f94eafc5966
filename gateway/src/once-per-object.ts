/**
 * Remembers what was computed of an object, for as long as the object lives. Records and titles are shared between
 * requests and never change, so what follows from them does not either.
 */
export function oncePerObject<Of extends object, Result>(
  compute: (of: Of) => Result,
): (of: Of) => Result {
  const results = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    let known = results.get(of);
    if (known === undefined) {
      known = { result: compute(of) };
      results.set(of, known);
    }
    return known.result;
  };
}
