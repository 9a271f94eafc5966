import type { DataFreshness } from "./title.ts";

/**
 * Converts a record once while its freshness stays as it is: the results are shared between requests. A result lives
 * as long as its record, which the film database cache bounds.
 */
export function oncePerRecord<
  Record extends object,
  Result extends { readonly freshness: DataFreshness },
>(
  convert: (record: Record, freshness: DataFreshness) => Result,
): (record: Record, freshness: DataFreshness) => Result {
  const results = new WeakMap<Record, Result>();
  return (record, { fetchedAt, stale }) => {
    const known = results.get(record);
    if (known?.freshness.fetchedAt === fetchedAt && known.freshness.stale === stale) return known;
    const result = convert(record, { fetchedAt, stale });
    results.set(record, result);
    return result;
  };
}
