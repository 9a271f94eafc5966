import type { SQLOutputValue, StatementSync } from "node:sqlite";
import {
  type ContactMessage,
  type ContactStore,
  MAX_DUE_MS,
  type StoredContactMessage,
} from "../contact-store.ts";
import type { SqliteAccess } from "./sqlite-access.ts";

/** How many messages are read at a time when all are listed. */
const PAGE = 200;

/** Contact messages and their outbox in SQLite. Moments are stored as milliseconds since 1970. */
export class SqliteContactStore implements ContactStore {
  readonly #access: SqliteAccess;
  readonly #insert: StatementSync;
  readonly #page: StatementSync;
  readonly #claim: StatementSync;
  readonly #markSent: StatementSync;
  readonly #postpone: StatementSync;

  constructor(access: SqliteAccess) {
    const { database } = access;
    this.#access = access;
    this.#insert = database.prepare(
      `INSERT INTO contact_message (id, received_at, name, email, subject, message, due_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    );
    this.#page = database.prepare(
      `SELECT * FROM contact_message WHERE (received_at, id) > (?, ?)
       ORDER BY received_at, id LIMIT ${PAGE}`,
    );
    this.#claim = database.prepare(
      `UPDATE contact_message SET due_at = ?, attempts = attempts + 1
       WHERE id = (SELECT id FROM contact_message WHERE sent_at IS NULL AND (due_at <= ? OR due_at > ?)
                   ORDER BY due_at LIMIT 1)
       RETURNING *`,
    );
    this.#markSent = database.prepare(
      "UPDATE contact_message SET sent_at = ?, last_error = NULL WHERE id = ? AND sent_at IS NULL",
    );
    this.#postpone = database.prepare(
      "UPDATE contact_message SET due_at = ?, last_error = ? WHERE id = ? AND sent_at IS NULL",
    );
  }

  add(message: ContactMessage): Promise<void> {
    const received = message.receivedAt.getTime();
    const { id, name, email, subject, message: text } = message;
    return this.#access.write(() =>
      this.#insert.run(id, received, name, email, subject, text, received),
    );
  }

  async *list(): AsyncGenerator<StoredContactMessage> {
    let after: { receivedAt: number; id: string } = { receivedAt: -Infinity, id: "" };
    for (;;) {
      const { receivedAt, id } = after;
      const messages = this.#access.run(() => this.#page.all(receivedAt, id)).map(toMessage);
      yield* messages;
      const last = messages.at(-1);
      if (last === undefined || messages.length < PAGE) return;
      after = { receivedAt: last.receivedAt.getTime(), id: last.id };
    }
  }

  async claim(now: Date, leaseEnd: Date): Promise<StoredContactMessage | null> {
    const time = now.getTime();
    const row = this.#access.run(() =>
      this.#claim.get(leaseEnd.getTime(), time, time + MAX_DUE_MS),
    );
    return row === undefined ? null : toMessage(row);
  }

  markSent(id: string, at: Date): Promise<void> {
    return this.#access.write(() => this.#markSent.run(at.getTime(), id));
  }

  postpone(id: string, dueAt: Date, reason: string): Promise<void> {
    return this.#access.write(() => this.#postpone.run(dueAt.getTime(), reason, id));
  }
}

function toMessage(row: Record<string, SQLOutputValue>): StoredContactMessage {
  const sentAt = row["sent_at"];
  const lastError = row["last_error"];
  return {
    id: String(row["id"]),
    receivedAt: new Date(Number(row["received_at"])),
    name: String(row["name"]),
    email: String(row["email"]),
    subject: String(row["subject"]),
    message: String(row["message"]),
    delivery: {
      sentAt: sentAt == null ? null : new Date(Number(sentAt)),
      attempts: Number(row["attempts"]),
      dueAt: new Date(Number(row["due_at"])),
      lastError: lastError == null ? null : String(lastError),
    },
  };
}
