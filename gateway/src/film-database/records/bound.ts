/** A part that is larger than any that is well formed. */
export interface ExcessPart {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** The longest list of the film database, the crew of a film, has about three thousand items. */
const MAX_LIST_LENGTH = 5000;
/** A title with three thousand credits and offers in every country has about 12,000 items in all its lists. */
const MAX_ITEMS = 20_000;
/** The largest map has an entry for each country. */
const MAX_KEYS = 1000;
/** Of fields and items; such a title has about 100,000. */
const MAX_VALUES = 200_000;
/** No part that a record reads is deeper, such as an offer's service. */
const MAX_DEPTH = 8;

interface Visited {
  readonly value: object;
  readonly parent: object;
  readonly path: readonly PropertyKey[];
}

/**
 * Cuts lists that are longer than any of the film database, and those beyond the items of all lists together, and
 * empties maps that are too large: each malformed entry costs time and memory, and a response has room for millions.
 *
 * @param json parsed JSON that belongs to the caller: what is too much is removed from it
 * @returns where something was removed; the empty path means that the response holds too much to be read at all
 */
export function boundSizes(json: unknown): readonly ExcessPart[] {
  const excess: ExcessPart[] = [];
  if (typeof json !== "object" || json === null) return excess;
  // What is nearer to the root is looked at first, so that a title's offers cannot displace its credits.
  const queue: Visited[] = [{ value: json, parent: [], path: [] }];
  let items = 0;
  let values = 0;
  for (const { value, parent, path } of queue) {
    if (Array.isArray(value)) {
      const maxLength = Math.min(MAX_LIST_LENGTH, MAX_ITEMS - items);
      if (value.length > maxLength) {
        value.length = maxLength;
        excess.push({ path, reason: "has too many items" });
      }
      items += value.length;
    }
    const keys = Object.keys(value);
    if (!Array.isArray(value) && keys.length > MAX_KEYS) {
      excess.push({ path, reason: "has too many fields" });
      const key = path.at(-1);
      // An empty map instead: removing entry by entry would take far longer.
      if (key !== undefined) Reflect.set(parent, key, {});
      continue;
    }
    values += keys.length;
    if (values > MAX_VALUES) return [{ path: [], reason: "has too many values" }];
    if (path.length >= MAX_DEPTH) continue;
    for (const key of keys) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (typeof inner !== "object" || inner === null) continue;
      queue.push({
        value: inner,
        parent: value,
        path: [...path, Array.isArray(value) ? Number(key) : key],
      });
    }
  }
  return excess;
}
