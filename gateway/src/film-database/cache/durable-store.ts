import { mkdirSync } from "node:fs";
import { join } from "node:path";
import KeyvRedis from "@keyv/redis";
import { Keyv } from "keyv";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { CacheEntry } from "./answer-cache.ts";
import { warnSparingly } from "../../warn-sparingly.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

/** Longer than Redis ever takes when it is well; past it the cache goes on without it. */
const REDIS_TIMEOUT_MS = 500;

/**
 * The tier of the cache that outlives the process: Redis where several gateways share one, else a
 * file in the data folder.
 *
 * @param namespace keeps the answers of different film databases apart
 * @throws when the data folder cannot be written
 */
export function createDurableStore(
  options: { redisUrl: string | null; dataDir: string; namespace: string },
  logger: Logger,
): Keyv<CacheEntry> {
  const keyv = new Keyv<CacheEntry>({
    store: options.redisUrl ? redisStore(options.redisUrl) : fileStore(options.dataDir),
    namespace: options.namespace,
    serialize: JSON.stringify,
    deserialize: JSON.parse,
  });
  keyv.on("error", warnSparingly(logger, "the cache's store failed; going on without it"));
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

/** A store in Redis that gives up at once where Redis does not answer. */
export function redisStore(url: string): KeyvRedis<unknown> {
  return new KeyvRedis(
    {
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: REDIS_TIMEOUT_MS },
      commandOptions: { timeout: REDIS_TIMEOUT_MS },
    },
    { throwOnConnectError: false, connectionTimeout: REDIS_TIMEOUT_MS, throwOnErrors: false },
  );
}
