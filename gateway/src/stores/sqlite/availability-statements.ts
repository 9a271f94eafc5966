import type { DatabaseSync } from "node:sqlite";

/** The prepared statements by what they do. */
export type AvailabilityStatements = ReturnType<typeof availabilityStatements>;

/** The statements of the availability store, prepared once. */
export function availabilityStatements(database: DatabaseSync) {
  return {
    note: database.prepare(
      `INSERT INTO catalogue_title (title_type, title_id, wanted_at, due_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET wanted_at = max(wanted_at, excluded.wanted_at)`,
    ),
    due: database.prepare(
      "SELECT title_type, title_id FROM catalogue_title WHERE due_at <= ? ORDER BY due_at LIMIT ?",
    ),
    title: database.prepare("SELECT * FROM catalogue_title WHERE title_type = ? AND title_id = ?"),
    offers: database.prepare(
      "SELECT country, offers FROM title_offers WHERE title_type = ? AND title_id = ?",
    ),
    postpone: database.prepare(
      "UPDATE catalogue_title SET due_at = ? WHERE title_type = ? AND title_id = ?",
    ),
    record: database.prepare(
      `UPDATE catalogue_title
       SET first_checked_at = coalesce(first_checked_at, ?), checked_at = ?, empty_since = ?,
           name = ?, imdb_id = ?, wikidata_id = ?, year = ?, due_at = ?, revision = revision + 1
       WHERE title_type = ? AND title_id = ? AND revision = ?`,
    ),
    setOffers: database.prepare(
      `INSERT INTO title_offers VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET offers = excluded.offers`,
    ),
    deleteOffers: database.prepare(
      "DELETE FROM title_offers WHERE title_type = ? AND title_id = ? AND country = ?",
    ),
    addChange: database.prepare(
      `INSERT INTO availability_change
         (title_type, title_id, name, year, poster_path, country, provider, kind, change, observed_at,
          previously_observed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    bounds: database.prepare(
      `SELECT (SELECT min(sequence) FROM availability_change) AS oldest,
              (SELECT max(sequence) FROM availability_change) AS newest`,
    ),
    storeId: database.prepare("SELECT id FROM store_identity"),
    completeSince: database.prepare("SELECT complete_since FROM store_identity"),
    noteComplete: database.prepare(
      "UPDATE store_identity SET complete_since = ? WHERE complete_since IS NULL",
    ),
    offersIn: database.prepare(
      `SELECT offers FROM catalogue_title LEFT JOIN title_offers
         ON title_offers.title_type = catalogue_title.title_type
        AND title_offers.title_id = catalogue_title.title_id AND country = ?
       WHERE catalogue_title.title_type = ? AND catalogue_title.title_id = ?
         AND checked_at IS NOT NULL`,
    ),
    exportCountry: database.prepare(
      `SELECT catalogue_title.*, offers
       FROM title_offers JOIN catalogue_title USING (title_type, title_id)
       WHERE country = ? AND (title_offers.title_type, title_offers.title_id) > (?, ?)
       ORDER BY title_offers.title_type, title_offers.title_id LIMIT ?`,
    ),
    exportAll: database.prepare(
      `SELECT * FROM catalogue_title
       WHERE (title_type, title_id) > (?, ?)
         AND EXISTS (SELECT 1 FROM title_offers
                     WHERE title_offers.title_type = catalogue_title.title_type
                       AND title_offers.title_id = catalogue_title.title_id)
       ORDER BY title_type, title_id LIMIT ?`,
    ),
    stats: database.prepare(
      `SELECT (SELECT count(*) FROM catalogue_title) AS known,
              (SELECT count(*) FROM catalogue_title WHERE checked_at IS NOT NULL) AS observed,
              (SELECT count(*) FROM catalogue_title WHERE due_at <= ?) AS due,
              coalesce((SELECT max(sequence) FROM availability_change)
                       - (SELECT min(sequence) FROM availability_change) + 1, 0) AS changes,
              (SELECT min(first_checked_at) FROM catalogue_title) AS observing_since`,
    ),
    observingSince: database.prepare(
      `SELECT first_checked_at FROM catalogue_title
       WHERE first_checked_at IS NOT NULL ORDER BY first_checked_at LIMIT 1`,
    ),
    // The newest one stays: cursors are compared with its sequence.
    forgetChanges: database.prepare(
      `DELETE FROM availability_change
       WHERE observed_at < ? AND sequence < (SELECT max(sequence) FROM availability_change)`,
    ),
    forgetUnwanted: database.prepare("DELETE FROM catalogue_title WHERE wanted_at < ?"),
    forgetBeyond: database.prepare(
      `DELETE FROM catalogue_title WHERE (title_type, title_id) IN (
         SELECT title_type, title_id FROM catalogue_title
         ORDER BY wanted_at DESC, title_type, title_id LIMIT -1 OFFSET ?)`,
    ),
    takeLease: database.prepare(
      `INSERT INTO lease (name, holder, until) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET holder = excluded.holder, until = excluded.until
       WHERE lease.holder = excluded.holder OR lease.until NOT BETWEEN ? AND ?`,
    ),
    endLease: database.prepare("DELETE FROM lease WHERE name = ? AND holder = ?"),
  };
}
