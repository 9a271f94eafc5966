import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Config } from "../config/config.ts";
import { badUserInput, overloaded } from "../errors.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { GatewayState } from "../ops/health.ts";
import type { Metrics } from "../ops/metrics.ts";
import type { FindApiClient } from "./clients/api-keys.ts";
import { addLimits } from "./clients/limits.ts";
import { addPolicies, type SecurityOptions } from "./policies.ts";
import { addErrorHandler } from "./problem.ts";
import { isHost } from "./request-headers.ts";
import type { ResponseOrigin } from "./response-cache/response-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the page that was requested; null for what is no page. */
    pageRoute: string | null;
    /** Where its response came from. */
    responseSource: ResponseOrigin | "cached";
  }
}

/** Measures and logs every request without personal data: no address or query, the route's pattern alone. Cached: `debug`. */
function logAndMeasure(app: FastifyInstance, metrics: Pick<Metrics, "responded">): void {
  app.decorateRequest("pageRoute", null);
  app.decorateRequest("responseSource", "executed");
  app.addHook("onResponse", (request, reply, done) => {
    const { method, responseSource: source, pageRoute, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = pageRoute ?? routeOptions.url ?? "none";
    const line = { method, route, status, milliseconds: Math.round(elapsedTime) };
    request.log[source === "cached" ? "debug" : "info"](line, "request completed");
    metrics.responded({ method, route, status, source, seconds: elapsedTime / 1000 });
    done();
  });
}

const MAX_BODY_BYTES = 256 * 1024;
/** How long a request may take to arrive, its body included; then the client gets 408. */
const REQUEST_MS = 10_000;
/** How often late requests are looked for. */
const CHECK_MS = 1000;
/** A connection over which nothing comes or goes for so long is ended. Longer than `REQUEST_MS`, so that the client gets its 408. */
const STALLED_MS = 20_000;
const COMPRESSION_THRESHOLD = 1024;
/** What does not come compressed already is compressed for each request, which must not take longer than sending it. */
const BROTLI_QUALITY = 4;
const SAMPLE_MS = 1000;
const NANOSECONDS_PER_MS = 1_000_000;

interface ServerParts {
  readonly config: Config;
  readonly security: SecurityOptions;
  readonly logger: FastifyBaseLogger;
  readonly source: FilmDatabase["source"];
  /** Null where the deployment has no keys. */
  readonly findApiClient: FindApiClient | null;
  readonly metrics: Metrics;
  /** While it stops, each response ends its connection. */
  readonly running: { readonly state: GatewayState };
}

export async function createHttpServer(parts: ServerParts) {
  const { config, security, logger, metrics } = parts;
  const { trustedProxies } = config;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: STALLED_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
    trustProxy: trustProxy(trustedProxies),
    // A stopping gateway responds to what it accepted, and rejects no request on an open connection.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => toReadablePath(url),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  addErrorHandler(app);
  addPolicies(app, security, parts.source);
  logAndMeasure(app, metrics);
  // What was requested before the stop as well, else its connection stays open until its client closes it.
  app.addHook("onSend", (_, reply, __, done) => {
    if (parts.running.state === "stopping") reply.header("connection", "close");
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    const fault = findFault(request);
    if (fault !== null) {
      reply.header("connection", "close");
      return done(badUserInput(fault));
    }
    done();
  });
  const delays = monitorEventLoopDelay();
  delays.enable();
  app.addHook("onClose", async () => void delays.disable());
  await app.register(underPressure, {
    // Not its own measure of the delay, which takes no sample for the longest one.
    healthCheck: async () => {
      // The median: one long tick, as at the start, is over when it is seen.
      const isDelayed = delays.percentile(50) / NANOSECONDS_PER_MS > config.maxWaitMs;
      delays.reset();
      return !isDelayed;
    },
    healthCheckInterval: SAMPLE_MS,
    pressureHandler: () => Promise.reject(overloaded()),
  });
  const limits = await addLimits(app, config, parts.findApiClient, metrics.keyUsed);
  await app.register(compress, {
    // A compressed body of a request is refused: a small one may be a large text.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    threshold: COMPRESSION_THRESHOLD,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  return { app, limits };
}

/** Whose word is taken for a visitor's address: never everyone's, since a forged header would then name any. */
function trustProxy(trusted: Config["trustedProxies"]) {
  if (trusted === null) return false;
  return typeof trusted === "number"
    ? (_address: string, hop: number) => hop < trusted
    : [...trusted];
}

/** A path that begins with a slash, and perhaps a query. A `#` ends a URL for some parsers and not for others. */
const ORIGIN_FORM = /^\/[^#\s\p{Cc}]*$/u;

/** What two programs on a request's way could read differently; null where there is nothing. */
function findFault({ originalUrl, headers, raw }: FastifyRequest): string | null {
  if (!ORIGIN_FORM.test(originalUrl)) return "Invalid request target";
  const hosts = raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === "host");
  const isOne = hosts.length <= 1 && isHost(headers.host ?? "localhost");
  return isOne ? null : "Invalid Host header";
}

/** A URL that cannot be decoded, such as `/%E0%A4%A`, came from a person: its percent signs are letters like others. */
function toReadablePath(url: string): string {
  const [path = "/"] = url.split("?", 1);
  if (!path.includes("%")) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
