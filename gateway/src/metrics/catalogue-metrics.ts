import { Gauge, type Registry } from "prom-client";
import type { CatalogueFigures } from "../stores/availability-store.ts";

const TITLES = "flickmap_catalogue_titles";

/**
 * Adds the catalogue's progress to the metrics. All gateways on one store show the same figures.
 *
 * @param figures null where the catalogue is off
 */
export function addCatalogueMetrics(
  registry: Registry,
  figures: () => Promise<CatalogueFigures | null>,
): void {
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, found: CatalogueFigures) => void,
  ) =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: "max",
      labelNames: name === TITLES ? ["state"] : [],
      async collect() {
        const found = await read(figures);
        if (found !== null) set(this, found);
      },
    });
  gauge(
    TITLES,
    "Titles of the catalogue: known, observed at least once, due to be observed",
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
    "flickmap_catalogue_observing_since_seconds",
    "When the first title of the catalogue was first observed, in seconds since 1970",
    (since, { observingSince }) => {
      if (observingSince !== null) since.set(observingSince / 1000);
    },
  );
}

/** The figures; null while the store does not respond, which has a metric of its own. */
async function read(
  figures: () => Promise<CatalogueFigures | null>,
): Promise<CatalogueFigures | null> {
  try {
    return await figures();
  } catch {
    return null;
  }
}
