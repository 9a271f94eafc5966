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
 * The product's own film data, in memory once it was requested, for a server that is compared with it.
 *
 * @returns makes what the schema's resolvers need for one request
 */
export async function filmData() {
  const sample = await startSampleFilmDatabase();
  const { services } = await createServices(
    readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "flickmap-peer-")), LOG_LEVEL: "silent" }),
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
