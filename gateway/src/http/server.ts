import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { parse as querystringParser } from "fast-querystring";
import type { Config } from "../config/config.ts";
import { addErrorHandler } from "./errors.ts";
import { limitSentAhead } from "./sent-ahead.ts";
import { addBodyParsers } from "./request-bodies.ts";
import type { SecurityOptions } from "./security-headers.ts";
import { respondToClientError } from "./client-error.ts";

const MAX_BODY_BYTES = 256 * 1024;
/** How long a request may take to arrive, its body included; then the client gets 408. */
const REQUEST_MS = 10_000;
/** How often late requests are looked for. */
const CHECK_MS = 1000;
/** A connection over which nothing comes or goes for so long is ended. Longer than `REQUEST_MS`, so that the client gets its 408. */
const STALLED_MS = 12_000;

/** The HTTP server; hooks and routes are added by whoever composes it. */
export function createHttpServer(
  config: Config,
  security: SecurityOptions,
  logger: FastifyBaseLogger,
): FastifyInstance {
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
    http: {
      headersTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    trustProxy: trustProxy(config.trustedProxies),
    // A stopping gateway responds to what it accepted, and rejects no request on an open connection.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => toReadablePath(url),
    clientErrorHandler: respondToClientError(security),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200, querystringParser },
  });
  limitSentAhead(app.server, config.trustedProxies !== null);
  endStalledResponses(app.server);
  addBodyParsers(app);
  addErrorHandler(app);
  return app;
}

/** Whose word is taken for a visitor's address: never everyone's, since a forged header would then name any. */
function trustProxy(
  trusted: Config["trustedProxies"],
): false | ((address: string, hop: number) => boolean) {
  if (trusted === null) return false;
  return typeof trusted === "number"
    ? (_address, hop) => hop < trusted
    : proxyAddress.compile([...trusted]);
}

/**
 * The URL that a request is routed by. One that cannot be decoded, such as `/%E0%A4%A`, is no page
 * but came from a person: its percent signs are then letters like others, and what is not found is told as elsewhere.
 *
 * @param url path and query, as the request has it
 */
export function toReadablePath(url: string): string {
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

/**
 * Ends connections whose clients do not take what was sent: each holds memory of the process and of the system, and what it
 * requested stays in flight. `server.timeout` says for how many milliseconds nothing may go out. A response that is
 * still being produced is left alone.
 */
export function endStalledResponses(server: Server): void {
  server.on("request", (_, response) => {
    response.on("timeout", (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
