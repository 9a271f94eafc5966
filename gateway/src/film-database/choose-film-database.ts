import type { SampleFilmDatabase } from "@flickmap/sample-film-database";
import type { Config } from "../config/config.ts";
import type { FilmDatabaseEndpoint } from "./open-film-database.ts";
import { startSample } from "./start-sample.ts";

type Sample = Pick<SampleFilmDatabase, "url" | "imageBaseUrl" | "close">;

/** A sample that another process started, and ends. */
function sampleAt(origin: string): Sample {
  return { url: `${origin}/3`, imageBaseUrl: `${origin}/t/p`, close: async () => undefined };
}

/** The film database that the configuration has a credential for, else the sample, started. */
export async function chooseFilmDatabase(
  config: Config,
): Promise<{ address: FilmDatabaseEndpoint; sample: Sample | null }> {
  const { credential, filmDatabaseUrl, imageBaseUrl } = config;
  if (credential !== null) {
    return {
      address: { source: "TMDB", url: filmDatabaseUrl, credential, imageBaseUrl },
      sample: null,
    };
  }
  const sample = config.sampleOrigin ? sampleAt(config.sampleOrigin) : await startSample(config);
  return {
    address: {
      source: "SAMPLE",
      url: sample.url,
      credential: { kind: "token", token: "sample" },
      imageBaseUrl: sample.imageBaseUrl,
    },
    sample,
  };
}
