import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { FilmDatabaseCredential } from "../config/credential.ts";
import type { Secrets } from "../config/derived-keys.ts";
import { connectRedis } from "../redis/connect.ts";
import { Gateways } from "../redis/gateways.ts";
import { Job } from "../lib/job.ts";
import { warnSparingly } from "../lib/warn-sparingly.ts";
import { createDurableStore } from "./cache/durable-store.ts";
import { FilmDatabaseCache } from "./cache/film-database-cache.ts";
import { createFilmDatabaseClient, type FilmDatabaseClient } from "./client/client.ts";
import type { FilmDatabase, FilmDatabaseSource } from "./film-database.ts";
import type { FilmDatabaseObserver } from "./observer.ts";
import { type FilmDatabaseEffects, TmdbFilmDatabase } from "./tmdb-film-database.ts";

/** How long the start waits for the short lists that every page refers to. */
const WARM_UP_MS = 3000;
const RETRY_MS = 20_000;

/** Which film database the gateway runs on. */
export interface FilmDatabaseEndpoint {
  readonly source: FilmDatabaseSource;
  readonly url: string;
  readonly credential: FilmDatabaseCredential;
  /** What the keys are derived from with which the gateways of this deployment sign. */
  readonly secrets: Secrets;
  /** What is put before a size and a path to get an image. */
  readonly imageBaseUrl: string;
}

/** The film database together with the way to close what it uses. */
export interface OpenFilmDatabase {
  readonly filmDatabase: FilmDatabase;
  /** Whether a client has so many calls that further ones wait behind other visitors'. */
  readonly isQueued: (client: string) => boolean;
  /** How many calls wait, run, or count towards the rate. */
  readonly calls: () => number;
  /** Whether the film database refused the credential and has never responded to it. */
  readonly isCredentialWrong: () => boolean;
  /** Whether Redis responded when it was last called, which is every two seconds; null without one. */
  readonly isRedisUp: (() => boolean) | null;
  readonly close: () => Promise<void>;
}

/** Opens the film database at an endpoint, with its cache and its client. */
export async function openFilmDatabase(
  config: Config,
  endpoint: FilmDatabaseEndpoint,
  logger: Logger,
  observer: FilmDatabaseObserver,
  effects: FilmDatabaseEffects,
): Promise<OpenFilmDatabase> {
  const durable = await createDurableStore(
    {
      redisUrl: config.redisUrl,
      dataDir: config.dataDir,
      namespace: endpoint.source === "SAMPLE" ? "sample" : endpoint.url,
      secrets: endpoint.secrets,
    },
    logger,
  );
  const client = createFilmDatabaseClient(
    { baseUrl: endpoint.url, credential: endpoint.credential },
    config.upstream,
    logger,
    observer,
  );
  const others = await joinOthers(config, client, logger);
  const { cacheMemoryBytes: memoryBytes } = config;
  const cache = new FilmDatabaseCache({ memoryBytes, durable, logger, observer, queue: client });
  return {
    filmDatabase: new TmdbFilmDatabase({
      source: endpoint.source,
      client,
      cache,
      effects,
    }),
    isQueued: (name) => client.priorityOf({ priority: "visitor", client: name }) !== "visitor",
    calls: () => client.calls,
    isCredentialWrong: () => client.isCredentialWrong,
    isRedisUp: others?.isUp ?? null,
    close: async () => {
      await others?.leave();
      await durable.disconnect();
    },
  };
}

/**
 * Shares the film database's limits with the other gateways on the same Redis.
 *
 * @returns whether Redis responds, and what ends the sharing; null without a Redis
 */
async function joinOthers(
  { redisUrl }: Config,
  client: FilmDatabaseClient,
  logger: Logger,
): Promise<{ readonly isUp: () => boolean; readonly leave: () => Promise<void> } | null> {
  if (redisUrl === null) return null;
  const warn = warnSparingly(
    logger,
    "Redis failed: the film database's limits stay divided among the last known gateways; check REDIS_URL and the server",
    "Redis works again",
  );
  let isUp = true;
  const onFailure = (error: unknown) => {
    isUp = false;
    warn(error);
  };
  const redis = await connectRedis(redisUrl, onFailure);
  const gateways = new Gateways(
    {
      eval: async (script, options) => {
        const result = await redis.eval(script, options);
        isUp = true;
        warn.works();
        return result;
      },
    },
    (count) => {
      client.shareAmong(count);
      logger.info({ gateways: count }, "the film database's limits are shared");
    },
    onFailure,
  );
  await gateways.join();
  return {
    isUp: () => isUp,
    leave: async () => {
      await gateways.leave();
      redis.close();
    },
  };
}

/**
 * Loads the short lists that every page refers to, so that the first visitor does not wait for them. Resolves when they are
 * there, or after three seconds; where one could not be loaded, they are tried again in the background, which also finds out
 * whether a film database that failed responds again.
 *
 * @returns what ends that
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
