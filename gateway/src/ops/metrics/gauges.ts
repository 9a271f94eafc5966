import { statfs } from "node:fs/promises";
import { Counter, Gauge, type Registry } from "prom-client";
import { IMAGE_OUTCOMES, type ImageOutcome } from "../../images/create-images.ts";
import type { CatalogStats } from "../../stores/availability-store.ts";

/** All gateways on one store show the same stats. */
export function addCatalogMetrics(registry: Registry, stats: () => Promise<CatalogStats>): void {
  void new Gauge({
    name: "flickmap_catalog_titles",
    help: "Titles of the catalog: known, observed at least once, due to be observed",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      // Null while the store does not respond, which has a metric of its own.
      const found = await stats().catch(() => null);
      if (found === null) return;
      for (const state of ["known", "observed", "due"] as const) this.set({ state }, found[state]);
    },
  });
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
    help: "Reads of images that were not in memory: disk, fetched, missing, failed",
    labelNames: ["outcome"],
    registers: [registry],
  });
  void new Gauge({
    name: "flickmap_image_cache_bytes",
    help: "What images take on disk",
    registers: [registry],
    collect() {
      this.set(storedBytes());
    },
  });
  for (const outcome of IMAGE_OUTCOMES) reads.inc({ outcome }, 0);
  return (outcome) => reads.inc({ outcome });
}
