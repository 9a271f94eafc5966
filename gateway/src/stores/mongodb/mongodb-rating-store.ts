import type { Collection, Db } from "mongodb";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { type RatingStore, type RatingTotals, type Stars, toStars } from "../rating-store.ts";
import { isDuplicateKey, type MongoConnection } from "./connection.ts";

interface RatingDocument {
  type: TitleKey["type"];
  id: number;
  session: string;
  /** In releases before, 0 stars were a rating that was taken back. */
  given: { stars: number };
}

/** Totals as releases before counted them, with the ratings that may not be in the collection of ratings yet. */
interface FormerTotals {
  /** `movie:603` */
  _id: string;
  revision: number;
  log: { session: string; stars: Stars | 0 }[];
}

const NOBODY: RatingTotals = { average: null, count: 0 };
const FORMER_TOTALS = "rating_totals";

function ratings(database: Db): Collection<RatingDocument> {
  return database.collection<RatingDocument>("ratings", { readPreference: "primary" });
}

/** Makes the indexes of the ratings, and reads in what releases before have left. */
export async function prepareRatings(database: Db): Promise<void> {
  await ratings(database).createIndexes([
    { key: { type: 1, id: 1, session: 1 }, name: "one_per_session", unique: true },
    { key: { type: 1, id: 1, "given.stars": 1 }, name: "average" },
  ]);
  await readFormerTotals(database);
}

/** Stores ratings that were counted and not stored when a gateway was killed. Repeating it does no harm. */
async function readFormerTotals(database: Db): Promise<void> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  if (!collections.some(({ name }) => name === FORMER_TOTALS)) return;
  const totals = database.collection<FormerTotals>(FORMER_TOTALS);
  for await (const { _id, revision, log } of totals.find({ "log.0": { $exists: true } })) {
    const [type = "", id] = _id.split(":");
    const writes = log.map(({ session, stars }) => ({
      updateOne: {
        filter: { type: type === "tv" ? "tv" : "movie", id: Number(id), session } as const,
        // The greater object is the one with the greater revision.
        update: { $max: { given: { revision, stars } } },
        upsert: true,
      },
    }));
    await ratings(database).bulkWrite(writes, { ordered: false });
  }
  await ratings(database).deleteMany({ "given.stars": 0 });
  await totals.drop();
}

export class MongoRatingStore implements RatingStore {
  readonly isShared = true;
  readonly #connection: MongoConnection;

  constructor(connection: MongoConnection) {
    this.#connection = connection;
  }

  rate({ type, id }: TitleKey, session: string, stars: Stars): Promise<void> {
    return this.#connection.use(async (database) => {
      const upsert = () =>
        ratings(database).updateOne(
          { type, id, session },
          { $set: { "given.stars": stars } },
          { upsert: true },
        );
      // Two upserts of one new rating can both decide to insert; the index refuses the second.
      await upsert().catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return upsert();
      });
    });
  }

  remove({ type, id }: TitleKey, session: string): Promise<void> {
    return this.#connection.use(async (database) => {
      await ratings(database).deleteOne({ type, id, session });
    });
  }

  sessionRating({ type, id }: TitleKey, session: string): Promise<Stars | null> {
    return this.#connection.use(async (database) => {
      const found = await ratings(database).findOne({ type, id, session });
      return found === null ? null : toStars(found.given.stars);
    });
  }

  async totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    if (titles.length === 0) return [];
    const found = await this.#connection.use((database) =>
      ratings(database)
        .aggregate<{ _id: TitleKey; average: number; count: number }>([
          { $match: { $or: titles.map(({ type, id }) => ({ type, id })) } },
          {
            $group: {
              _id: { type: "$type", id: "$id" },
              average: { $avg: "$given.stars" },
              count: { $sum: 1 },
            },
          },
        ])
        .toArray(),
    );
    const byTitle = new Map(
      found.map(({ _id, average, count }) => [titleKeyText(_id), { average, count }]),
    );
    return titles.map((title) => byTitle.get(titleKeyText(title)) ?? NOBODY);
  }
}
