import type { DatabaseSync } from "node:sqlite";

/** Entry n takes a database from version n to n + 1. Only ever append: databases out there have run the earlier ones. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE rating (
    title_type TEXT NOT NULL,
    title_id INTEGER NOT NULL,
    session_id TEXT NOT NULL,
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    PRIMARY KEY (title_type, title_id, session_id)
  ) STRICT, WITHOUT ROWID;

  -- Updated in step with rating by the triggers, in the transaction of each write.
  CREATE TABLE rating_total (
    title_type TEXT NOT NULL,
    title_id INTEGER NOT NULL,
    stars INTEGER NOT NULL,
    sessions INTEGER NOT NULL,
    PRIMARY KEY (title_type, title_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER rating_added AFTER INSERT ON rating BEGIN
    INSERT INTO rating_total VALUES (new.title_type, new.title_id, new.stars, 1)
    ON CONFLICT DO UPDATE SET stars = stars + excluded.stars, sessions = sessions + 1;
  END;

  CREATE TRIGGER rating_changed AFTER UPDATE OF stars ON rating BEGIN
    UPDATE rating_total SET stars = stars + new.stars - old.stars
    WHERE title_type = new.title_type AND title_id = new.title_id;
  END;

  CREATE TRIGGER rating_removed AFTER DELETE ON rating BEGIN
    UPDATE rating_total SET stars = stars - old.stars, sessions = sessions - 1
    WHERE title_type = old.title_type AND title_id = old.title_id;
  END;

  CREATE TABLE contact_message (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    sent_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    last_error TEXT
  ) STRICT;

  CREATE INDEX contact_message_due ON contact_message (due_at) WHERE sent_at IS NULL;
  CREATE INDEX contact_message_received ON contact_message (received_at, id);
  `,
  `
  -- Moments are milliseconds since 1970.
  CREATE TABLE catalogue_title (
    title_type TEXT NOT NULL,
    title_id INTEGER NOT NULL,
    wanted_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    first_checked_at INTEGER,
    checked_at INTEGER,
    empty_since INTEGER,
    name TEXT NOT NULL DEFAULT '',
    imdb_id TEXT,
    wikidata_id TEXT,
    PRIMARY KEY (title_type, title_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX catalogue_title_due ON catalogue_title (due_at);
  CREATE INDEX catalogue_title_wanted ON catalogue_title (wanted_at);
  CREATE INDEX catalogue_title_first_checked ON catalogue_title (first_checked_at);

  CREATE TABLE title_offers (
    title_type TEXT NOT NULL,
    title_id INTEGER NOT NULL,
    country TEXT NOT NULL,
    offers TEXT NOT NULL,
    PRIMARY KEY (title_type, title_id, country),
    FOREIGN KEY (title_type, title_id) REFERENCES catalogue_title ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX title_offers_country ON title_offers (country, title_type, title_id);

  -- AUTOINCREMENT: a number is never given twice, even after the newest change was deleted.
  CREATE TABLE availability_change (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    title_type TEXT NOT NULL,
    title_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    country TEXT NOT NULL,
    provider INTEGER NOT NULL,
    kind TEXT NOT NULL,
    change TEXT NOT NULL,
    observed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX availability_change_country ON availability_change (country, sequence);
  CREATE INDEX availability_change_observed ON availability_change (observed_at);

  CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What a change shows of its title without a call to the film database.
  ALTER TABLE availability_change ADD COLUMN year INTEGER;
  ALTER TABLE availability_change ADD COLUMN poster_path TEXT;
  `,
  `
  -- One row: which store this is. Cursors carry it, since sequences begin again in another one.
  CREATE TABLE store_identity (id TEXT PRIMARY KEY) STRICT;
  INSERT INTO store_identity VALUES (lower(hex(randomblob(8))));
  `,
  `
  -- What the export says of a title without a call to the film database; known from the next observation on.
  ALTER TABLE catalogue_title ADD COLUMN year INTEGER;
  `,
  `
  -- The changes of a visitor's list.
  CREATE INDEX availability_change_title ON availability_change (title_type, title_id, sequence);
  `,
  `
  -- When every known title had been observed for the first time.
  ALTER TABLE store_identity ADD COLUMN complete_since INTEGER;
  `,
  `
  -- Between which observations a change came: far apart after a time in which nobody observed.
  ALTER TABLE availability_change ADD COLUMN previously_observed_at INTEGER;
  `,
  `
  -- How far clients' webhooks have come.
  CREATE TABLE webhook (
    client TEXT PRIMARY KEY,
    cursor TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Averages are worked out from the ratings: those of a title lie together.
  DROP TRIGGER rating_added;
  DROP TRIGGER rating_changed;
  DROP TRIGGER rating_removed;
  DROP TABLE rating_total;
  -- Which film database was observed; null where that was never said.
  ALTER TABLE store_identity ADD COLUMN source TEXT;
  `,
];

const SCHEMA_VERSION = MIGRATIONS.length;

function version(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/** Each step takes the write lock and looks again whether it is needed. Throws when a newer Flickmap wrote the database. */
export function migrate(database: DatabaseSync): void {
  while (version(database) !== SCHEMA_VERSION) {
    database.exec("BEGIN IMMEDIATE");
    try {
      const from = version(database);
      if (from > SCHEMA_VERSION) {
        throw new Error(
          `The database has schema ${from}, this Flickmap knows ${SCHEMA_VERSION}: use the newer one`,
        );
      }
      const step = MIGRATIONS[from];
      if (step !== undefined) database.exec(`${step}; PRAGMA user_version = ${from + 1}`);
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  }
}
