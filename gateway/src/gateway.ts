import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { createApp } from "./app.ts";
import type { FilmDatabaseObserver } from "./film-database/observer.ts";
import { readBuiltDocuments, WEB_BUILD } from "./site/pages/web-build.ts";
import type { PagesOptions } from "./site/pages/page-routes.ts";
import { createApolloServer } from "./api/graphql/server.ts";
import type { GatewayState } from "./ops/health.ts";
import { addCatalogMetrics, addDiskMetrics, createMetrics } from "./ops/metrics.ts";
import { chooseFilmDatabase } from "./film-database/open-film-database.ts";
import { createServices } from "./services.ts";

const RESPONSE_CACHE_BYTES = 40 * 1024 * 1024;
/** How long a stop waits for the responses in progress, of which each takes 15 seconds at most. */
const STOP_MS = 16_000;
/** The gateway is ready after so long, however far its warm-up is. */
const MAX_WARM_UP_MS = 15_000;

export interface GatewayExtras {
  readonly observer?: FilmDatabaseObserver;
  readonly responseCacheBytes?: number;
  readonly pages?: Pick<PagesOptions, "folders" | "patienceMs">;
}

/** Puts the gateway together. Throws AppError when the data folder cannot be written. */
export async function createGateway(config: Config, logger: Logger, extras: GatewayExtras = {}) {
  const { observer = {}, responseCacheBytes = RESPONSE_CACHE_BYTES, pages } = extras;
  const metrics = createMetrics();
  const { endpoint, sample } = await chooseFilmDatabase(config);
  warnOfSettings(config, sample !== null, logger);
  const {
    services,
    storeHealth,
    catalog,
    startBackgroundWork,
    isCredentialWrong,
    isRedisUp,
    close: closeServices,
  } = await createServices(
    config,
    endpoint,
    logger,
    { ...metrics.observer, ...observer },
    sample?.observeHistory,
  );
  metrics.watchStores(storeHealth);
  if (isRedisUp !== null) metrics.watchRedis(isRedisUp);
  if (catalog !== null) addCatalogMetrics(metrics.registry, () => catalog.stats());
  addDiskMetrics(metrics.registry, config.dataDir, (error) =>
    logger.warn({ err: error }, "the free space of the data folder's disk is unknown"),
  );

  const apollo = createApolloServer(readBuiltDocuments(WEB_BUILD));
  await apollo.start();

  const running: { state: GatewayState } = { state: "ready" };
  const { app, warmUpPages, sweepImages } = await createApp({
    config,
    logger,
    services,
    apollo,
    metrics,
    filmDatabaseEndpoint: endpoint,
    responseCacheBytes,
    running,
    isCredentialWrong,
    storeHealth,
    pages,
  });

  const becomeReady = async () => {
    await Promise.race([warmUpPages(), delay(MAX_WARM_UP_MS, null, { ref: false })]);
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
      void sweepImages();
      startBackgroundWork();
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
      await closeServices();
      await sample?.close();
    },
  };
}

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
  const { HTTPS_PROXY, https_proxy, NODE_USE_ENV_PROXY } = process.env;
  if ((HTTPS_PROXY || https_proxy) && NODE_USE_ENV_PROXY !== "1") {
    logger.warn("HTTPS_PROXY is set: it is not used without NODE_USE_ENV_PROXY=1");
  }
  if (production && publicUrl === null) {
    logger.warn(
      "PUBLIC_URL is not set: addresses in pages are relative, and ratings and messages are taken only from pages at localhost or an IP address; set it to where people reach the site",
    );
  }
}
