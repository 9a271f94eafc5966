import type { SampleFilmDatabase } from "@flickmap/sample-film-database";
import type { HistoryReader } from "@flickmap/sample-film-database/availability/observe-history.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { errorCode } from "../lib/error-code.ts";
import type { FilmDatabaseEndpoint } from "./open-film-database.ts";

/** The sample, in place of a film database. */
interface Sample {
  /** Observes what it had on earlier days, of so many titles at most; null where it stays on one day. */
  readonly observeHistory:
    | ((titles: number, reader: HistoryReader, signal: AbortSignal) => Promise<void>)
    | null;
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
          ? async (titles, reader, signal) => {
              const { observeHistory } =
                await import("@flickmap/sample-film-database/availability/observe-history.ts");
              await observeHistory({ titles, now: Date.now() }, reader, signal);
            }
          : null,
      close: async () => started?.close(),
    },
  };
}

/** Starts the sample, a package that a deployment with a credential can leave out: ConfigError where it is not installed. */
export async function startSample({
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
