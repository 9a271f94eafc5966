import type { Db } from "mongodb";
import type { ObservationUpdate } from "../availability-store.ts";
import { serializeOffers } from "../stored-offers.ts";
import { titleKeyText, type TitleKey } from "../../film-database/records/title.ts";
import {
  availabilityChanges,
  catalogTitles,
  type UnpublishedChange,
} from "./availability-documents.ts";
import { isDuplicateKey } from "./connection.ts";

/** Stores an observation with its changes in one update, and publishes them; false when the title has another revision. */
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

/** How often a number that another gateway took first is replaced by the next one. */
const ATTEMPTS = 50;

/**
 * Publishes a title's changes, each once, however often it is repeated: its key is unique. Sequences have no gaps, since each
 * is the newest plus one and unique.
 */
export async function publishChanges(
  database: Db,
  title: string,
  revision: number,
  changes: readonly UnpublishedChange[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await insertMissing(database, changes);
      break;
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
    }
  }
  await catalogTitles(database).updateOne(
    { _id: title, revision },
    { $unset: { unpublished: "" } },
  );
}

async function insertMissing(database: Db, changes: readonly UnpublishedChange[]): Promise<void> {
  const collection = availabilityChanges(database);
  const published = await collection
    .find({ key: { $in: changes.map(({ key }) => key) } }, { projection: { key: 1 } })
    .toArray();
  const keys = new Set(published.map(({ key }) => key));
  const missing = changes.filter(({ key }) => !keys.has(key));
  if (missing.length === 0) return;
  const newest = await collection
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(1)
    .next();
  const first = (newest?._id ?? 0) + 1;
  // In order: when a number is taken, nothing behind it is inserted.
  await collection.insertMany(
    missing.map((change, index) => ({ _id: first + index, ...change })),
    { ordered: true },
  );
}
