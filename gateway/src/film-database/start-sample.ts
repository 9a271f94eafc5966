import type { SampleFilmDatabase } from "@flickmap/sample-film-database";
import { type Config, ConfigError } from "../config/config.ts";
import { errorCode } from "../lib/error-code.ts";

/**
 * Starts the sample film database, a package of its own that a deployment with a credential can leave out.
 *
 * @throws ConfigError where it is not installed
 */
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
