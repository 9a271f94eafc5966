import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";

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
