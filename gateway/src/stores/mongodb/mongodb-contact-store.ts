import type { Collection, Db } from "mongodb";
import {
  type ContactMessage,
  type ContactStore,
  MAX_DUE_MS,
  type StoredContactMessage,
} from "../contact-store.ts";
import { StoreUnavailableError } from "../store-unavailable.ts";
import { isDuplicateKey, type MongoConnection } from "./connection.ts";

interface ContactDocument {
  _id: string;
  receivedAt: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
  sentAt: Date | null;
  attempts: number;
  dueAt: Date;
  lastError: string | null;
}

function messages(database: Db): Collection<ContactDocument> {
  return database.collection<ContactDocument>("contact_messages");
}

/** Makes the indexes of the contact messages; does nothing where they are. */
export async function prepareContactMessages(database: Db): Promise<void> {
  await messages(database).createIndexes([
    { key: { sentAt: 1, dueAt: 1 }, name: "due" },
    { key: { receivedAt: 1, _id: 1 }, name: "received" },
  ]);
}

/** Contact messages and their outbox in MongoDB. */
export class MongoContactStore implements ContactStore {
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
          attempts: 0,
          dueAt: message.receivedAt,
          lastError: null,
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    });
  }

  async *list(): AsyncGenerator<StoredContactMessage> {
    const cursor = await this.#connection.use(async (database) =>
      messages(database).find().sort({ receivedAt: 1, _id: 1 }),
    );
    try {
      for await (const document of cursor) yield toMessage(document);
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }

  claim(now: Date, leaseEnd: Date): Promise<StoredContactMessage | null> {
    return this.#connection.use(async (database) => {
      const late = new Date(now.getTime() + MAX_DUE_MS);
      const claimed = await messages(database).findOneAndUpdate(
        { sentAt: null, $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: late } }] },
        { $set: { dueAt: leaseEnd }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: "after" },
      );
      return claimed === null ? null : toMessage(claimed);
    });
  }

  markSent(id: string, at: Date): Promise<void> {
    return this.#connection.use(async (database) => {
      await messages(database).updateOne(
        { _id: id, sentAt: null },
        { $set: { sentAt: at, lastError: null } },
      );
    });
  }

  postpone(id: string, dueAt: Date, reason: string): Promise<void> {
    return this.#connection.use(async (database) => {
      await messages(database).updateOne(
        { _id: id, sentAt: null },
        { $set: { dueAt, lastError: reason } },
      );
    });
  }
}

function toMessage(document: ContactDocument): StoredContactMessage {
  const { _id, sentAt, attempts, dueAt, lastError, receivedAt, name, email, subject, message } =
    document;
  const delivery = { sentAt, attempts, dueAt, lastError };
  return { id: _id, receivedAt, name, email, subject, message, delivery };
}
