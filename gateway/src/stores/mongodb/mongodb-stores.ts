import type { Collection, Db } from "mongodb";
import { titleKeyText, type TitleKey } from "../../film-database/records/title.ts";
import { type RatingStore, type RatingTotals, type Stars, toStars } from "../rating-store.ts";
import { isDuplicateKey, MongoConnection } from "./connection.ts";
import type { ContactMessage, ContactStore, StoredContactMessage } from "../contact-store.ts";
import { StoreUnavailableError, type ReportFailure, type Stores } from "../stores.ts";
import { prepareAvailability } from "./availability-documents.ts";
import { MongoAvailabilityStore } from "./mongodb-availability-store.ts";

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
async function prepareRatings(database: Db): Promise<void> {
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

class MongoRatingStore implements RatingStore {
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

interface ContactDocument {
  _id: string;
  receivedAt: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** When the mail server took it. */
  sentAt: Date | null;
}

function messages(database: Db): Collection<ContactDocument> {
  return database.collection<ContactDocument>("contact_messages");
}

async function prepareContactMessages(database: Db): Promise<void> {
  await messages(database).createIndexes([{ key: { receivedAt: 1, _id: 1 }, name: "received" }]);
}

class MongoContactStore implements ContactStore {
  readonly #connection: MongoConnection;

  constructor(connection: MongoConnection) {
    this.#connection = connection;
  }

  add(message: ContactMessage): Promise<void> {
    const { id, ...rest } = message;
    return this.#connection.use(async (database) => {
      try {
        await messages(database).insertOne({
          _id: id,
          ...rest,
          sentAt: null,
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    });
  }

  async *list({ unmailed } = { unmailed: false }): AsyncGenerator<StoredContactMessage> {
    const cursor = await this.#connection.use(async (database) =>
      messages(database)
        .find(unmailed ? { sentAt: null } : {})
        .sort({ receivedAt: 1, _id: 1 }),
    );
    try {
      for await (const document of cursor) yield toMessage(document);
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }

  markMailed(id: string, at: Date): Promise<void> {
    return this.#connection.use(async (database) => {
      await messages(database).updateOne({ _id: id, sentAt: null }, { $set: { sentAt: at } });
    });
  }
}

function toMessage({ _id, sentAt, ...message }: ContactDocument): StoredContactMessage {
  const { receivedAt, name, email, subject, message: text } = message;
  return { id: _id, receivedAt, name, email, subject, message: text, mailedAt: sentAt };
}

/** Never fails but for a bad `uri`: until the server is reached, every call rejects with `StoreUnavailableError`. */
export function openMongoStores(uri: string, report: ReportFailure = () => undefined): Stores {
  const connection = new MongoConnection(
    uri,
    async (database: Db) => {
      await Promise.all([
        prepareRatings(database),
        prepareContactMessages(database),
        prepareAvailability(database),
      ]);
    },
    report,
  );
  return {
    ratings: new MongoRatingStore(connection),
    contact: new MongoContactStore(connection),
    availability: new MongoAvailabilityStore(connection),
    ping: () => connection.use(async (database) => void (await database.command({ ping: 1 }))),
    close: () => connection.close(),
  };
}
