import { pino } from "pino";
import { readConfig } from "../src/config/config.ts";
import { schema, createContext } from "../src/api/graphql/schema.ts";
import { createApolloServer } from "../src/api/graphql/server.ts";
import { detachedScope } from "../src/request-scope.ts";
import { createServices } from "../src/services.ts";
import { atEnd, newFolder } from "./at-end.ts";
import { OWN_FILM_DATABASE, startSample } from "./gateway-under-test.ts";
import type { SampleFilmDatabaseOptions } from "@flickmap/sample-film-database/options.ts";

/** What a query came to: data as a test reads it, and the codes of its errors. */
interface Answer {
  /** Empty where the request was refused. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly { readonly code: unknown; readonly message: string }[];
}

/** Starts the schema's server on a separate sample film database, warmed up, on an empty cache; it ends with the test or its file. */
export async function startGraphQL(
  options: {
    environment?: Record<string, string>;
    sample?: SampleFilmDatabaseOptions;
    dataDir?: string;
  } = {},
) {
  const sample = await startSample(options.sample);
  const config = readConfig({
    DATA_DIR: options.dataDir ?? newFolder(),
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
  );
  const { filmDatabase } = running.services;
  const lists = [filmDatabase.regions(), filmDatabase.languages()];
  await Promise.allSettled([...lists, filmDatabase.genres("movie"), filmDatabase.genres("tv")]);
  const apollo = createApolloServer();
  await apollo.start();
  return {
    sample,
    services: running.services,
    schema,
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
    close: atEnd(async () => {
      await apollo.stop();
      await running.close();
    }),
  };
}
