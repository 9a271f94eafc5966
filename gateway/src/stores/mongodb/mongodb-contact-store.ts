import type { Collection, Db } from "mongodb";
import type { ContactMessage, ContactStore, StoredContactMessage } from "../contact-store.ts";
import { StoreUnavailableError } from "../stores.ts";
import { isDuplicateKey, type MongoConnection } from "./connection.ts";

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

export async function prepareContactMessages(database: Db): Promise<void> {
  await messages(database).createIndexes([{ key: { receivedAt: 1, _id: 1 }, name: "received" }]);
}

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
