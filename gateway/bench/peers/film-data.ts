import { mkdir } from "node:fs/promises";
import { pino } from "pino";
import { chooseFilmDatabase } from "../../src/film-database/choose-film-database.ts";
import { readConfig } from "../../src/config/config.ts";
import { createContext, type GraphQLContext } from "../../src/api/graphql/context.ts";
import { detachedScope } from "../../src/request-scope.ts";
import { createServices } from "../../src/services.ts";

/**
 * The product's own film data with its caches, for a server that is compared with it.
 *
 * @returns makes what the schema's resolvers need for one request
 */
export async function filmData(): Promise<() => GraphQLContext> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const { endpoint } = await chooseFilmDatabase(config);
  const { services } = await createServices(config, endpoint, pino({ level: "silent" }));
  return () =>
    createContext(services, {
      visitor: { address: "127.0.0.1", countryHeader: null },
      writes: { crossOrigin: false, limit: () => null },
      requestId: "bench",
      scope: detachedScope(),
    });
}
