import type { FastifyContextConfig, FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { sendProblem } from "./problem.ts";
import { hash } from "node:crypto";

/** What holds for every request to a route, whatever its URL looks like. */
interface RoutePolicy {
  /** How the route's responses look: errors and rejections have the same form. */
  readonly form: "data" | "page" | "frame";
  readonly rateLimited: boolean;
  readonly sheddable: boolean;
  /** The methods that pages of other origins may use; null when they may not read its responses. */
  readonly corsMethods: readonly string[] | null;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** By default that of the route's pattern. */
    policy?: RoutePolicy;
  }
  interface FastifyRequest {
    policy: RoutePolicy;
  }
}

const READ_METHODS = ["GET", "HEAD"];

/** What programs of any origin read. */
export const READABLE_ANYWHERE: RoutePolicy = {
  form: "data",
  rateLimited: true,
  sheddable: true,
  corsMethods: READ_METHODS,
};
/** A call of `/api` that stores something: only the product's own pages make it. */
export const API_WRITE: RoutePolicy = { ...READABLE_ANYWHERE, corsMethods: null };
const GRAPHQL: RoutePolicy = { ...READABLE_ANYWHERE, corsMethods: [...READ_METHODS, "POST"] };
/** What assistants call: it reads, by POST. */
const MCP: RoutePolicy = { ...READABLE_ANYWHERE, corsMethods: ["POST"] };
/** Pages and their files, and URLs that no route matches. What pages cost is counted where one is not stored. */
const PAGE: RoutePolicy = {
  form: "page",
  rateLimited: false,
  sheddable: true,
  corsMethods: null,
};
/** The answer that other sites show in a frame. */
export const EMBED: RoutePolicy = { ...PAGE, form: "frame", rateLimited: true };
/** What operators and load balancers read, under load above all. */
const OPERATIONS: RoutePolicy = { ...PAGE, form: "data", sheddable: false };
/** What images cost is counted where one has to be fetched. */
const IMAGES: RoutePolicy = { ...READABLE_ANYWHERE, rateLimited: false };

const BY_PATTERN: readonly (readonly [RegExp, RoutePolicy])[] = [
  [/^\/(?:api|feeds|calendar|opensearch|oembed)(?:[/.]|$)/u, READABLE_ANYWHERE],
  [/^\/mcp\/?$/u, MCP],
  [/^\/graphql(?:\/|$)/u, GRAPHQL],
  [/^\/(?:health|metrics)(?:\/|$)/u, OPERATIONS],
  [/^\/images(?:\/|$)/u, IMAGES],
];

const EXPOSED =
  "age, etag, flickmap-hint, flickmap-source, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id";
const PREFLIGHT_SECONDS = 86_400;

/**
 * Gives every route that is added from now on its policy, by the route's pattern; a policy in the route's own `config`
 * takes precedence. Decisions about a request read the policy of the route that matched it, and never the request's
 * URL: `/%61pi/movie/550` is a call of `/api` too. Responses have the headers of the policy, where the route sets no others.
 */
export function addPolicies(
  app: FastifyInstance,
  security: SecurityOptions,
  source: FilmDatabase["source"],
): void {
  const byForm = securityHeaders(security);
  const headersOf = (policy: RoutePolicy): Readonly<Record<string, string>> => ({
    ...byForm[policy.form],
    ...(policy.corsMethods && {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": EXPOSED,
    }),
    ...(policy.form === "data" && { "flickmap-source": source }),
  });
  app.decorateRequest("policy");
  app.addHook("onRoute", (route) => {
    const byPattern = BY_PATTERN.find(([pattern]) => pattern.test(route.url))?.[1] ?? PAGE;
    const policy = route.config?.policy ?? byPattern;
    route.config = {
      ...route.config,
      policy,
      ...(!policy.sheddable && { pressureHandler: () => undefined }),
    };
  });
  app.addHook("onRequest", (request, reply, done) => {
    request.policy = getPolicy(request);
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    // A request that the router rejects passes no other hook.
    const headers = headersOf(request.policy ?? getPolicy(request));
    for (const name of Object.keys(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, headers[name]);
    }
    done(null, payload);
  });
}

function getPolicy(request: FastifyRequest): RoutePolicy {
  return request.routeOptions.config.policy ?? PAGE;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"] as const;

/**
 * Responds 405 before the body is read, and to OPTIONS with what the URL allows; other origins may read what the policy
 * allows, without credentials.
 */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  config: FastifyContextConfig = {},
): void {
  const method = METHODS.filter((candidate) => !allowed.includes(candidate));
  app.route({
    url,
    method,
    config,
    onRequest: async (_, reply) =>
      sendProblem(reply.header("allow", allowed.join(", ")), 405, "Method not allowed"),
    handler: async (_, reply) => reply.callNotFound(),
  });
  app.options(url, { config }, async ({ policy, headers }, reply) => {
    const isPreflight = headers["access-control-request-method"] !== undefined;
    const allow = [...allowed, "OPTIONS"];
    reply.header("allow", allow.join(", ")).header("cache-control", "no-store");
    if (!isPreflight || headers.origin === undefined) return { allow };
    if (policy.corsMethods !== null) {
      reply
        .header("access-control-allow-methods", policy.corsMethods.join(", "))
        .header("access-control-allow-headers", headers["access-control-request-headers"] ?? "")
        .header("access-control-max-age", PREFLIGHT_SECONDS)
        .header("vary", "access-control-request-headers");
    }
    return reply.code(204).send();
  });
}

export interface SecurityOptions {
  readonly imageOrigin: string | null;
  readonly https: boolean;
}

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "geolocation=(), camera=(), microphone=(), payment=()",
};

export const contentHash = (content: string): string =>
  `'sha256-${hash("sha256", content, "base64")}'`;

/** For browsers that know no `frame-ancestors`. */
const NOT_FRAMED = { "x-frame-options": "DENY" };

/** The policy of responses that are data: nothing may be loaded or run from them. */
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** styled-components writes rules into an empty style element, which counts as inline: this allows the empty one alone. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export function pagePolicy(
  { imageOrigin, https }: SecurityOptions,
  page: { readonly styleHashes: readonly string[]; readonly scriptHash: string } | null = null,
): string {
  const images = imageOrigin === null ? "" : ` ${imageOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${page === null ? "" : ` ${page.scriptHash}`}`,
    `style-src 'self' ${[EMPTY_STYLE, ...(page?.styleHashes ?? [])].join(" ")}`,
    `img-src 'self' data:${images}`,
    "font-src 'self'",
    `connect-src 'self'${images}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** By the form of a response. A page that is isolated (`Cross-Origin-Embedder-Policy`) frames only what is so too; another image host may not be. */
function securityHeaders(options: SecurityOptions) {
  const fixed = {
    ...EVERYWHERE,
    ...(options.https && {
      "strict-transport-security": "max-age=31536000",
    }),
  };
  return {
    data: { ...fixed, ...NOT_FRAMED, "content-security-policy": DATA_POLICY },
    page: { ...fixed, ...NOT_FRAMED, "content-security-policy": pagePolicy(options) },
    frame: {
      ...fixed,
      "cross-origin-resource-policy": "cross-origin",
      "cross-origin-embedder-policy":
        options.imageOrigin === null ? "require-corp" : "credentialless",
      "content-security-policy": "default-src 'none'; frame-ancestors *",
    },
  };
}
