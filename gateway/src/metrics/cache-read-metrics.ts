import { Counter, type Registry } from "prom-client";
import type { FilmDatabaseObserver } from "../film-database/observer.ts";
import { CountedHistogram, type Series } from "./counted-histogram.ts";

/** Seconds: from the shortest lifetime of data to the longest. */
const AGE_BUCKETS = [60, 300, 600, 3600, 43_200, 86_400, 604_800, 2_592_000, 15_552_000];

/** The reads of one kind of data: since the metrics were read the last time, and their ages. */
interface ReadsOfKind {
  readonly counts: { fresh: number; stale: number; miss: number };
  readonly ages: Series<"kind">;
}

/**
 * Adds the reads of the film database cache to the metrics. A list of 20 titles makes 20 of them, so they are counted
 * here and given to the registry when it is read.
 *
 * @returns to be called for each read
 */
export function addCacheReadMetrics(
  registry: Registry,
): NonNullable<FilmDatabaseObserver["cacheRead"]> {
  const kinds = new Map<string, ReadsOfKind>();
  void new Counter({
    name: "flickmap_cache_reads_total",
    help: "Reads of the film database cache, by what was found: fresh, stale or miss",
    labelNames: ["kind", "outcome"],
    registers: [registry],
    collect() {
      for (const [kind, { counts }] of kinds) {
        for (const outcome of ["fresh", "stale", "miss"] as const) {
          if (counts[outcome] > 0) this.inc({ kind, outcome }, counts[outcome]);
          counts[outcome] = 0;
        }
      }
    },
  });
  const ages = new CountedHistogram({
    name: "flickmap_cache_record_age_seconds",
    help: "Age of the data served from the film database cache",
    labelNames: ["kind"],
    buckets: AGE_BUCKETS,
    registers: [registry],
  });
  return (kind, outcome, ageMilliseconds) => {
    let reads = kinds.get(kind);
    if (reads === undefined) {
      reads = { counts: { fresh: 0, stale: 0, miss: 0 }, ages: ages.addSeries({ kind }) };
      kinds.set(kind, reads);
    }
    reads.counts[outcome] += 1;
    if (outcome !== "miss") reads.ages.observe(ageMilliseconds / 1000);
  };
}
