import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { FilmDatabaseObserver } from "../film-database/observer.ts";
import type { RefusalReason } from "../http/load-shedding.ts";

const BREAKER_STATES = ["closed", "open", "half_open"] as const;
/** Seconds: from an answer out of memory to one that took all the time there is. */
const LATENCY_BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15,
];
/** Seconds: from the shortest time that an answer is fresh to the longest that one is kept. */
const AGE_BUCKETS = [60, 300, 600, 3600, 43_200, 86_400, 604_800, 2_592_000, 15_552_000];

/** What one process counts of itself, for Prometheus. No label holds an id, a text or an address. */
export interface Metrics {
  readonly registry: Registry;
  /** To be told of what happens on the way to the film database. */
  readonly observer: FilmDatabaseObserver;
  /** A request was answered. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** A request was refused so that others are answered in time. */
  refused(reason: RefusalReason): void;
  /** Reports whether the stores answer, found out by `ping` each time that the metrics are read. */
  watchStores(ping: () => Promise<void>): void;
}

/**
 * Makes the counters of one gateway.
 *
 * @param inFlight how many requests are being answered now
 */
export function createMetrics(inFlight: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop delay, memory, CPU and garbage collection of the process.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "flickmap_http_request_duration_seconds",
    help: "Requests answered, and how long that took",
    labelNames: ["method", "route", "status"],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "flickmap_http_refused_total",
    help: "Requests refused early with 503 because there were too many",
    labelNames: ["reason"],
    registers,
  });
  void new Gauge({
    name: "flickmap_http_requests_in_flight",
    help: "Requests being answered",
    registers,
    collect() {
      this.set(inFlight());
    },
  });
  return {
    registry,
    observer: observerOf(registry),
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    refused: (reason) => refusals.inc({ reason }),
    watchStores: (ping) => {
      void new Gauge({
        name: "flickmap_store_up",
        help: "1 while the store of ratings and contact messages answers; of several processes, for how many it does",
        registers,
        async collect() {
          this.set(
            await ping().then(
              () => 1,
              () => 0,
            ),
          );
        },
      });
    },
  };
}

function observerOf(registry: Registry): FilmDatabaseObserver {
  const registers = [registry];
  const reads = new Counter({
    name: "flickmap_cache_reads_total",
    help: "Reads of the cache of film database answers, by what was found: fresh, stale or miss",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const ages = new Histogram({
    name: "flickmap_cache_answer_age_seconds",
    help: "How old the answers given from the cache were",
    labelNames: ["kind"],
    buckets: AGE_BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: "flickmap_film_database_call_duration_seconds",
    help: "Calls to the film database, each attempt counted, and how they ended",
    labelNames: ["endpoint", "outcome"],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const retries = new Counter({
    name: "flickmap_film_database_retries_total",
    help: "Calls to the film database that were repeated",
    labelNames: ["endpoint"],
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
    help: "1 for the state that the circuit breaker is in; of several processes, how many are in it",
    labelNames: ["state"],
    registers,
  });
  const enter = (now: (typeof BREAKER_STATES)[number]) => {
    for (const state of BREAKER_STATES) breaker.set({ state }, state === now ? 1 : 0);
  };
  enter("closed");
  return {
    upstreamCall: (endpoint, outcome, milliseconds) =>
      calls.observe({ endpoint, outcome }, milliseconds / 1000),
    upstreamRetry: (endpoint) => retries.inc({ endpoint }),
    malformedPart: (_, field) => malformedParts.inc({ field }),
    breakerState: enter,
    cacheRead(kind, outcome, ageMilliseconds) {
      reads.inc({ kind, outcome });
      if (outcome !== "miss") ages.observe({ kind }, ageMilliseconds / 1000);
    },
  };
}
