import { join } from "node:path";
import { Keyv, type KeyvOptions } from "keyv";
import type { Logger } from "pino";
import { prepareDataFolder } from "../../config/data-folder.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

/** The text of an entry stands behind the time at which it expires; Keyv's own format would quote all of it once more. */
const FORMAT: Required<Pick<KeyvOptions, "serialize" | "deserialize">> = {
  serialize: ({ value, expires }) => `${expires ?? ""} ${String(value)}`,
  deserialize: (text) => {
    const end = text.indexOf(" ");
    const expires = Number(text.slice(0, end)) || undefined;
    return { value: text.slice(end + 1), ...(expires !== undefined && { expires }) } as never;
  },
};

/** The tier of the cache that outlives the process: Redis where gateways share one, else a file in the data folder. */
export async function createDurableStore(
  { redisUrl, dataDir, namespace }: { redisUrl: string | null; dataDir: string; namespace: string },
  logger: Logger,
) {
  // Its packages are loaded where a Redis is configured: they take memory and time.
  const redis =
    redisUrl === null
      ? null
      : await (await import("../../redis/redis-store.ts")).RedisStore.open(redisUrl);
  const store = redis ?? openFile(dataDir, logger);
  const keyv = new Keyv<string>({ store, namespace, ...FORMAT });
  const warn = warnSparingly(
    logger,
    "the film database cache cannot use its store; continuing with memory only",
    redis === null ? undefined : "Redis works again",
  );
  keyv.on("error", warn);
  redis?.on("works", () => warn.works());
  return { keyv, isRedisUp: redis && (() => redis.isUp) };
}

/** Opens the cache file. One that cannot be used, as on a full disk, is no reason not to start. */
function openFile(dataDir: string, logger: Logger): SqliteKeyvStore {
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
      { err: error, file },
      "the film database cache cannot be opened: continuing with one in memory, free disk space and restart",
    );
    return new SqliteKeyvStore(":memory:");
  }
}
