import type { Db } from "mongodb";
import { availabilityChanges, catalogTitles } from "./availability-documents.ts";
import { changeBounds } from "./change-bounds.ts";

const DELETED_AT_ONCE = 1000;

/** Deletes changes that were observed before a moment. */
export async function forgetChanges(database: Db, before: number): Promise<void> {
  const newest = (await changeBounds(database))?.newest;
  if (newest === undefined) return;
  // The newest one stays: the next sequence is counted from it.
  await availabilityChanges(database).deleteMany({
    observedAt: { $lt: before },
    _id: { $lt: newest },
  });
}

/** Deletes titles that were last wanted before a moment, and the least recently wanted ones beyond `max`. */
export async function forgetTitles(
  database: Db,
  { wantedBefore, max }: { readonly wantedBefore: number; readonly max: number },
): Promise<void> {
  const titles = catalogTitles(database);
  const published = { "unpublished.key": { $exists: false } };
  await titles.deleteMany({ wantedAt: { $lt: wantedBefore }, ...published });
  for (;;) {
    const beyond = await titles
      .find(published, { projection: { _id: 1 } })
      .sort({ wantedAt: -1, type: 1, id: 1 })
      .skip(max)
      .limit(DELETED_AT_ONCE)
      .toArray();
    if (beyond.length === 0) return;
    await titles.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
  }
}
