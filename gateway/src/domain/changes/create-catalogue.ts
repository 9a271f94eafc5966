import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { AvailabilityStore, CatalogueFigures } from "../../stores/availability-store.ts";
import { Catalogue } from "./catalogue.ts";
import type { ObservationOutcome } from "./availability-observer.ts";
import { observeSampleHistory } from "./sample-history.ts";
import type { WantedTitles } from "./wanted-titles.ts";

/** The catalogue of one gateway. */
export interface RunningCatalogue {
  /** Begins to observe titles in the background; does nothing where the catalogue is off. */
  start(): void;
  stop(): Promise<void>;
  /** Null where the catalogue is off. */
  figures(): Promise<CatalogueFigures | null>;
}

interface Parts {
  readonly filmDatabase: FilmDatabase;
  readonly store: AvailabilityStore;
  readonly wanted: WantedTitles;
  readonly logger: Logger;
  readonly onObservation: (outcome: ObservationOutcome) => void;
  /** The sample's server, where the gateway runs on it. */
  readonly sampleOrigin: string | null;
}

/** Makes the catalogue that the configuration describes. */
export function createCatalogue(
  config: Pick<Config, "catalogue" | "sampleAvailabilityDate" | "upstream">,
  { wanted, sampleOrigin, ...parts }: Parts,
): RunningCatalogue {
  if (config.catalogue === null) {
    return { start: () => undefined, stop: async () => undefined, figures: async () => null };
  }
  const { titles } = config.catalogue;
  const hasHistory = sampleOrigin !== null && config.sampleAvailabilityDate === "today";
  const catalogue = new Catalogue({
    ...parts,
    titles,
    ratePerSecond: config.upstream.ratePerSecond,
    ...(hasHistory && {
      fill: (observer, signal) =>
        observeSampleHistory(
          { origin: sampleOrigin, store: parts.store, titles, now: Date.now() },
          observer,
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
