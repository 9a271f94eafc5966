import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config, FilmDatabaseCredential, Secrets } from "../config/config.ts";
import { Job } from "../lib/job.ts";
import { createDurableStore } from "./cache/durable-store.ts";
import { FilmDatabaseCache } from "./cache/film-database-cache.ts";
import { FilmDatabaseClient } from "./client/client.ts";
import {
  FilmDatabase,
  type FilmDatabaseEffects,
  type FilmDatabaseSource,
} from "./film-database.ts";
import type { FilmDatabaseObserver } from "./observer.ts";

/** How long the start waits for the short lists that every page refers to. */
const WARM_UP_MS = 3000;
const RETRY_MS = 20_000;

export interface FilmDatabaseEndpoint {
  readonly source: FilmDatabaseSource;
  readonly url: string;
  readonly credential: FilmDatabaseCredential;
  /** What the keys are derived from with which the gateways of this deployment sign. */
  readonly secrets: Secrets;
  /** What is put before a size and a path to get an image. */
  readonly imageBaseUrl: string;
}

export async function openFilmDatabase(
  config: Config,
  endpoint: FilmDatabaseEndpoint,
  logger: Logger,
  observer: FilmDatabaseObserver,
  effects: FilmDatabaseEffects,
) {
  const { redisUrl, dataDir, cacheMemoryBytes: memoryBytes, upstream } = config;
  const { source, url, credential } = endpoint;
  const namespace = source === "SAMPLE" ? "sample" : url;
  const { keyv: durable, isRedisUp } = await createDurableStore(
    { redisUrl, dataDir, namespace },
    logger,
  );
  const client = new FilmDatabaseClient({ baseUrl: url, credential }, upstream, logger, observer);
  const cache = new FilmDatabaseCache({ memoryBytes, durable, logger, observer });
  return {
    filmDatabase: new FilmDatabase({ source, client, cache, effects }),
    isCredentialWrong: () => client.isCredentialWrong,
    /** Null without Redis. */
    isRedisUp,
    close: () => durable.disconnect(),
  };
}

/**
 * Loads the short lists of every page, for three seconds at most; later in the background, which also finds out whether a
 * film database that failed responds again. Gives what ends that.
 */
export async function warmUp(filmDatabase: FilmDatabase, logger: Logger): Promise<() => void> {
  let isLoaded = false;
  const job = new Job({
    everyMs: RETRY_MS,
    async work() {
      if (isLoaded) return;
      // One alone at first: a film database that does not respond is called once.
      await filmDatabase.regions();
      await Promise.all([
        filmDatabase.languages(),
        filmDatabase.genres("movie"),
        filmDatabase.genres("tv"),
      ]);
      isLoaded = true;
    },
    // The client says why.
    onFailure: () => undefined,
  });
  const timeUp = new AbortController();
  await Promise.race([job.start(), wait(WARM_UP_MS, null, timeUp)]);
  timeUp.abort();
  if (!isLoaded) logger.warn("the start goes on with what is stored of the film database");
  return () => void job.stop();
}
