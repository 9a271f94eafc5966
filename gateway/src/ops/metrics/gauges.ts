import { statfs } from "node:fs/promises";
import { Counter, Gauge, type Registry } from "prom-client";
import { IMAGE_OUTCOMES, type ImageOutcome } from "../../images/images.ts";
import type { CatalogStats } from "../../stores/availability-store.ts";

const TITLES = "flickmap_catalog_titles";

/** All gateways on one store show the same stats. */
export function addCatalogMetrics(registry: Registry, stats: () => Promise<CatalogStats>): void {
  const gauge = (name: string, help: string, set: (gauge: Gauge, found: CatalogStats) => void) =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: "max",
      labelNames: name === TITLES ? ["state"] : [],
      async collect() {
        // Null while the store does not respond, which has a metric of its own.
        const now = await stats().catch(() => null);
        if (now !== null) set(this, now);
      },
    });
  gauge(
    TITLES,
    "Titles of the catalog: known, observed at least once, due to be observed",
    (titles, found) => {
      for (const state of ["known", "observed", "due"] as const)
        titles.set({ state }, found[state]);
    },
  );
  gauge(
    "flickmap_availability_changes",
    "Changes of availability that are stored",
    (changes, found) => changes.set(found.changes),
  );
  gauge(
    "flickmap_catalog_observing_since_seconds",
    "When the first title of the catalog was first observed, in seconds since 1970",
    (since, { observingSince }) => {
      if (observingSince !== null) since.set(observingSince / 1000);
    },
  );
}

/** The stores, the cache and images are on it. Without a value where it cannot be read. */
export function addDiskMetrics(
  registry: Registry,
  dataDir: string,
  report: (error: unknown) => void,
): void {
  void new Gauge({
    name: "flickmap_data_disk_free_ratio",
    help: "The part of the data folder's disk that is free, 0 to 1",
    aggregator: "min",
    registers: [registry],
    async collect() {
      try {
        const { blocks, bavail } = await statfs(dataDir);
        if (blocks > 0) this.set(bavail / blocks);
      } catch (error) {
        this.remove();
        report(error);
      }
    },
  });
}

/** Adds what becomes of images that are not in memory; gives what is called with how each read ended. */
export function addImageMetrics(
  registry: Registry,
  storedBytes: () => number,
): (outcome: ImageOutcome) => void {
  const reads = new Counter({
    name: "flickmap_image_reads_total",
    help: "Reads of images that were not in memory: disk, fetched, missing, refused, failed",
    labelNames: ["outcome"],
    registers: [registry],
  });
  void new Gauge({
    name: "flickmap_image_cache_bytes",
    help: "What images take on disk; of several processes on one folder each shows the same",
    aggregator: "max",
    registers: [registry],
    collect() {
      this.set(storedBytes());
    },
  });
  for (const outcome of IMAGE_OUTCOMES) reads.inc({ outcome }, 0);
  return (outcome) => reads.inc({ outcome });
}
