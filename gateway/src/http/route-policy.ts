import type { FastifyInstance, FastifyRequest } from "fastify";

/** What holds for every request to a route, whatever its URL looks like. */
export interface RoutePolicy {
  /** How the route's responses look: errors and rejections have the same form. */
  readonly form: "graphql" | "data" | "page" | "frame";
  /** Whether its requests count towards the client's rate limit. */
  readonly rateLimited: boolean;
  /** Whether its requests may be rejected under load. */
  readonly sheddable: boolean;
  /** The methods that pages of other origins may use; null when they may not read its responses. */
  readonly corsMethods: readonly string[] | null;
  /** Whether its responses name the film database that the data comes from. */
  readonly namesSource: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** By default that of the route's pattern. */
    policy?: RoutePolicy;
  }
  interface FastifyRequest {
    /** The policy of the route that matched the request. */
    policy: RoutePolicy;
  }
}

const READ_METHODS = ["GET", "HEAD"];

/** A call of `/api` that reads. */
const API: RoutePolicy = {
  form: "data",
  rateLimited: true,
  sheddable: true,
  corsMethods: READ_METHODS,
  namesSource: true,
};
/** A call of `/api` that stores something: only the product's own pages make it. */
export const API_WRITE: RoutePolicy = { ...API, corsMethods: null };
/** What programs of any origin read. */
export const READABLE_ANYWHERE: RoutePolicy = { ...API, namesSource: false };
const GRAPHQL: RoutePolicy = {
  ...READABLE_ANYWHERE,
  form: "graphql",
  corsMethods: [...READ_METHODS, "POST"],
};
/** What assistants call: it reads, by POST. */
const MCP: RoutePolicy = { ...API, corsMethods: ["POST"] };
/** Pages and their files, and URLs that no route matches. What pages cost is charged where one is not stored. */
const PAGE: RoutePolicy = {
  form: "page",
  rateLimited: false,
  sheddable: true,
  corsMethods: null,
  namesSource: false,
};
/** The answer that other sites show in a frame. */
export const EMBED: RoutePolicy = { ...PAGE, form: "frame", rateLimited: true };
/** What operators and load balancers read, under load above all. */
const OPERATIONS: RoutePolicy = {
  ...READABLE_ANYWHERE,
  rateLimited: false,
  sheddable: false,
  corsMethods: null,
};
/** What images cost is charged where one has to be fetched. */
const IMAGES: RoutePolicy = { ...READABLE_ANYWHERE, rateLimited: false };

const BY_PATTERN: readonly (readonly [RegExp, RoutePolicy])[] = [
  [/^\/(?:api|feeds|calendar)(?:\/|$)/u, API],
  [/^\/(?:opensearch|oembed)(?:[/.]|$)/u, READABLE_ANYWHERE],
  [/^\/mcp\/?$/u, MCP],
  [/^\/graphql(?:\/|$)/u, GRAPHQL],
  [/^\/(?:health|metrics)(?:\/|$)/u, OPERATIONS],
  [/^\/images(?:\/|$)/u, IMAGES],
];

/**
 * Gives every route that is added from now on its policy, by the route's pattern; a policy in the route's own `config`
 * takes precedence. Decisions about a request read the policy of the route that matched it, and never the request's
 * URL: `/%61pi/movie/550` is a call of `/api` too. Preflights cost nothing.
 */
export function addRoutePolicies(app: FastifyInstance): void {
  app.decorateRequest("policy");
  app.addHook("onRoute", (route) => {
    const byPattern = BY_PATTERN.find(([pattern]) => pattern.test(route.url))?.[1] ?? PAGE;
    const policy = route.config?.policy ?? byPattern;
    const isPreflight = route.method === "OPTIONS";
    route.config = {
      ...route.config,
      policy: isPreflight ? { ...policy, rateLimited: false } : policy,
    };
  });
  // What a handler then answers that there is no such thing has the policy of its route all the same.
  app.addHook("onRequest", (request, _, done) => {
    request.policy = getPolicy(request);
    done();
  });
}

/** The policy of the route that matched a request, for where hooks have not run. */
export function getPolicy(request: FastifyRequest): RoutePolicy {
  return request.routeOptions.config.policy ?? PAGE;
}
