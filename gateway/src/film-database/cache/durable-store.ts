import { EventEmitter } from "node:events";
import { join } from "node:path";
import { Keyv, type KeyvStoreAdapter } from "keyv";
import type { Logger } from "pino";
import type { Secrets } from "../../config/derived-keys.ts";
import { prepareDataFolder } from "../../config/data-folder.ts";
import { openRedisStore } from "../../redis/open-redis-store.ts";
import type { DurableStore } from "./film-database-cache.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";
import { ENTRY_FORMAT, type EntryToStore, type StoredEntry } from "./stored-entry.ts";

/**
 * The tier of the cache that outlives the process: Redis where several gateways share one, else a
 * file in the data folder.
 *
 * @param namespace separates the records of different film databases
 * @throws when the data folder cannot be written
 */
export async function createDurableStore(
  options: {
    redisUrl: string | null;
    dataDir: string;
    namespace: string;
    secrets: Secrets;
  },
  logger: Logger,
): Promise<DurableStore> {
  const keyv = new Keyv<EntryToStore | StoredEntry>({
    store:
      options.redisUrl === null
        ? fileStore(options.dataDir, logger)
        : await openRedisStore(options.redisUrl, options.secrets),
    namespace: options.namespace,
    ...ENTRY_FORMAT,
  });
  keyv.on(
    "error",
    warnSparingly(
      logger,
      "the film database cache cannot use its store; continuing with memory only",
    ),
  );
  return keyv;
}

/**
 * Opens the cache file. One that cannot be used, as on a full disk, is no reason not to start: it
 * holds nothing that cannot be fetched again.
 */
function fileStore(dataDir: string, logger: Logger): KeyvStoreAdapter {
  prepareDataFolder(dataDir);
  const file = join(dataDir, "answers.sqlite");
  try {
    return new SqliteKeyvStore(file, (movedTo, error) => {
      logger.error(
        { file, movedTo, reason: error.message },
        "the film database cache is damaged: moved aside, continuing with an empty one",
      );
    });
  } catch (error) {
    logger.error(
      { file, reason: error instanceof Error ? error.message : "unknown" },
      "the film database cache cannot be opened: continuing with memory only, free disk space and restart",
    );
    return new NoStore();
  }
}

/** Stores nothing. */
class NoStore extends EventEmitter implements KeyvStoreAdapter {
  opts = {};
  get = async () => undefined;
  set = async () => undefined;
  delete = async () => false;
  clear = async () => undefined;
}
