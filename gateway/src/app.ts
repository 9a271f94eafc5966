import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { readApiKeys } from "./http/clients/api-keys.ts";
import type { Config } from "./config/config.ts";
import { toPublicError } from "./errors.ts";
import type { FilmDatabaseEndpoint } from "./film-database/open-film-database.ts";
import { createPageQueryRunner } from "./api/graphql/run-page-query.ts";
import type { GraphQLServer } from "./api/graphql/server.ts";
import { createImages, openImageFiles } from "./images/create-images.ts";
import { SignedUrls } from "./images/image-urls.ts";
import { addImageMetrics } from "./ops/metrics/image-metrics.ts";
import type { Metrics } from "./ops/metrics/metrics.ts";
import type { Services } from "./services.ts";
import type { StoreHealth } from "./stores/store-health.ts";
import { titleKeyText } from "./film-database/title-key.ts";
import { warnSparingly } from "./lib/warn-sparingly.ts";
import { createWriteGuard } from "./http/clients/write-guard.ts";
import { addCompression } from "./http/compression.ts";
import { limitConnections } from "./http/connection-limit.ts";
import { addPreflights } from "./http/cors.ts";
import type { CostBudget } from "./http/clients/cost-budget.ts";
import { addClientErrorsRoute } from "./site/pages/client-errors-route.ts";
import { addDescriptionRoutes } from "./api/rest/description-routes.ts";
import { addEmbedRoute } from "./site/embed/embed-route.ts";
import { addOEmbedRoute } from "./site/discovery/oembed-route.ts";
import { addOpenSearchRoutes } from "./site/discovery/open-search-routes.ts";
import { addExportRoute } from "./api/rest/export-route.ts";
import { addCalendarRoute } from "./api/feeds/calendar-route.ts";
import { addFeedRoute } from "./api/feeds/feed-route.ts";
import { addGraphQLRoute } from "./api/graphql/http/graphql-route.ts";
import { OperationExecutor } from "./api/graphql/http/operation-executor.ts";
import { addHealthRoutes, type GatewayState } from "./ops/health.ts";
import { addImageRoutes } from "./site/images/image-routes.ts";
import type { Admission } from "./http/admission.ts";
import { addMcpRoute } from "./api/mcp/mcp-route.ts";
import { addMetricsRoute } from "./ops/metrics-routes.ts";
import { addPages, type PagesOptions } from "./site/pages/page-routes.ts";
import { toVisitor } from "./http/clients/request-visitor.ts";
import { addPipeline } from "./http/pipeline.ts";
import { ResponseCache } from "./http/response-cache/response-cache.ts";
import { addRestRoutes } from "./api/rest/rest-routes.ts";
import { writeSchemaText } from "./api/graphql/schema.ts";
import { addSandbox } from "./api/graphql/http/sandbox.ts";
import { createHttpServer } from "./http/server.ts";
import { shareBudget } from "./http/clients/shared-budget.ts";

/** How much memory images may take: they must not displace pages. */
const IMAGE_MEMORY_BYTES = 12 * 1024 * 1024;
/** The part of the memory for stored responses that is for data: a page takes ten times as much as an answer of `/api`. */
const DATA_SHARE = 1 / 4;

/** What the app serves, and what it is served with. */
export interface AppParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly services: Services;
  readonly graphql: GraphQLServer;
  readonly budget: CostBudget;
  readonly admission: Admission;
  readonly metrics: Metrics;
  /** Where images come from. */
  readonly filmDatabaseEndpoint: FilmDatabaseEndpoint;
  /** How much memory stored responses may take. */
  readonly responseCacheBytes: number;
  readonly stateNow: () => GatewayState;
  /** Whether the film database refused the credential and has never responded to it. */
  readonly isCredentialWrong: () => boolean;
  readonly storeHealth: StoreHealth;
  readonly pages: Pick<PagesOptions, "folders" | "patienceMs"> | undefined;
}

/** An app that can listen. */
export interface App {
  readonly app: FastifyInstance;
  /** Renders a few pages, since the first takes seconds. */
  warmUpPages(): Promise<void>;
  /** Deletes images on disk that have no room or are too old. */
  sweepImages(): Promise<void>;
}

/**
 * Adds all routes to an HTTP server, and before them the hooks that each request passes, in their order.
 *
 * @throws AppError when the file of API keys cannot be read
 */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, logger, services, budget, metrics, admission, stateNow } = parts;
  const { imageUrls } = services.site;
  const proxied = imageUrls instanceof SignedUrls;
  const security = {
    imageOrigin: proxied ? null : new URL(config.imageBaseUrl).origin,
    https: config.publicUrl?.startsWith("https:") ?? false,
    hstsIncludeSubdomains: config.hstsIncludeSubdomains,
  };
  const app = createHttpServer(config, security, logger);
  const isProxied = config.trustedProxies !== null;
  limitConnections(app.server, { max: config.maxConnections, isProxied }, metrics.rejected);
  const findApiClient = config.apiKeysFile === null ? null : readApiKeys(config.apiKeysFile);
  addPipeline(app, {
    security,
    source: services.filmDatabase.source,
    findApiClient,
    requestsPerMinute: config.requestsPerMinute,
    budget,
    admission,
    metrics,
    isStopping: () => stateNow() === "stopping",
  });
  await addCompression(app);
  await addPreflights(app);
  if (config.metrics) addMetricsRoute(app, metrics);
  const findMissing = () =>
    parts.isCredentialWrong()
      ? "the film database refuses the credential"
      : pages.isBuilt
        ? null
        : "the web app is not built";
  addHealthRoutes(app, stateNow, parts.storeHealth, () => admission.isFull, findMissing);
  const guard = createWriteGuard(budget, config);
  await shareBudget(app, config.redisUrl, budget);
  const onNotRenewed = reportNotRenewed(logger);
  const createCache = (bytes: number) => new ResponseCache(bytes, onNotRenewed);
  const responses = createCache(parts.responseCacheBytes * DATA_SHARE);
  const storedPages = createCache(parts.responseCacheBytes * (1 - DATA_SHARE));
  metrics.watchHeld("production", () => responses.producing + storedPages.producing);
  services.ratings.onChanged((title) => {
    for (const cache of [responses, storedPages]) cache.deleteRatingsOf(titleKeyText(title));
  });
  const executor = new OperationExecutor(parts.graphql, services, responses);
  addGraphQLRoute(app, {
    executor,
    guard,
    countryHeader: config.countryHeader,
    sandbox: config.graphiql ? await addSandbox(app) : null,
  });
  addRestRoutes(app, { services, responses, guard, budget });
  addExportRoute(app, { services, isOn: config.isExportOn, publicUrl: config.publicUrl });
  addMcpRoute(app, { services, budget, publicUrl: config.publicUrl });
  addClientErrorsRoute(app, metrics);
  addFeedRoute(app, { services, responses, publicUrl: config.publicUrl });
  addCalendarRoute(app, { services, responses, publicUrl: config.publicUrl });
  addEmbedRoute(app, {
    services,
    responses,
    imageOrigin: security.imageOrigin,
    countryHeader: config.countryHeader,
  });
  const domainParts = { services, responses, publicUrl: config.publicUrl };
  addOpenSearchRoutes(app, domainParts);
  addOEmbedRoute(app, domainParts);
  addDescriptionRoutes(app, {
    publicUrl: config.publicUrl,
    responses,
    schemaText: writeSchemaText(parts.graphql.schema),
  });
  const files = openImageFiles(config, logger);
  if (proxied) {
    const onRead = addImageMetrics(metrics.registry, () => files.bytes);
    const images = createImages(parts.filmDatabaseEndpoint, files, onRead, logger);
    metrics.watchHeld("image", () => images.reading);
    addImageRoutes(app, {
      images,
      urls: imageUrls,
      responses: new ResponseCache(IMAGE_MEMORY_BYTES, onNotRenewed),
      budget,
      requestsPerMinute: config.requestsPerMinute,
    });
  }
  const pages = await addPages(app, {
    publicUrl: config.publicUrl,
    security,
    responses: storedPages,
    budget,
    requestsPerMinute: config.requestsPerMinute,
    runQuery: createPageQueryRunner(parts.graphql, services, (client, work) =>
      budget.chargeWork(client, work),
    ),
    visitorCountry: ({ ip: address, headers }) =>
      services.countryOf(toVisitor({ address, headers }, config.countryHeader)),
    isCrossOrigin: (request) => guard.isCrossOrigin(request),
    services,
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
