import type { SQLOutputValue } from "node:sqlite";
import type { ContactMessage, ContactStore, StoredContactMessage } from "../stores.ts";
import type { SqliteAccess } from "./sqlite-access.ts";

/** Contact messages in SQLite. Moments are stored as milliseconds since 1970. */
export class SqliteContactStore implements ContactStore {
  readonly #access: SqliteAccess;

  constructor(access: SqliteAccess) {
    this.#access = access;
  }

  async add({ id, receivedAt, name, email, subject, message }: ContactMessage): Promise<void> {
    const received = receivedAt.getTime();
    // `due_at` is of releases that mailed from an outbox.
    this.#access.run(
      (sql) => sql.run`INSERT INTO contact_message
        (id, received_at, name, email, subject, message, due_at)
        VALUES (${id}, ${received}, ${name}, ${email}, ${subject}, ${message}, ${received})
        ON CONFLICT (id) DO NOTHING`,
    );
  }

  async *list({ unmailed } = { unmailed: false }): AsyncGenerator<StoredContactMessage> {
    yield* this.#access
      .run(
        (sql) => sql.all`SELECT * FROM contact_message
          WHERE sent_at IS NULL OR ${Number(!unmailed)} ORDER BY received_at, id`,
      )
      .map(toMessage);
  }

  async markMailed(id: string, at: Date): Promise<void> {
    this.#access.run(
      (sql) => sql.run`UPDATE contact_message SET sent_at = ${at.getTime()}
        WHERE id = ${id} AND sent_at IS NULL`,
    );
  }
}

function toMessage(row: Record<string, SQLOutputValue>): StoredContactMessage {
  const mailedAt = row["sent_at"];
  return {
    id: String(row["id"]),
    receivedAt: new Date(Number(row["received_at"])),
    name: String(row["name"]),
    email: String(row["email"]),
    subject: String(row["subject"]),
    message: String(row["message"]),
    mailedAt: mailedAt == null ? null : new Date(Number(mailedAt)),
  };
}
