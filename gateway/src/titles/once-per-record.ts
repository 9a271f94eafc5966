import { LRUCache } from "lru-cache";
import type { DataFreshness } from "./title.ts";

/**
 * Converts a record once while its freshness stays as it is: the results are shared between requests.
 *
 * @param most how many results are remembered
 */
export function oncePerRecord<
  Record extends object,
  Result extends { readonly freshness: DataFreshness },
>(
  most: number,
  convert: (record: Record, freshness: DataFreshness) => Result,
): (record: Record, freshness: DataFreshness) => Result {
  const results = new LRUCache<Record, Result>({ max: most });
  return (record, { fetchedAt, stale }) => {
    const known = results.get(record);
    if (known?.freshness.fetchedAt === fetchedAt && known.freshness.stale === stale) return known;
    const result = convert(record, { fetchedAt, stale });
    results.set(record, result);
    return result;
  };
}
