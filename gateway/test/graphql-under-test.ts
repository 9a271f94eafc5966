import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../src/config/config.ts";
import type { FilmDatabaseObserver } from "../src/film-database/observer.ts";
import { createContext } from "../src/api/graphql/context.ts";
import { createGraphQLServer } from "../src/api/graphql/server.ts";
import { detachedScope } from "../src/request-scope.ts";
import { createServices } from "../src/services.ts";
import { OWN_FILM_DATABASE } from "./gateway-under-test.ts";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import type { SampleFilmDatabaseOptions } from "@flickmap/sample-film-database/options.ts";

/** What a query came to: data as a test reads it, and the codes of its errors. */
interface Answer {
  /** Empty where the request was refused. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly { readonly code: unknown; readonly message: string }[];
}

/** The real schema on the sample film database. */
export type GraphQLUnderTest = Awaited<ReturnType<typeof startGraphQL>>;

/** Starts the schema's server on a separate sample film database, warmed up, on an empty cache. */
export async function startGraphQL(
  options: {
    environment?: Record<string, string>;
    sample?: SampleFilmDatabaseOptions;
    observer?: FilmDatabaseObserver;
    dataDir?: string;
  } = {},
) {
  const sample = await startSampleFilmDatabase(options.sample);
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "flickmap-test-"));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...OWN_FILM_DATABASE,
    ...options.environment,
  });
  const logger = pino({ level: config.logLevel });
  const running = await createServices(
    config,
    {
      source: "SAMPLE",
      url: sample.url,
      credential: { kind: "token", token: "sample" },
      secrets: ["sample"],
      imageBaseUrl: sample.imageBaseUrl,
    },
    logger,
    options.observer,
  );
  const { filmDatabase } = running.services;
  const lists = [filmDatabase.regions(), filmDatabase.languages()];
  await Promise.allSettled([...lists, filmDatabase.genres("movie"), filmDatabase.genres("tv")]);
  const server = createGraphQLServer();
  const { apollo } = server;
  await apollo.start();
  return {
    sample,
    services: running.services,
    ...server,
    /** Runs a query as one request. */
    async query(
      document: string,
      variables: Record<string, unknown> = {},
      address = "127.0.0.1",
    ): Promise<Answer> {
      const client = {
        visitor: { address, countryHeader: null },
        writes: { crossOrigin: false, limit: async () => null },
        requestId: "test",
        scope: detachedScope(),
      };
      const { body } = await apollo.executeOperation(
        { query: document, variables },
        { contextValue: createContext(running.services, client) },
      );
      if (body.kind !== "single") throw new Error("an incremental response was not requested");
      const { data, errors = [] } = body.singleResult;
      return {
        data: data ?? {},
        errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.["code"] })),
      };
    },
    /** How many calls reached the film database while something was done. */
    async callsDuring(work: () => Promise<unknown>) {
      const before = sample.requestCount();
      await work();
      return sample.requestCount() - before;
    },
    async close() {
      await apollo.stop();
      await running.close();
      await sample.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
