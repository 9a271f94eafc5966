import type { Db } from "mongodb";
import type { CatalogStats } from "../availability-store.ts";
import { catalogTitles } from "./availability-documents.ts";
import { changeBounds } from "./change-bounds.ts";

/** Counts the catalog at a moment. */
export async function stats(database: Db, now: number): Promise<CatalogStats> {
  const titles = catalogTitles(database);
  const [known, observed, due, changes, since] = await Promise.all([
    titles.countDocuments(),
    titles.countDocuments({ checkedAt: { $ne: null } }),
    titles.countDocuments({ dueAt: { $lte: now } }),
    changeBounds(database),
    observingSince(database),
  ]);
  return {
    known,
    observed,
    due,
    changes: changes === null ? 0 : changes.newest - changes.oldest + 1,
    observingSince: since,
  };
}

/** When the first title was first observed; null before. */
export async function observingSince(database: Db): Promise<number | null> {
  const first = await catalogTitles(database)
    .find({ firstCheckedAt: { $gte: 0 } }, { projection: { firstCheckedAt: 1 } })
    .sort({ firstCheckedAt: 1 })
    .limit(1)
    .next();
  return first?.firstCheckedAt ?? null;
}
