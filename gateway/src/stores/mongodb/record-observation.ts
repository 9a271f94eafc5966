import type { Db } from "mongodb";
import type { ObservationUpdate } from "../availability-store.ts";
import { serializeOffers } from "../stored-offers.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { catalogTitles } from "./availability-documents.ts";
import { publishChanges } from "./publish-changes.ts";

/**
 * Stores an observation of a title with its changes in one update, and publishes the changes.
 *
 * @returns false when the title has another revision by now, or is none of the catalog
 */
export async function recordObservation(
  database: Db,
  title: TitleKey,
  update: ObservationUpdate,
): Promise<boolean> {
  const { revision, checkedAt, emptySince, label, offers, dueAt } = update;
  const { changes, observedAt, previouslyObservedAt } = update;
  const titles = catalogTitles(database);
  const _id = titleKeyText(title);
  const before = await titles.findOne(
    { _id, revision },
    { projection: { countries: 1, unpublished: 1, firstCheckedAt: 1 } },
  );
  if (before === null) return false;
  if (before.unpublished) {
    await publishChanges(database, _id, revision, before.unpublished);
  }
  const countries = new Set(before.countries);
  const set: Record<string, unknown> = {};
  const unset: Record<string, ""> = {};
  for (const [country, list] of offers) {
    if (list.length > 0) {
      countries.add(country);
      set[`offers.${country}`] = serializeOffers(list);
    } else {
      countries.delete(country);
      unset[`offers.${country}`] = "";
    }
  }
  const { name, imdbId, wikidataId, year, posterPath } = label;
  const unpublished = changes.map((change, index) => ({
    ...change,
    ...title,
    key: `${_id}:${observedAt}:${index}`,
    name,
    year,
    posterPath,
    observedAt,
    previouslyObservedAt,
  }));
  const { matchedCount } = await titles.updateOne(
    { _id, revision },
    {
      $set: {
        ...set,
        name,
        imdbId,
        wikidataId,
        year,
        dueAt,
        checkedAt,
        emptySince,
        ...(unpublished.length > 0 && { unpublished }),
        countries: [...countries],
        firstCheckedAt: before.firstCheckedAt ?? checkedAt,
      },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
      $inc: { revision: 1 },
    },
  );
  if (matchedCount === 0) return false;
  if (unpublished.length > 0) await publishChanges(database, _id, revision + 1, unpublished);
  return true;
}
