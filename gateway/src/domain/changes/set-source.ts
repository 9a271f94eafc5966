import type { Logger } from "pino";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { AvailabilityStore } from "../../stores/availability-store.ts";

/** Has the store hold observations of this film database alone: the sample's offers are none of TMDB's. */
export async function setSource({
  filmDatabase,
  store,
  logger,
}: {
  readonly filmDatabase: Pick<FilmDatabase, "source">;
  readonly store: Pick<AvailabilityStore, "setSource">;
  readonly logger: Logger;
}): Promise<void> {
  const aside = await store.setSource(filmDatabase.source);
  if (aside === null) return;
  logger.warn({ aside }, "another film database was observed before: observations start afresh");
}
