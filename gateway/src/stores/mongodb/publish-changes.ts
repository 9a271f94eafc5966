import type { Db } from "mongodb";
import {
  availabilityChanges,
  catalogTitles,
  type UnpublishedChange,
} from "./availability-documents.ts";
import { isDuplicateKey } from "./connection.ts";

/** How often a number that another gateway took first is replaced by the next one. */
const ATTEMPTS = 50;

/**
 * Publishes the changes that a title's document carries, and then empties its list. Repeating it, even
 * by two gateways simultaneously, publishes each change once: its key is unique. Sequences are taken one after
 * the other without gaps, since each is the newest plus one and unique, so no reader that has seen one
 * can find an earlier one later.
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
