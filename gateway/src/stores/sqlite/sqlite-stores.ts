import type { TitleKey } from "../../film-database/records/title.ts";
import { type RatingStore, type RatingTotals, type Stars, toStars } from "../rating-store.ts";
import type { ContactMessage, ContactStore, StoredContactMessage } from "../contact-store.ts";
import { type ReportFailure, type Stores, StoreUnavailableError } from "../stores.ts";
import { SqliteAccess, openDatabase } from "./database.ts";
import type { SQLOutputValue } from "node:sqlite";
import { dirname } from "node:path";
import { prepareDataFolder } from "../../config/data-folder.ts";
import { SqliteAvailabilityStore } from "./sqlite-availability-store.ts";

class SqliteRatingStore implements RatingStore {
  readonly isShared = false;
  readonly #access: SqliteAccess;

  constructor(access: SqliteAccess) {
    this.#access = access;
  }

  async rate({ type, id }: TitleKey, session: string, stars: Stars): Promise<void> {
    this.#access.run(
      (sql) => sql.run`INSERT INTO rating (title_type, title_id, session_id, stars)
        VALUES (${type}, ${id}, ${session}, ${stars}) ON CONFLICT DO UPDATE SET stars = excluded.stars`,
    );
  }

  async remove({ type, id }: TitleKey, session: string): Promise<void> {
    this.#access.run(
      (sql) => sql.run`DELETE FROM rating
        WHERE title_type = ${type} AND title_id = ${id} AND session_id = ${session}`,
    );
  }

  async sessionRating({ type, id }: TitleKey, session: string): Promise<Stars | null> {
    const row = this.#access.run(
      (sql) => sql.get`SELECT stars FROM rating
        WHERE title_type = ${type} AND title_id = ${id} AND session_id = ${session}`,
    );
    return row === undefined ? null : toStars(Number(row["stars"]));
  }

  async totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    return titles.map(({ type, id }) => {
      const row = this.#access.run(
        (sql) => sql.get`SELECT avg(stars) AS average, count(*) AS count FROM rating
          WHERE title_type = ${type} AND title_id = ${id}`,
      );
      const count = Number(row?.["count"]);
      return { average: count === 0 ? null : Number(row?.["average"]), count };
    });
  }
}

/** Contact messages in SQLite. Moments are stored as milliseconds since 1970. */
class SqliteContactStore implements ContactStore {
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

/** The file of ratings and contact messages exists and cannot be used: it is damaged, or the disk is full. */
class DatabaseFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : "unknown";
    super(
      `The database ${file} cannot be opened (${reason}): free disk space, or restore the file ` +
        "from a backup or move it away; no restart is needed",
      { cause },
    );
  }
}

/** Opens the embedded stores in one SQLite file, which processes may share; calls reject until it can be opened. */
export function openSqliteStores(file: string, report: ReportFailure = () => undefined): Stores {
  if (file !== ":memory:") prepareDataFolder(dirname(file));
  const access = new SqliteAccess(() => {
    try {
      return openDatabase(file);
    } catch (error) {
      throw new DatabaseFileError(file, error);
    }
  }, report);
  // A write: a full disk can be read.
  const ping = async () => void access.run((sql) => sql.run`UPDATE store_identity SET id = id`);
  // Whoever reports failures has been told why it cannot be opened yet.
  ping().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
  });
  return {
    ratings: new SqliteRatingStore(access),
    contact: new SqliteContactStore(access),
    availability: new SqliteAvailabilityStore(access),
    ping,
    close: async () => access.close(),
  };
}
