import type { Db } from "mongodb";
import type { ReportTrouble } from "../stores.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { migrations, ratings, ratingTotals } from "./rating-documents.ts";

const MIGRATION = "rating_totals";

/**
 * Counts ratings that were stored before there were totals: in the background from the start, and a
 * title that is needed earlier immediately. Each title's ratings change only once it has totals, so
 * whoever stores them first stores the right ones. A count that was interrupted starts over where
 * it stopped, since titles with totals are passed.
 */
export class RatingCount {
  readonly #report: ReportTrouble;
  #complete = false;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(report: ReportTrouble) {
    this.#report = report;
  }

  /** Begins to count what has no totals yet. */
  async start(database: Db): Promise<void> {
    if (await this.isComplete(database)) return;
    this.#running = this.#countAll(database).catch((error: unknown) => {
      if (!this.#stopped) this.#report(error);
    });
  }

  /** Whether a title without totals has no ratings. */
  async isComplete(database: Db): Promise<boolean> {
    this.#complete ||= (await migrations(database).findOne({ _id: MIGRATION })) !== null;
    return this.#complete;
  }

  /** Gives a title its totals, where it has none. */
  async ensureTotals(database: Db, title: TitleKey): Promise<void> {
    const { stars, count } = (await this.isComplete(database))
      ? { stars: 0, count: 0 }
      : await countTitle(database, title);
    await ratingTotals(database).updateOne(
      { _id: titleKeyText(title) },
      { $setOnInsert: { stars, count, revision: 0, log: [] } },
      { upsert: true },
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #countAll(database: Db): Promise<void> {
    let last: TitleKey | null = null;
    while (!this.#stopped) {
      const next: TitleKey | null = await nextTitle(database, last);
      if (next === null) {
        await migrations(database).updateOne(
          { _id: MIGRATION },
          { $currentDate: { completedAt: true } },
          { upsert: true },
        );
        return;
      }
      const counted = await ratingTotals(database).findOne({ _id: titleKeyText(next) });
      if (counted === null) await this.ensureTotals(database, next);
      last = next;
    }
  }
}

function nextTitle(database: Db, last: TitleKey | null): Promise<TitleKey | null> {
  const behind =
    last === null
      ? {}
      : { $or: [{ type: last.type, id: { $gt: last.id } }, { type: { $gt: last.type } }] };
  return ratings(database)
    .find(behind)
    .project<TitleKey>({ type: 1, id: 1 })
    .sort({ type: 1, id: 1 })
    .limit(1)
    .next();
}

async function countTitle(
  database: Db,
  { type, id }: TitleKey,
): Promise<{ stars: number; count: number }> {
  const [counted] = await ratings(database)
    .aggregate<{ stars: number; count: number }>([
      { $match: { type, id } },
      { $group: { _id: null, stars: { $sum: "$stars" }, count: { $sum: 1 } } },
    ])
    .toArray();
  return counted ?? { stars: 0, count: 0 };
}
