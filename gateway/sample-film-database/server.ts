import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { buildLists } from "./api/lists.ts";
import { routes } from "./api/routes.ts";
import { getArtwork } from "./artwork/artwork.ts";
import { providerIndex } from "./availability/provider-index.ts";
import { buildCatalog, type Catalog, sampleTitles } from "./catalog/catalog.ts";
import { extraTitles } from "./catalog/extra-titles.ts";
import { syntheticTitles } from "./catalog/synthetic-titles.ts";
import { send } from "./http/answer.ts";
import { apiHandler } from "./http/api-handler.ts";
import { errorAnswer, internalError, notFound } from "./http/api-error.ts";
import { type Fault, Faults, spoil } from "./http/faults.ts";
import { RequestLog } from "./http/request-log.ts";
import { dayOf } from "./dates.ts";
import { type SampleFilmDatabaseOptions, SAMPLE_TODAY } from "./options.ts";

/** A sample film database that is up. */
export type SampleFilmDatabase = Awaited<ReturnType<typeof startSampleFilmDatabase>>;

/** Catalogs that were built in this process: a server reads its own, and tests start one server after the other. */
const catalogs = new Map<string, Catalog>();

function catalogOf({
  syntheticTitles: synthetic = 0,
  extraTitles: extra,
}: SampleFilmDatabaseOptions): Catalog {
  const key = `${synthetic} ${extra}`;
  let catalog = catalogs.get(key);
  if (catalog === undefined) {
    const extras = extraTitles();
    const listed = [
      ...sampleTitles(SAMPLE_TODAY),
      ...syntheticTitles(synthetic, SAMPLE_TODAY),
      ...(extra === "listed" ? extras : []),
    ];
    catalog = buildCatalog(listed, extra === "byId" ? extras : []);
    catalogs.set(key, catalog);
  }
  return catalog;
}

/**
 * Starts a server that speaks the film database's API (TMDB v3) over the embedded catalog, and
 * draws its own artwork. Titles are real; availability, popularity and artwork are invented.
 *
 * @throws Error when the catalog cannot be read or the port is taken
 */
export async function startSampleFilmDatabase(options: SampleFilmDatabaseOptions = {}) {
  const catalog = catalogOf(options);
  let availabilityDay = options.availabilityDay ?? SAMPLE_TODAY;
  const day = () => (availabilityDay === "today" ? dayOf(Date.now()) : availabilityDay);
  const providers = providerIndex(catalog, day);
  const log = new RequestLog();
  const active = new Faults();
  active.set(options.faults ?? []);
  const lists = buildLists(catalog);
  const { credential = null } = options;
  const answerApi = apiHandler(routes({ catalog, lists, day, providers }), credential);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? "/", "http://sample");
    const path = address.pathname;
    log.add(path);
    const struck = active.strike(path);
    if (struck.delayMs > 0) await delay(struck.delayMs);
    const made = path.startsWith("/3/")
      ? answerApi(request, address)
      : (getArtwork(catalog, path) ?? errorAnswer(notFound()));
    return struck.fault ? spoil(response, made, struck.fault) : send(response, made);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      if (response.headersSent) response.destroy();
      else send(response, errorAnswer(internalError()));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const listening = server.address();
  if (listening === null || typeof listening === "string")
    throw new Error("not listening on a port");
  const origin = `http://127.0.0.1:${listening.port}`;

  return {
    /** The base of the API, such as `http://127.0.0.1:4110/3`. */
    url: `${origin}/3`,
    /** The base of the artwork. */
    imageBaseUrl: `${origin}/t/p`,
    /** How many requests came in whose path matches; all of them without a pattern. */
    requestCount: (pattern?: RegExp) => log.count(pattern),
    resetRequestCount: () => log.reset(),
    /** How many requests came in the second in which most came. */
    busiestSecond: () => log.busiestSecond(),
    /** Replaces the faults that are on. */
    setFaults: (wanted: readonly Fault[]) => active.set(wanted),
    /** Moves to another day's availability, YYYY-MM-DD or `today`. */
    setAvailabilityDay: (wanted: string) => {
      availabilityDay = wanted;
    },
    /** Stops listening and ends the connections still open. */
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
