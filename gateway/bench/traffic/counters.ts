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

/** Reads the counters of caches off the metrics of a gateway; another server has none. */
export async function readCounters(origin: string): Promise<CacheCounters> {
  const response = await fetch(`${origin}/metrics`);
  const text = await response.text();
  return new CacheCounters(
    new Map([...text.matchAll(COUNTER)].map(([, name = "", value]) => [name, Number(value)])),
  );
}
