/** What a gateway's metrics count of its caches. */
export class CacheCounters {
  readonly #values: ReadonlyMap<string, number>;

  constructor(values: ReadonlyMap<string, number>) {
    this.#values = values;
  }

  minus(earlier: CacheCounters): ReadonlyMap<string, number> {
    return new Map(
      [...this.#values].map(([name, value]) => [name, value - (earlier.#values.get(name) ?? 0)]),
    );
  }
}

const COUNTER = /^(\w*(?:cache|image)\w*_total\{[^}]*\}) (\d+)$/gmu;
const SENT_FROM_CACHE =
  /^flickmap_http_request_duration_seconds_count\{[^}]*source="cached"[^}]*\} (\d+)$/gmu;

/** Reads the counters of caches off the metrics of a gateway; another server has none. */
export async function readCounters(origin: string): Promise<CacheCounters> {
  const response = await fetch(`${origin}/metrics`);
  const text = await response.text();
  const values = new Map<string, number>();
  for (const [, name = "", value] of text.matchAll(COUNTER)) values.set(name, Number(value));
  let sent = 0;
  for (const [, count] of text.matchAll(SENT_FROM_CACHE)) sent += Number(count);
  values.set("responses from the cache", sent);
  return new CacheCounters(values);
}
