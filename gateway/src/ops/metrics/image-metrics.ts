import { Counter, Gauge, type Registry } from "prom-client";
import { IMAGE_OUTCOMES, type ImageOutcome } from "../../images/images.ts";

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
