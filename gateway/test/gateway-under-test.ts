import { join } from "node:path";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import type { SampleFilmDatabaseOptions } from "@flickmap/sample-film-database/options.ts";
import { pino } from "pino";
import { readConfig } from "../src/config/config.ts";
import { createGateway, type GatewayExtras } from "../src/gateway.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import { atEnd, newFolder } from "./at-end.ts";

/** A whole gateway on the sample film database and an empty data folder. */
export type GatewayUnderTest = Awaited<ReturnType<typeof startGateway>>;

const AVAILABILITY_DATE = "2025-03-29";

/** The sample film database is there for the tests alone: what one has used leaves the next one as much. */
export const OWN_FILM_DATABASE = {
  UPSTREAM_RATE_PER_SECOND: "1000",
  UPSTREAM_ATTEMPT_TIMEOUT_MS: "20000",
  UPSTREAM_DEADLINE_MS: "20000",
};

/** What all gateways of a worker run on that name no other: it stays as it is. */
let sharedSample: Promise<SampleFilmDatabase> | undefined;

/** A sample film database of a test's own, which ends with the test or its file. */
export async function startSample(options?: SampleFilmDatabaseOptions) {
  const sample = await startSampleFilmDatabase(options);
  atEnd(() => sample.close());
  return Object.assign(sample, { origin: new URL(sample.url).origin });
}

/**
 * Starts a gateway as `main.ts` does, short of listening; it ends with the test or its file.
 *
 * @param environment variables beside the data folder, such as `NODE_ENV`
 */
export async function startGateway(
  environment: Readonly<Record<string, string>> = {},
  { onLogLine, ...extras }: GatewayExtras & { readonly onLogLine?: (line: string) => void } = {},
) {
  const dataDir = environment["DATA_DIR"] ?? newFolder();
  sharedSample ??= startSampleFilmDatabase({ availabilityDay: AVAILABILITY_DATE });
  const { origin } = new URL((await sharedSample).url);
  const sink = { write: (line: string) => onLogLine?.(line) };
  let calls = 0;
  const gateway = await createGateway(
    readConfig({
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      // A busy machine rejects nothing.
      MAX_WAIT_MS: "60000",
      SAMPLE_FILM_DATABASE_ORIGIN: origin,
      SAMPLE_AVAILABILITY_DATE: AVAILABILITY_DATE,
      ...OWN_FILM_DATABASE,
      ...environment,
    }),
    pino({ level: onLogLine ? (environment["LOG_LEVEL"] ?? "info") : "silent" }, sink),
    { observer: { upstreamCall: () => (calls += 1) }, ...extras },
  );
  await gateway.app.ready();
  return {
    app: gateway.app,
    dataDir,
    /** Listens on a free port, and returns the address. */
    listen: () => gateway.app.listen({ port: 0, host: "127.0.0.1" }),
    /** How many calls reached the film database while something was done. */
    async callsDuring(work: () => Promise<unknown>) {
      const before = calls;
      await work();
      return calls - before;
    },
    /** Sends a GraphQL request and gives its status and body. */
    async graphql(
      query: string,
      variables: Readonly<Record<string, unknown>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) {
      const answer = await gateway.app.inject({
        method: "POST",
        url: "/graphql",
        headers: { "content-type": "application/json", ...headers },
        payload: { query, variables },
      });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    },
    /** Its stores on the disk, as another process opens them. */
    openStores() {
      const stores = openSqliteStores(join(dataDir, "flickmap.sqlite"));
      atEnd(() => stores.close());
      return stores;
    },
    /** Calls a tool of MCP. */
    callTool: (name: string, input: object) =>
      gateway.app.inject({
        method: "POST",
        url: "/mcp",
        headers: { accept: "application/json, text/event-stream" },
        payload: {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name, arguments: input },
        },
      }),
    close: atEnd(() => gateway.close()),
  };
}
