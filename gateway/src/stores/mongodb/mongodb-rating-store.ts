import { toStars, type RatingStore, type RatingTotals, type Stars } from "../rating-store.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { applyLog, commitRatings } from "./commit-ratings.ts";
import type { MongoConnection } from "./connection.ts";
import { ratings, ratingTotals, starsIn } from "./rating-documents.ts";
import { RatingQueue } from "./rating-queue.ts";

const NOBODY: RatingTotals = { average: null, count: 0 };

/**
 * Ratings in MongoDB: one document for each title and session, and one for each title's totals. The
 * totals are always right, and a session's rating is read from their log first: see the decision page.
 */
export class MongoRatingStore implements RatingStore {
  readonly isShared = true;
  readonly #connection: MongoConnection;
  readonly #queue: RatingQueue;

  constructor(connection: MongoConnection) {
    this.#connection = connection;
    this.#queue = new RatingQueue(async (title, given) => {
      const totals = await connection.use((database) => commitRatings(database, title, given));
      return async () => {
        if (totals !== null) await connection.use((database) => applyLog(database, title, totals));
      };
    });
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
      const found = await ratingTotals(database)
        .find({ _id: { $in: titles.map(titleKeyText) } }, { projection: { stars: 1, count: 1 } })
        .toArray();
      const byTitle = new Map(
        found.map(({ _id, stars, count }) => [
          _id,
          count === 0 ? NOBODY : { average: stars / count, count },
        ]),
      );
      return titles.map((title) => byTitle.get(titleKeyText(title)) ?? NOBODY);
    });
  }

  /** Finishes what was begun. */
  async close(): Promise<void> {
    await this.#queue.idle();
  }
}
