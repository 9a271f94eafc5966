import type { Logger } from "pino";
import type { SampleFilmDatabase } from "@flickmap/sample-film-database";
import type { observeHistory } from "@flickmap/sample-film-database/availability/observe-history.ts";
import {
  type Config,
  ConfigError,
  type FilmDatabaseCredential,
  type Secrets,
} from "../config/config.ts";
import { errorCode } from "../lib/error-code.ts";
import { createDurableStore } from "./cache/sqlite-keyv-store.ts";
import { FilmDatabaseCache } from "./cache/film-database-cache.ts";
import { FilmDatabaseClient } from "./client/client.ts";
import {
  FilmDatabase,
  type FilmDatabaseEffects,
  type FilmDatabaseSource,
} from "./film-database.ts";
import type { FilmDatabaseObserver } from "./observer.ts";

export interface FilmDatabaseEndpoint {
  readonly source: FilmDatabaseSource;
  readonly url: string;
  readonly credential: FilmDatabaseCredential;
  /** What the keys are derived from with which the gateways of this deployment sign. */
  readonly secrets: Secrets;
  /** What is put before a size and a path to get an image. */
  readonly imageBaseUrl: string;
}

/** The sample, in place of a film database. */
export interface Sample {
  /** Observes what it had on earlier days, of so many titles at most; null where it stays on one day. */
  readonly observeHistory: typeof observeHistory | null;
  readonly close: () => Promise<void>;
}

/** The film database that the configuration has a credential for, else the sample, started. */
export async function chooseFilmDatabase(
  config: Config,
): Promise<{ endpoint: FilmDatabaseEndpoint; sample: Sample | null }> {
  const { credential, filmDatabaseUrl, imageBaseUrl, sampleOrigin, signingKeys } = config;
  if (credential !== null) {
    return {
      endpoint: {
        source: "TMDB",
        url: filmDatabaseUrl,
        credential,
        secrets: signingKeys ?? [credential.kind === "token" ? credential.token : credential.key],
        imageBaseUrl,
      },
      sample: null,
    };
  }
  const started = sampleOrigin === null ? await startSample(config) : null;
  const origin = sampleOrigin ?? new URL(started?.url ?? "").origin;
  return {
    endpoint: {
      source: "SAMPLE",
      url: `${origin}/3`,
      credential: { kind: "token", token: "sample" },
      secrets: signingKeys ?? ["sample"],
      imageBaseUrl: `${origin}/t/p`,
    },
    sample: {
      observeHistory:
        config.sampleAvailabilityDate === "today"
          ? async (...given) => {
              const history =
                await import("@flickmap/sample-film-database/availability/observe-history.ts");
              return history.observeHistory(...given);
            }
          : null,
      close: async () => started?.close(),
    },
  };
}

/** Starts the sample, a package that a deployment with a credential can leave out: ConfigError where it is not installed. */
async function startSample({
  sampleAvailabilityDate,
}: Pick<Config, "sampleAvailabilityDate">): Promise<SampleFilmDatabase> {
  try {
    const { startSampleFilmDatabase } = await import("@flickmap/sample-film-database");
    return await startSampleFilmDatabase({ availabilityDay: sampleAvailabilityDate });
  } catch (error) {
    if (errorCode(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new ConfigError(
      "Bad configuration: TMDB_READ_TOKEN or TMDB_API_KEY must be set, since the sample film database is not installed",
      { cause: error },
    );
  }
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
