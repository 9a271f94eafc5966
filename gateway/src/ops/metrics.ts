import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { DATA_KINDS } from "../film-database/cache/film-database-cache.ts";
import type { FilmDatabaseObserver } from "../film-database/observer.ts";
import type { StoreHealth } from "../stores/store-health.ts";
import { buildInfo } from "./build-info.ts";
import { statfs } from "node:fs/promises";
import { IMAGE_OUTCOMES, type ImageOutcome } from "../images/create-images.ts";
import type { CatalogStats } from "../stores/availability-store.ts";

const BREAKER_STATES = ["closed", "open", "half_open"] as const;
/** Seconds: from a response out of memory to the deadline. */
const LATENCY_BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15,
];
/** Event-loop delay, memory, CPU and garbage collection: once a process, since what observes them is never released. */
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

interface MeasuredResponse {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
  readonly source: "cached" | "executed" | "rendered";
  readonly seconds: number;
}

/** The metrics of one process, for Prometheus. No label holds an id, a text or an address. */
export interface Metrics extends ReturnType<typeof createMetrics> {}

export function createMetrics() {
  const registry = Registry.merge([processMetrics]);
  const registers = [registry];
  const requests = new Histogram({
    name: "flickmap_http_request_duration_seconds",
    help: "Time from a request to the end of its response; source: cached, executed or rendered",
    labelNames: ["method", "route", "status", "source"],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const keyed = new Counter({
    name: "flickmap_api_key_requests_total",
    help: "Requests with an API key, by the client that it belongs to",
    labelNames: ["client"],
    registers,
  });
  void new Gauge({
    name: "flickmap_build_info",
    help: "1; the version of Flickmap, and the commit that it was built from",
    labelNames: ["version", "commit"],
    registers,
    collect() {
      this.set({ ...buildInfo }, 1);
    },
  });
  return {
    registry,
    observer: observerOf(registry),
    responded: ({ seconds, ...labels }: MeasuredResponse) => requests.observe(labels, seconds),
    keyUsed: (client: string) => keyed.inc({ client }),
    watchStores: (health: StoreHealth) => {
      const help = "1 while the store of ratings and contact messages takes writes";
      addGauge(registry, "flickmap_store_up", help, async () => Number(await health.check()));
    },
    watchRedis: (isUp: () => boolean) =>
      addGauge(registry, "flickmap_redis_up", "1 while Redis responds", () => Number(isUp())),
  };
}

/** Adds what is read whenever somebody asks for the metrics; it is without a value where that gives null. */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | null | Promise<number | null>,
): void {
  void new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

function observerOf(registry: Registry): FilmDatabaseObserver {
  const registers = [registry];
  const calls = new Histogram({
    name: "flickmap_film_database_call_duration_seconds",
    help: "Calls to the film database, each attempt counted, by outcome",
    labelNames: ["endpoint", "outcome"],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const malformedParts = new Counter({
    name: "flickmap_film_database_malformed_parts_total",
    help: "Malformed parts of the film database's responses that were left out, by field",
    labelNames: ["field"],
    registers,
  });
  const breaker = new Gauge({
    name: "flickmap_film_database_breaker",
    help: "1 for the state that the circuit breaker is in",
    labelNames: ["state"],
    registers,
  });
  const refusedCredential = new Gauge({
    name: "flickmap_film_database_credential_refused",
    help: "1 after the film database refused the credential",
    registers,
  });
  const reads = new Counter({
    name: "flickmap_cache_reads_total",
    help: "Reads of the film database cache, by what was found: fresh, stale or miss",
    labelNames: ["kind", "outcome"],
    registers,
  });
  for (const kind of DATA_KINDS)
    for (const outcome of ["fresh", "stale", "miss"]) reads.inc({ kind, outcome }, 0);
  const enter = (now: (typeof BREAKER_STATES)[number]) => {
    for (const state of BREAKER_STATES) breaker.set({ state }, state === now ? 1 : 0);
  };
  enter("closed");
  return {
    upstreamCall: (endpoint, outcome, milliseconds) =>
      calls.observe({ endpoint, outcome }, milliseconds / 1000),
    malformedPart: (_, field) => malformedParts.inc({ field }),
    breakerState: enter,
    credentialRefused: (isRefused) => refusedCredential.set(isRefused ? 1 : 0),
    cacheRead: (kind, outcome) => reads.inc({ kind, outcome }),
  };
}

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
  const help = "The part of the data folder's disk that is free, 0 to 1";
  addGauge(registry, "flickmap_data_disk_free_ratio", help, async () => {
    try {
      const { blocks, bavail } = await statfs(dataDir);
      return blocks > 0 ? bavail / blocks : null;
    } catch (error) {
      report(error);
      return null;
    }
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
  addGauge(registry, "flickmap_image_cache_bytes", "What images take on disk", storedBytes);
  for (const outcome of IMAGE_OUTCOMES) reads.inc({ outcome }, 0);
  return (outcome) => reads.inc({ outcome });
}
