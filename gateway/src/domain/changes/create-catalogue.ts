import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { AvailabilityStore, CatalogueFigures } from "../../stores/availability-store.ts";
import { Catalogue } from "./catalogue.ts";
import type { AvailabilityObserver, ObservationOutcome } from "./availability-observer.ts";
import type { WantedTitles } from "./wanted-titles.ts";

/** The catalogue of one gateway. */
export interface RunningCatalogue {
  /** Begins to observe titles in the background; does nothing where the catalogue is off. */
  start(): void;
  stop(): Promise<void>;
  /** Null where the catalogue is off. */
  figures(): Promise<CatalogueFigures | null>;
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

/** Makes the catalogue that the configuration describes. */
export function createCatalogue(
  config: Pick<Config, "catalogue" | "upstream">,
  { wanted, observeHistory, ...parts }: Parts,
): RunningCatalogue {
  if (config.catalogue === null) {
    return { start: () => undefined, stop: async () => undefined, figures: async () => null };
  }
  const { titles } = config.catalogue;
  const catalogue = new Catalogue({
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
      catalogue.start();
    },
    async stop() {
      await wanted.stop();
      await catalogue.stop();
    },
    figures: () => catalogue.figures(),
  };
}
