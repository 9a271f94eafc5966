import { Keyv } from "keyv";
import type { Logger } from "pino";
import { FilmDatabaseCache } from "../film-database/cache/film-database-cache.ts";
import { SqliteKeyvStore } from "../film-database/cache/sqlite-keyv-store.ts";
import {
  ENTRY_FORMAT,
  type EntryToStore,
  type StoredEntry,
} from "../film-database/cache/stored-entry.ts";
import type { FilmDatabaseClient } from "../film-database/client/client.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { parseTolerantly } from "../film-database/records/parse-tolerantly.ts";
import { TmdbFilmDatabase } from "../film-database/tmdb-film-database.ts";
import { madeUpAnswer } from "./made-up-answers.ts";

/** Room for the titles of one operation. */
const MEMORY_BYTES = 8 * 1024 * 1024;

/**
 * A film database of made-up titles: what it returns is read, converted and stored as that of the real one, in a cache
 * and a file of its own, in memory. No call is made.
 */
export async function openMadeUpFilmDatabase(
  logger: Logger,
): Promise<{ readonly filmDatabase: FilmDatabase; readonly close: () => Promise<void> }> {
  const durable = new Keyv<EntryToStore | StoredEntry>({
    store: new SqliteKeyvStore(":memory:"),
    ...ENTRY_FORMAT,
  });
  const client: FilmDatabaseClient = {
    async get(path, _, record) {
      const { value } = parseTolerantly(record, JSON.parse(madeUpAnswer(path)));
      if (value === null) throw new Error(`${path} is made up wrongly`);
      return value;
    },
    priorityOf: ({ priority }) => priority,
    announce: () => () => undefined,
    shareAmong: () => undefined,
  };
  const cache = new FilmDatabaseCache({ memoryBytes: MEMORY_BYTES, durable, logger });
  return {
    filmDatabase: new TmdbFilmDatabase({ source: "SAMPLE", client, cache }),
    close: () => durable.disconnect(),
  };
}
