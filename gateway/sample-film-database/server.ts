import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { buildLists } from "./api/lists.ts";
import { routes } from "./api/routes.ts";
import { getArtwork } from "./artwork/artwork.ts";
import { providerIndex } from "./availability/provider-index.ts";
import { buildCatalog, type Catalog, sampleTitles } from "./catalog/catalog.ts";
import { extraTitles } from "./catalog/extra-titles.ts";
import { syntheticTitles } from "./catalog/synthetic-titles.ts";
import { type Answer, send } from "./http/answer.ts";
import { apiHandler } from "./http/api-handler.ts";
import { errorAnswer, internalError, notFound } from "./http/api-error.ts";
import { type Fault, Faults, spoil } from "./http/faults.ts";
import { RequestLog } from "./http/request-log.ts";
import { dayOf } from "./dates.ts";
import { CLOCK, type SampleFilmDatabaseOptions, SAMPLE_TODAY } from "./options.ts";

/** A sample film database that is up. */
export interface SampleFilmDatabase {
  /** The base of the API, such as `http://127.0.0.1:4110/3`. */
  url: string;
  /** The base of the artwork, such as `http://127.0.0.1:4110/t/p`. */
  imageBaseUrl: string;
  /** The titles it lists. */
  titleCount: number;
  /** How many requests came in whose path matches; all of them without a pattern. */
  requestCount(pattern?: RegExp): number;
  resetRequestCount(): void;
  /** How many requests came in the second in which most came. */
  busiestSecond(): number;
  /** Replaces the faults that are on. */
  setFaults(faults: readonly Fault[]): void;
  /** Moves to another day's availability, YYYY-MM-DD or `today`. */
  setAvailabilityDay(day: string): void;
  /** Stops listening and ends the connections still open. */
  close(): Promise<void>;
}

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
    catalog = buildCatalog(SAMPLE_TODAY, listed, extra === "byId" ? extras : []);
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
export async function startSampleFilmDatabase(
  options: SampleFilmDatabaseOptions = {},
): Promise<SampleFilmDatabase> {
  const catalog = catalogOf(options);
  let availabilityDay = options.availabilityDay ?? SAMPLE_TODAY;
  const day = () => (availabilityDay === CLOCK ? dayOf(Date.now()) : availabilityDay);
  const providers = providerIndex(catalog, day);
  const log = new RequestLog();
  const active = new Faults();
  active.set(options.faults ?? []);
  const lists = buildLists(catalog);
  const answerApi = apiHandler(
    routes({ catalog, lists, day, providers }),
    options.credential ?? null,
  );

  const answer = (request: IncomingMessage, address: URL): Answer => {
    if (address.pathname.startsWith("/3/")) return answerApi(request, address);
    const artwork = getArtwork(catalog, address.pathname);
    return artwork ?? errorAnswer(notFound());
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? "/", "http://sample");
    const path = address.pathname;
    log.add(path);
    const struck = active.strike(path);
    if (struck.delayMs > 0) await delay(struck.delayMs);
    const made = answer(request, address);
    return struck.fault
      ? spoil(request, response, made, struck.fault)
      : send(request, response, made);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      if (response.headersSent) response.destroy();
      else send(request, response, errorAnswer(internalError()));
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
    url: `${origin}/3`,
    imageBaseUrl: `${origin}/t/p`,
    titleCount: catalog.movie.titles.length + catalog.tv.titles.length,
    requestCount: (pattern) => log.count(pattern),
    resetRequestCount: () => log.reset(),
    busiestSecond: () => log.busiestSecond,
    setFaults: (wanted) => active.set(wanted),
    setAvailabilityDay: (wanted) => {
      availabilityDay = wanted;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
