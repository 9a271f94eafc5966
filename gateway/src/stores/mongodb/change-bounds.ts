import type { Db } from "mongodb";
import { availabilityChanges } from "./availability-documents.ts";

/** The sequences of the oldest and the newest change; null when there is none. */
export async function changeBounds(
  database: Db,
): Promise<{ oldest: number; newest: number } | null> {
  const end = (direction: 1 | -1) =>
    availabilityChanges(database)
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: direction })
      .limit(1)
      .next();
  const [oldest, newest] = await Promise.all([end(1), end(-1)]);
  return oldest === null || newest === null ? null : { oldest: oldest._id, newest: newest._id };
}
