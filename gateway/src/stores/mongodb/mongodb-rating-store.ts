import type { Collection, Db } from "mongodb";
import { toStars, type RatingStore, type RatingTotals, type Stars } from "../rating-store.ts";
import { titleKeyText, type TitleKey } from "../title-key.ts";
import { isDuplicateKey, type MongoConnection } from "./connection.ts";

interface RatingDocument {
  type: TitleKey["type"];
  id: number;
  session: string;
  stars: number;
}

interface TotalsDocument {
  _id: TitleKey;
  stars: number;
  count: number;
}

/** Holds all that an average needs, so that one is computed without reading a document. */
const AVERAGE_INDEX = "average";

/** How often an upsert that lost a race is repeated. After the first loss the document is there. */
const UPSERT_ATTEMPTS = 5;

const NOBODY: RatingTotals = { average: null, count: 0 };

function ratings(database: Db): Collection<RatingDocument> {
  return database.collection<RatingDocument>("ratings");
}

/** Makes the indexes of the ratings; does nothing where they are. */
export async function prepareRatings(database: Db): Promise<void> {
  await ratings(database).createIndexes([
    { key: { type: 1, id: 1, session: 1 }, name: "one_per_session", unique: true },
    { key: { type: 1, id: 1, stars: 1 }, name: AVERAGE_INDEX },
  ]);
}

/** Ratings in MongoDB: one document for each title and session. */
export class MongoRatingStore implements RatingStore {
  readonly #connection: MongoConnection;

  constructor(connection: MongoConnection) {
    this.#connection = connection;
  }

  rate(title: TitleKey, session: string, stars: Stars): Promise<void> {
    const { type, id } = title;
    return this.#connection.use(async (database) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await ratings(database).updateOne(
            { type, id, session },
            { $set: { stars } },
            { upsert: true },
          );
          return;
        } catch (error) {
          // Two upserts of one new rating can both decide to insert; the index refuses the second.
          if (!isDuplicateKey(error) || attempt === UPSERT_ATTEMPTS) throw error;
        }
      }
    });
  }

  remove(title: TitleKey, session: string): Promise<void> {
    const { type, id } = title;
    return this.#connection.use(async (database) => {
      await ratings(database).deleteOne({ type, id, session });
    });
  }

  sessionRating(title: TitleKey, session: string): Promise<Stars | null> {
    const { type, id } = title;
    return this.#connection.use(async (database) => {
      const found = await ratings(database).findOne({ type, id, session });
      return found === null ? null : toStars(found.stars);
    });
  }

  async totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    if (titles.length === 0) return [];
    const found = await this.#connection.use((database) =>
      ratings(database)
        .aggregate<TotalsDocument>(totalsPipeline(titles), { hint: AVERAGE_INDEX })
        .toArray(),
    );
    const byTitle = new Map(found.map((entry) => [titleKeyText(entry._id), entry]));
    return titles.map((title) => {
      const entry = byTitle.get(titleKeyText(title));
      return entry === undefined
        ? NOBODY
        : { average: entry.stars / entry.count, count: entry.count };
    });
  }
}

/**
 * One index scan for all titles. It also counts a show that has the number of a requested movie
 * where both kinds are requested; an `$or` for each kind would cost the index-only plan.
 */
export function totalsPipeline(titles: readonly TitleKey[]) {
  const types = [...new Set(titles.map((title) => title.type))];
  const ids = [...new Set(titles.map((title) => title.id))];
  return [
    { $match: { type: { $in: types }, id: { $in: ids } } },
    {
      $group: {
        _id: { type: "$type", id: "$id" },
        stars: { $sum: "$stars" },
        count: { $sum: 1 },
      },
    },
  ];
}
