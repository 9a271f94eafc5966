import type { ApolloServer } from "@apollo/server";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { toPublicError } from "./errors.ts";
import type { FilmDatabaseEndpoint } from "./film-database/open-film-database.ts";
import { titleKeyText } from "./film-database/title-key.ts";
import { addCalendarRoute } from "./api/feeds/release-calendar.ts";
import { addFeedRoute } from "./api/feeds/feed-route.ts";
import { addGraphQLRoute } from "./api/graphql/http/graphql-route.ts";
import { addSandbox } from "./api/graphql/http/sandbox.ts";
import { createPageQueryRunner } from "./api/graphql/run-page-query.ts";
import type { GraphQLContext } from "./api/graphql/context.ts";
import { addMcpRoute } from "./api/mcp/mcp-route.ts";
import { addDescriptionRoutes } from "./api/rest/description-routes.ts";
import { addExportRoute } from "./api/rest/export-route.ts";
import { addRestRoutes } from "./api/rest/rest-routes.ts";
import { readApiKeys } from "./http/clients/api-keys.ts";
import { ResponseCache } from "./http/response-cache/response-cache.ts";
import { createHttpServer } from "./http/server.ts";
import { createImages, openImageFiles } from "./images/create-images.ts";
import { SignedUrls } from "./images/image-urls.ts";
import { warnSparingly } from "./lib/warn-sparingly.ts";
import { addHealthRoutes, addMetricsRoute, type GatewayState } from "./ops/health.ts";
import { addImageMetrics, type Metrics } from "./ops/metrics.ts";
import type { Services } from "./services.ts";
import { addOEmbedRoute } from "./site/discovery/oembed-route.ts";
import { addOpenSearchRoutes } from "./site/discovery/open-search-routes.ts";
import { addEmbedRoute } from "./site/embed/embed-route.ts";
import { addImageRoutes } from "./site/images/image-routes.ts";
import { addClientErrorsRoute } from "./site/pages/client-errors-route.ts";
import { addPages, type PagesOptions } from "./site/pages/page-routes.ts";
import type { StoreHealth } from "./stores/store-health.ts";

/** How much memory images may take: they must not displace pages. */
const IMAGE_MEMORY_BYTES = 12 * 1024 * 1024;
/** The part of the memory for stored responses that is for data: a page takes ten times as much as an answer of `/api`. */
const DATA_SHARE = 1 / 4;

interface AppParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly services: Services;
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly metrics: Metrics;
  /** Where images come from. */
  readonly filmDatabaseEndpoint: FilmDatabaseEndpoint;
  readonly responseCacheBytes: number;
  readonly running: { readonly state: GatewayState };
  readonly isCredentialWrong: () => boolean;
  readonly storeHealth: StoreHealth;
  readonly pages: Pick<PagesOptions, "folders" | "patienceMs"> | undefined;
}

/** Creates the HTTP server with all routes. Throws ConfigError when the file of API keys cannot be read. */
export async function createApp(parts: AppParts) {
  const { config, logger, services, metrics, running } = parts;
  const { publicUrl, countryHeader } = config;
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
    parts.isCredentialWrong()
      ? "the film database refuses the credential"
      : pages.isBuilt
        ? null
        : "the web app is not built";
  addHealthRoutes(
    app,
    () => running.state,
    parts.storeHealth,
    () => app.isUnderPressure(),
    findMissing,
  );
  const onNotRenewed = reportNotRenewed(logger);
  const { responseCacheBytes } = parts;
  const responses = new ResponseCache(responseCacheBytes * DATA_SHARE, onNotRenewed);
  const storedPages = new ResponseCache(responseCacheBytes * (1 - DATA_SHARE), onNotRenewed);
  services.ratings.onChanged((title) => {
    for (const cache of [responses, storedPages]) cache.deleteRatingsOf(titleKeyText(title));
  });
  const sandbox = config.graphiql ? await addSandbox(app) : null;
  const shared = { services, responses, limits, publicUrl, countryHeader };
  addGraphQLRoute(app, { ...shared, apollo: parts.apollo, sandbox });
  addRestRoutes(app, shared);
  addExportRoute(app, config.isExportOn, shared);
  addMcpRoute(app, shared);
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
    const readImage = createImages(parts.filmDatabaseEndpoint, files, onRead, logger);
    const stored = new ResponseCache(IMAGE_MEMORY_BYTES, onNotRenewed);
    addImageRoutes(app, { readImage, urls: imageUrls, responses: stored, limits });
  }
  const pages = await addPages(app, {
    ...shared,
    security,
    responses: storedPages,
    runQuery: createPageQueryRunner(services),
    ...parts.pages,
  });

  return {
    app,
    warmUpPages: () => pages.warmUp(),
    async sweepImages() {
      if (proxied) await files.sweep();
    },
  };
}

/** Logs that a stored response could not be produced again in the background; what was not foreseen, with its stack. */
function reportNotRenewed(logger: Logger): (error: unknown) => void {
  const message = "a stored response could not be renewed: the old one is served";
  const warn = warnSparingly(logger, message);
  return (error) => {
    if (toPublicError(error).expected) warn(error);
    else logger.error({ err: error }, message);
  };
}
