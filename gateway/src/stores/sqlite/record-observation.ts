import type { ObservationUpdate } from "../availability-store.ts";
import { serializeOffers } from "../stored-offers.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import type { AvailabilityStatements } from "./availability-statements.ts";

/**
 * Stores an observation of a title with its changes. Runs in the transaction of a write.
 *
 * @returns false when the title has another revision by now, or is none of the catalog
 */
export function recordObservation(
  sql: AvailabilityStatements,
  { type, id }: TitleKey,
  update: ObservationUpdate,
): boolean {
  const { checkedAt, emptySince, label, dueAt, revision } = update;
  const { changes } = sql.record.run(
    checkedAt,
    checkedAt,
    emptySince,
    label.name,
    label.imdbId,
    label.wikidataId,
    label.year,
    dueAt,
    type,
    id,
    revision,
  );
  if (changes === 0) return false;
  for (const [country, offers] of update.offers) {
    if (offers.length === 0) sql.deleteOffers.run(type, id, country);
    else sql.setOffers.run(type, id, country, JSON.stringify(serializeOffers(offers)));
  }
  for (const { country, provider, kind, change } of update.changes) {
    sql.addChange.run(
      type,
      id,
      label.name,
      label.year,
      label.posterPath,
      country,
      provider,
      kind,
      change,
      update.observedAt,
      update.previouslyObservedAt,
    );
  }
  return true;
}
