/** What an object and what anything in one weigh, as in the schema's `@cost`. */
const OBJECT_WEIGHT = 1;
const LEAF_WEIGHT = 0.1;

/** The work of a response to a REST call, in the unit of the schema's `@cost`: that of the objects and values in it. */
export function getWork(body: unknown): number {
  if (typeof body !== "object" || body === null) return LEAF_WEIGHT;
  let work = Array.isArray(body) ? 0 : OBJECT_WEIGHT;
  for (const part of Object.values(body)) work += getWork(part);
  return work;
}
