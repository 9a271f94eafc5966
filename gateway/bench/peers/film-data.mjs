import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { startSampleFilmDatabase } from "../../sample-film-database/server.ts";
import { readConfig } from "../../src/config.ts";
import { createContext } from "../../src/graphql/context.ts";
import { detachedScope } from "../../src/request-scope.ts";
import { createServices } from "../../src/services.ts";

/**
 * The product's own film data, in memory once it was requested, for a server that is compared with it. The sample film
 * database is at the day that `SAMPLE_AVAILABILITY_DATE` names, as the gateway's is.
 *
 * @returns makes what the schema's resolvers need for one request
 */
export async function filmData() {
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), "flickmap-peer-")),
    LOG_LEVEL: "silent",
    SAMPLE_AVAILABILITY_DATE: process.env["SAMPLE_AVAILABILITY_DATE"],
  });
  const sample = await startSampleFilmDatabase({ availabilityDay: config.sampleAvailabilityDate });
  const { services } = await createServices(
    config,
    {
      source: "SAMPLE",
      url: sample.url,
      credential: { kind: "token", token: "sample" },
      imageBaseUrl: sample.imageBaseUrl,
    },
    pino({ level: "silent" }),
  );
  return () =>
    createContext(services, {
      visitor: { address: "127.0.0.1", countryHeader: null },
      writes: { crossOrigin: false, limit: async () => null },
      requestId: "bench",
      scope: detachedScope(),
    });
}
