import type { Db } from "mongodb";
import { toStars, type RatingStore, type RatingTotals, type Stars } from "../rating-store.ts";
import type { ReportTrouble } from "../stores.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { applyLog, commitRatings } from "./commit-ratings.ts";
import type { MongoConnection } from "./connection.ts";
import { RatingCount } from "./count-ratings.ts";
import { prepareRatings, ratings, ratingTotals, starsIn } from "./rating-documents.ts";
import { RatingQueue } from "./rating-queue.ts";

const NOBODY: RatingTotals = { average: null, count: 0 };

/**
 * Ratings in MongoDB: one document for each title and session, and one for each title's totals. The
 * totals are always right, and a session's rating is read from their log first: see the decision page.
 */
export class MongoRatingStore implements RatingStore {
  readonly isShared = true;
  readonly #connection: MongoConnection;
  readonly #count: RatingCount;
  readonly #queue: RatingQueue;

  /** @param report called with what goes wrong in the background */
  constructor(connection: MongoConnection, report: ReportTrouble) {
    this.#connection = connection;
    this.#count = new RatingCount(report);
    this.#queue = new RatingQueue(async (title, given) => {
      const totals = await connection.use((database) =>
        commitRatings(database, this.#count, title, given),
      );
      return async () => {
        if (totals !== null) await connection.use((database) => applyLog(database, title, totals));
      };
    });
  }

  /** Makes the indexes, and begins to count ratings that were stored before there were totals. */
  async prepare(database: Db): Promise<void> {
    await prepareRatings(database);
    await this.#count.start(database);
  }

  rate(title: TitleKey, session: string, stars: Stars): Promise<void> {
    return this.#queue.write(title, session, stars);
  }

  remove(title: TitleKey, session: string): Promise<void> {
    return this.#queue.write(title, session, 0);
  }

  sessionRating(title: TitleKey, session: string): Promise<Stars | null> {
    const { type, id } = title;
    return this.#connection.use(async (database) => {
      const totals = await ratingTotals(database).findOne(
        { _id: titleKeyText(title) },
        { projection: { log: { $elemMatch: { session } } } },
      );
      // The log first: what has left it by the time of the second query is in `ratings`.
      const stars =
        totals?.log?.[0]?.stars ?? starsIn(await ratings(database).findOne({ type, id, session }));
      return stars === 0 ? null : toStars(stars);
    });
  }

  async totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    if (titles.length === 0) return [];
    return this.#connection.use(async (database) => {
      const byTitle = await readTotals(database, titles);
      const uncounted = titles.filter((title) => !byTitle.has(titleKeyText(title)));
      if (uncounted.length > 0 && !(await this.#count.isComplete(database))) {
        await Promise.all(uncounted.map((title) => this.#count.ensureTotals(database, title)));
        for (const [key, totals] of await readTotals(database, uncounted)) byTitle.set(key, totals);
      }
      return titles.map((title) => byTitle.get(titleKeyText(title)) ?? NOBODY);
    });
  }

  /** Finishes what was begun. */
  async close(): Promise<void> {
    await this.#count.stop();
    await this.#queue.idle();
  }
}

async function readTotals(
  database: Db,
  titles: readonly TitleKey[],
): Promise<Map<string, RatingTotals>> {
  const found = await ratingTotals(database)
    .find({ _id: { $in: titles.map(titleKeyText) } }, { projection: { stars: 1, count: 1 } })
    .toArray();
  return new Map(
    found.map(({ _id, stars, count }) => [
      _id,
      count === 0 ? NOBODY : { average: stars / count, count },
    ]),
  );
}
