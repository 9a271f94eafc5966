import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { FilmDatabaseObserver } from "./film-database/observer.ts";
import { readBuiltDocuments, WEB_BUILD } from "./site/pages/web-build.ts";
import { type PagesOptions, addPages } from "./site/pages/page-routes.ts";
import { createApolloServer } from "./api/graphql/server.ts";
import { type GatewayState, addHealthRoutes, addMetricsRoute } from "./ops/health.ts";
import {
  addCatalogMetrics,
  addDiskMetrics,
  createMetrics,
  addImageMetrics,
} from "./ops/metrics.ts";
import { chooseFilmDatabase } from "./film-database/open-film-database.ts";
import { createServices } from "./services.ts";
import { titleKeyText } from "./film-database/records/title.ts";
import { addCalendarRoute } from "./api/feeds/release-calendar.ts";
import { addFeedRoute } from "./api/feeds/feed-route.ts";
import { addGraphQLRoute } from "./api/graphql/http/graphql-route.ts";
import { addSandbox } from "./api/graphql/http/sandbox.ts";
import { createPageQueryRunner } from "./api/graphql/run-page-query.ts";
import { addMcpRoute } from "./api/mcp/mcp-route.ts";
import { addDescriptionRoutes } from "./api/rest/description-routes.ts";
import { addExportRoute } from "./api/rest/export-route.ts";
import { addRestRoutes } from "./api/rest/rest-routes.ts";
import { readApiKeys } from "./http/clients/api-keys.ts";
import { ResponseCache } from "./http/response-cache/response-cache.ts";
import { createHttpServer } from "./http/server.ts";
import { createImages, openImageFiles } from "./images/create-images.ts";
import { SignedUrls } from "./images/image-urls.ts";
import { warnSparingly } from "./lib/outages.ts";
import { addOEmbedRoute } from "./site/discovery/oembed-route.ts";
import { addOpenSearchRoutes } from "./site/discovery/open-search-routes.ts";
import { addEmbedRoute } from "./site/embed/embed-route.ts";
import { addImageRoutes } from "./site/images/image-routes.ts";
import { addClientErrorsRoute } from "./site/pages/client-errors-route.ts";

const RESPONSE_CACHE_BYTES = 40 * 1024 * 1024;
/** How much memory images may take: they must not displace pages. */
const IMAGE_MEMORY_BYTES = 12 * 1024 * 1024;
/** The part of the memory for stored responses that is for data: a page takes ten times as much as an answer of `/api`. */
const DATA_SHARE = 1 / 4;

/** How long a stop waits for the responses in progress, of which each takes 15 seconds at most. */
const STOP_MS = 16_000;
/** The gateway is ready after so long, however far its warm-up is. */
const MAX_WARM_UP_MS = 15_000;

export interface GatewayExtras {
  readonly observer?: FilmDatabaseObserver;
  readonly responseCacheBytes?: number;
  readonly pages?: Pick<PagesOptions, "folders" | "patienceMs">;
}

/** Puts the gateway together. Throws AppError where the data folder cannot be written, ConfigError where a file cannot be read. */
export async function createGateway(config: Config, logger: Logger, extras: GatewayExtras = {}) {
  const { observer = {}, responseCacheBytes = RESPONSE_CACHE_BYTES } = extras;
  const { publicUrl, countryHeader } = config;
  const metrics = createMetrics();
  const { endpoint, sample } = await chooseFilmDatabase(config);
  if (sample !== null) {
    logger.warn(
      "no film database credential: running on the embedded sample, its availability is invented",
    );
  }
  if (config.production && publicUrl === null) {
    logger.warn(
      "PUBLIC_URL is not set: addresses in pages are relative, and ratings and messages are taken only from pages at localhost or an IP address; set it to where people reach the site",
    );
  }
  const opened = await createServices(
    config,
    endpoint,
    logger,
    { ...metrics.observer, ...observer },
    sample?.observeHistory,
  );
  const { services, storeHealth, catalog, isRedisUp } = opened;
  metrics.watchStores(storeHealth);
  if (isRedisUp !== null) metrics.watchRedis(isRedisUp);
  if (catalog !== null) addCatalogMetrics(metrics.registry, () => catalog.stats());
  addDiskMetrics(metrics.registry, config.dataDir, (error) =>
    logger.warn({ err: error }, "the free space of the data folder's disk is unknown"),
  );

  const running: { state: GatewayState } = { state: "ready" };
  const { imageUrls } = services.site;
  const proxied = imageUrls instanceof SignedUrls;
  const security = {
    imageOrigin: proxied ? null : new URL(config.imageBaseUrl).origin,
    https: publicUrl?.startsWith("https:") ?? false,
  };
  const { app, limits } = await createHttpServer({
    config,
    security,
    logger,
    source: services.filmDatabase.source,
    findApiClient: config.apiKeysFile === null ? null : readApiKeys(config.apiKeysFile),
    metrics,
    running,
  });
  if (config.metrics) addMetricsRoute(app, metrics);
  const findMissing = () =>
    opened.isCredentialWrong()
      ? "the film database refuses the credential"
      : pages.isBuilt
        ? null
        : "the web app is not built";
  addHealthRoutes(
    app,
    () => running.state,
    storeHealth,
    () => app.isUnderPressure(),
    findMissing,
  );
  const notRenewed = "a stored response could not be renewed: the old one is served";
  const onNotRenewed = warnSparingly(logger, notRenewed);
  const responses = new ResponseCache(responseCacheBytes * DATA_SHARE, onNotRenewed);
  const storedPages = new ResponseCache(responseCacheBytes * (1 - DATA_SHARE), onNotRenewed);
  services.ratings.onChanged((title) => {
    for (const cache of [responses, storedPages]) cache.deleteRatingsOf(titleKeyText(title));
  });
  const apollo = createApolloServer(readBuiltDocuments(WEB_BUILD));
  await apollo.start();
  const sandbox = config.graphiql ? await addSandbox(app) : null;
  const shared = { services, responses, limits, publicUrl, countryHeader };
  addGraphQLRoute(app, { ...shared, apollo, sandbox });
  addRestRoutes(app, shared);
  addExportRoute(app, config.isExportOn, shared);
  addMcpRoute(app, services);
  addClientErrorsRoute(app, metrics);
  addFeedRoute(app, shared);
  addCalendarRoute(app, shared);
  addEmbedRoute(app, { ...shared, imageOrigin: security.imageOrigin });
  addOpenSearchRoutes(app, shared);
  addOEmbedRoute(app, shared);
  addDescriptionRoutes(app, shared);
  const files = openImageFiles(config, logger);
  if (proxied) {
    const onRead = addImageMetrics(metrics.registry, () => files.bytes);
    const readImage = createImages(endpoint, files, onRead, logger);
    const stored = new ResponseCache(IMAGE_MEMORY_BYTES, onNotRenewed);
    addImageRoutes(app, { readImage, urls: imageUrls, responses: stored, limits });
  }
  const pages = await addPages(app, {
    ...shared,
    security,
    responses: storedPages,
    runQuery: createPageQueryRunner(services),
    ...extras.pages,
  });

  const becomeReady = async () => {
    await Promise.race([pages.warmUp(), delay(MAX_WARM_UP_MS, null, { ref: false })]);
    if (running.state === "starting") running.state = "ready";
  };
  return {
    app,
    /** Listens where the configuration says, and gives the URL. */
    async listen() {
      if (config.warmUp) running.state = "starting";
      return app.listen({ port: config.port, host: config.host });
    },
    /** Renders a few pages, and begins to observe titles. `/health/ready` is ready once the pages are rendered. */
    startBackgroundWork() {
      if (config.warmUp) void becomeReady();
      if (proxied) void files.sweep();
      opened.startBackgroundWork();
    },
    /** Has proxies send requests elsewhere: `/health/ready` turns to 503. All else goes on; resolves after `DRAIN_MS`. */
    async drain() {
      running.state = "stopping";
      await delay(config.drainMs);
    },
    async close() {
      running.state = "stopping";
      const timeout = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
      await app.close();
      clearTimeout(timeout);
      await apollo.stop();
      await opened.close();
      await sample?.close();
    },
  };
}
