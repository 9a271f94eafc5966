import cluster from "node:cluster";
import type { Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { chooseFilmDatabase } from "./choose-film-database.ts";
import type { Config } from "./config.ts";
import type { FilmDatabaseObserver } from "./film-database/observer.ts";
import { startGraphQL } from "./http/graphql/start-graphql.ts";
import { bothObservers } from "./film-database/both-observers.ts";
import { addDescriptionRoutes } from "./http/description-routes.ts";
import { addExportRoute } from "./http/export-route.ts";
import { addFeedRoute } from "./http/feed-route.ts";
import { immediateGraphQL } from "./http/graphql/immediate-graphql.ts";
import { addGraphQLRoute } from "./http/graphql/graphql-route.ts";
import { addHealthRoutes, type GatewayState } from "./http/health.ts";
import { createWriteGuard } from "./writes/write-guard.ts";
import { OperationExecutor } from "./http/graphql/operation-executor.ts";
import { ResponseCache } from "./http/response-cache/response-cache.ts";
import { serveHitsFirst } from "./http/response-cache/hit-server.ts";
import { listen } from "./http/listening.ts";
import { limitConnections } from "./http/connection-limit.ts";
import { addLoadShedding, LoadShedder } from "./http/load-shedding.ts";
import { addMetrics } from "./http/metrics-routes.ts";
import { addCors } from "./http/cors.ts";
import { addCompression } from "./http/compression.ts";
import { readApiKeys } from "./api-keys/api-keys.ts";
import { CostBudget } from "./http/cost-budget.ts";
import { addClientIdentification } from "./http/identify-client.ts";
import { shareBudget } from "./http/shared-budget.ts";
import { addRequestLimit } from "./http/request-limit.ts";
import { addRestRoutes } from "./http/rest-routes.ts";
import { addImageRoutes } from "./http/image-routes.ts";
import { addSandbox } from "./http/sandbox.ts";
import { createHttpServer } from "./http/server.ts";
import { addCatalogueMetrics } from "./metrics/catalogue-metrics.ts";
import { addImageMetrics } from "./metrics/image-metrics.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { stopListening } from "./http/stop-listening.ts";
import { warmUp } from "./film-database/open-film-database.ts";
import type { TitleRatings } from "./ratings/title-ratings.ts";
import { titleKeyText } from "./stores/title-key.ts";
import { createServices } from "./services.ts";
import { createImages, openImageFiles } from "./images/create-images.ts";
import { SignedAddresses } from "./images/image-addresses.ts";
import { warnSparingly } from "./warn-sparingly.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { addPages } from "./http/page-routes.ts";
import { pageSources } from "./http/page-sources.ts";

/** How much memory stored responses may take. */
const RESPONSE_CACHE_BYTES = 48 * 1024 * 1024;
/** How much memory images may take: they must not displace pages. */
const IMAGE_MEMORY_BYTES = 24 * 1024 * 1024;
/** How long a stop waits for the answers under way. */
const STOP_MS = 6000;
/** The gateway is ready after so long, however far its warm-up is. */
const LONGEST_WARM_UP_MS = 15_000;

/** What a gateway may be told beside its configuration. */
export interface GatewayExtras {
  /** Told of what happens on the way to the film database, beside the metrics. */
  readonly observer?: FilmDatabaseObserver;
  /** Is given the metrics once they are there. */
  readonly onMetrics?: (metrics: Metrics) => void;
  /** Reads the metrics for `/metrics`; by default those of this gateway alone. */
  readonly readMetrics?: (metrics: Metrics) => Promise<string>;
  /** Tells other processes of ratings, and this one of theirs. */
  readonly shareRatings?: (ratings: TitleRatings) => void;
  /** Traces requests and calls; by default nothing does. */
  readonly tracing?: Tracing;
  /** How much memory stored responses may take; by default 48 MiB. */
  readonly responseCacheBytes?: number;
}

/** A gateway that can listen. */
export interface Gateway {
  readonly app: FastifyInstance;
  /**
   * Listens where the configuration says.
   *
   * @returns the address
   */
  listen(): Promise<string>;
  /**
   * Renders a few pages, since the first takes seconds, and begins to observe the catalogue's titles. A gateway that
   * listens is ready (`/health/ready`) once the pages are rendered.
   */
  startBackgroundWork(): void;
  /**
   * Has proxies send requests elsewhere: `/health/ready` turns to 503, and each response ends its connection.
   * Connections and requests are served as before. Resolves after `DRAIN_MS`.
   */
  drain(): Promise<void>;
  /** Finishes what was accepted, then ends everything. */
  close(): Promise<void>;
}

/**
 * Puts the gateway together: the one place that knows all its parts.
 *
 * @throws AppError when the data folder cannot be written
 */
export async function createGateway(
  config: Config,
  logger: Logger,
  extras: GatewayExtras = {},
): Promise<Gateway> {
  const {
    observer = {},
    readMetrics = ({ registry }) => registry.metrics(),
    tracing,
    responseCacheBytes = RESPONSE_CACHE_BYTES,
  } = extras;
  const shedder = new LoadShedder(config.load);
  const metrics = createMetrics(() => shedder.inFlight);
  extras.onMetrics?.(metrics);
  const budget = new CostBudget(config.redisUrl !== null);
  const { address, sample } = await chooseFilmDatabase(config);
  warnOfSettings(config, sample !== null, logger);
  const {
    services,
    pingStores,
    catalogue,
    isQueued,
    close: closeServices,
  } = await createServices(
    config,
    address,
    logger,
    bothObservers(
      metrics.observer,
      bothObservers(
        { ...observer, clientCall: (client) => budget.charge(client, 1) },
        tracing?.observer ?? {},
      ),
    ),
  );
  metrics.watchStores(pingStores);
  addCatalogueMetrics(metrics.registry, () => catalogue.figures());
  await warmUp(services.filmDatabase, logger);

  const graphql = await startGraphQL(config, budget, logger);

  const { imageAddresses } = services.site;
  const proxied = imageAddresses instanceof SignedAddresses;
  const security = {
    imageOrigin: proxied ? null : new URL(config.imageBaseUrl).origin,
    https: config.publicUrl?.startsWith("https:") ?? false,
  };
  const app = createHttpServer(config, security, logger);
  const { mostConnections, trustedProxies } = config;
  limitConnections(
    app.server,
    { most: mostConnections, direct: trustedProxies === null },
    metrics.rejected,
  );
  if (tracing) await app.register(tracing.plugin);
  addLoadShedding(app, shedder, metrics.rejected);
  if (config.metrics) addMetrics(app, metrics, () => readMetrics(metrics));
  let state: GatewayState = "ready";
  app.addHook("onRequest", (_, reply, done) => {
    if (state === "stopping") reply.header("connection", "close");
    done();
  });
  addHealthRoutes(app, () => state);
  const [guard] = await Promise.all([
    createWriteGuard(app, config),
    shareBudget(app, config.redisUrl, budget),
  ]);
  const onNotRenewed = warnSparingly(
    logger,
    "a stored response could not be renewed: the old one is served",
  );
  const responses = new ResponseCache(responseCacheBytes, onNotRenewed, undefined, isQueued);
  services.ratings.onChanged((title) => responses.deleteRatingsOf(titleKeyText(title)));
  extras.shareRatings?.(services.ratings);
  const executor = new OperationExecutor(graphql, services, responses);
  serveHitsFirst(app, {
    shedder,
    budget,
    requestsPerMinute: config.requestsPerMinute,
    countryHeader: config.countryHeader,
    metrics: config.metrics ? metrics : null,
    logger,
    immediate: immediateGraphQL(app, executor),
    isReady: () => state !== "stopping" && tracing === undefined,
  });
  await addCompression(app);
  await addCors(app);
  const keys = config.apiKeysFile === null ? null : readApiKeys(config.apiKeysFile);
  addClientIdentification(app, keys, metrics.keyUsed);
  await addRequestLimit(app, config.requestsPerMinute, budget);
  addGraphQLRoute(app, {
    executor,
    guard,
    countryHeader: config.countryHeader,
    sandbox: config.graphiql ? await addSandbox(app) : null,
  });
  addRestRoutes(app, { services, responses, guard, budget });
  addExportRoute(app, services, budget);
  addFeedRoute(app, { services, responses, publicUrl: config.publicUrl });
  addDescriptionRoutes(app, config.publicUrl);
  const files = openImageFiles(config, logger);
  if (proxied) {
    const onRead = addImageMetrics(metrics.registry, () => files.bytes);
    addImageRoutes(app, {
      images: createImages(address, files, onRead),
      addresses: imageAddresses,
      responses: new ResponseCache(IMAGE_MEMORY_BYTES, onNotRenewed),
      budget,
      requestsPerMinute: config.requestsPerMinute,
    });
  }
  const pages = await addPages(app, {
    publicUrl: config.publicUrl,
    security,
    responses,
    budget,
    requestsPerMinute: config.requestsPerMinute,
    ...pageSources(config, services, executor),
    isCrossOrigin: (request) => guard.isCrossOrigin(request),
    filmDatabase: services.filmDatabase,
  });

  const warmUpPages = async () => {
    await Promise.race([pages.warmUp(), delay(LONGEST_WARM_UP_MS, null, { ref: false })]);
    if (state === "starting") state = "ready";
  };
  let listeners: readonly Server[] = [app.server];
  return {
    app,
    async listen() {
      if (config.warmUp) state = "starting";
      const { address, servers } = await listen(app, {
        port: config.port,
        host: config.host,
        severalQueues: process.platform === "linux" && cluster.isPrimary,
      });
      listeners = servers;
      return address;
    },
    startBackgroundWork() {
      if (config.warmUp) void warmUpPages();
      if (proxied) void files.sweep();
      catalogue.start();
    },
    async drain() {
      state = "stopping";
      await delay(config.drainMs);
    },
    async close() {
      state = "stopping";
      await stopListening(app.server, listeners, STOP_MS);
      await app.close();
      await graphql.apollo.stop();
      await closeServices();
      await sample?.close();
    },
  };
}

/** Says what the site has to do without because of what is not set. */
function warnOfSettings(
  { production, publicUrl }: Config,
  usesSample: boolean,
  logger: Logger,
): void {
  if (usesSample) {
    logger.warn(
      "no film database credential: running on the embedded sample, its availability is invented",
    );
  }
  if (production && publicUrl === null) {
    logger.warn(
      "PUBLIC_URL is not set: addresses in pages are relative, and ratings and messages are taken only from pages at localhost or an IP address; set it to where people reach the site",
    );
  }
}
