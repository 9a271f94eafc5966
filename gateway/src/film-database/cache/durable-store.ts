import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Keyv } from "keyv";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import { RedisStore } from "../../redis/redis-store.ts";
import type { CacheEntry } from "./film-database-cache.ts";
import { warnSparingly } from "../../warn-sparingly.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

/**
 * The tier of the cache that outlives the process: Redis where several gateways share one, else a
 * file in the data folder.
 *
 * @param namespace keeps the answers of different film databases apart
 * @throws when the data folder cannot be written
 */
export async function createDurableStore(
  options: { redisUrl: string | null; dataDir: string; namespace: string },
  logger: Logger,
): Promise<Keyv<CacheEntry>> {
  const keyv = new Keyv<CacheEntry>({
    store: options.redisUrl ? await RedisStore.open(options.redisUrl) : fileStore(options.dataDir),
    namespace: options.namespace,
    serialize: JSON.stringify,
    deserialize: JSON.parse,
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

function fileStore(dataDir: string): SqliteKeyvStore {
  try {
    mkdirSync(dataDir, { recursive: true });
    return new SqliteKeyvStore(join(dataDir, "answers.sqlite"));
  } catch (error) {
    throw new AppError("INTERNAL_SERVER_ERROR", `The data folder ${dataDir} cannot be written`, {
      cause: error,
    });
  }
}
