import { DatabaseSync } from "node:sqlite";
import { openSqliteStores } from "../../src/stores/sqlite/sqlite-stores.ts";

const COUNTRIES = ["US", "GB", "DE", "FR", "ES", "IT", "JP", "IN", "BR", "CA"];

/**
 * Makes a SQLite file with movies that have been observed, each with the same offers in ten countries.
 *
 * @param offers of a movie by its number, as they are stored
 */
export async function fillCatalog(
  file: string,
  { titles, offers }: { readonly titles: number; readonly offers: (id: number) => string },
): Promise<void> {
  await openSqliteStores(file).close();
  const database = new DatabaseSync(file);
  const title = database.prepare(
    `INSERT INTO catalogue_title (title_type, title_id, wanted_at, due_at, revision, checked_at, name)
     VALUES ('movie', ?, 0, 0, 1, 1762000000000, ?)`,
  );
  const inCountry = database.prepare("INSERT INTO title_offers VALUES ('movie', ?, ?, ?)");
  database.exec("PRAGMA synchronous = OFF; BEGIN");
  for (let id = 1; id <= titles; id += 1) {
    title.run(id, `Title ${id}`);
    const everywhere = offers(id);
    for (const country of COUNTRIES) inCountry.run(id, country, everywhere);
  }
  database.exec("UPDATE store_identity SET complete_since = 1762000000000; COMMIT");
  database.close();
}
