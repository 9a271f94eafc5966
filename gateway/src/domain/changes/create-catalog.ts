import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { AvailabilityStore, CatalogStats } from "../../stores/availability-store.ts";
import { Catalog } from "./catalog.ts";
import type { AvailabilityObserver, ObservationOutcome } from "./availability-observer.ts";
import type { WantedTitles } from "./wanted-titles.ts";

/** The catalog of one gateway. */
export interface RunningCatalog {
  /** Begins to observe titles in the background; does nothing where the catalog is off. */
  start(): void;
  stop(): Promise<void>;
  /** Null where the catalog is off. */
  stats(): Promise<CatalogStats | null>;
}

/** Observes what the film database had on earlier days, of so many titles at most. */
export type ObserveHistory = (
  titles: number,
  reader: Pick<AvailabilityStore, "note"> & Pick<AvailabilityObserver, "record">,
  signal: AbortSignal,
) => Promise<void>;

interface Parts {
  readonly filmDatabase: FilmDatabase;
  readonly store: AvailabilityStore;
  readonly wanted: WantedTitles;
  readonly logger: Logger;
  readonly onObservation: (outcome: ObservationOutcome) => void;
  /** Null where the film database knows the present alone. */
  readonly observeHistory: ObserveHistory | null;
}

/** Makes the catalog that the configuration describes. */
export function createCatalog(
  config: Pick<Config, "catalog" | "upstream">,
  { wanted, observeHistory, ...parts }: Parts,
): RunningCatalog {
  if (config.catalog === null) {
    return { start: () => undefined, stop: async () => undefined, stats: async () => null };
  }
  const { titles } = config.catalog;
  const catalog = new Catalog({
    ...parts,
    titles,
    ratePerSecond: config.upstream.ratePerSecond,
    ...(observeHistory && {
      fill: (observer, signal) =>
        observeHistory(
          titles,
          {
            note: (keys, at) => parts.store.note(keys, at),
            record: (title, observation) => observer.record(title, observation),
          },
          signal,
        ),
    }),
  });
  return {
    start() {
      wanted.start();
      catalog.start();
    },
    async stop() {
      await wanted.stop();
      await catalog.stop();
    },
    stats: () => catalog.stats(),
  };
}
