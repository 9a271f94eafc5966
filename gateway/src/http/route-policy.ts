import type { FastifyInstance, FastifyRequest } from "fastify";

/** What holds for every request to a route, whatever its address looks like. */
export interface RoutePolicy {
  /** How the route's responses look: errors and rejections have the same form. */
  readonly form: "graphql" | "data" | "page";
  /** Whether its requests count towards the client's rate limit. */
  readonly rateLimited: boolean;
  /** Whether its requests may be rejected under load. */
  readonly sheddable: boolean;
  /** The methods that pages of other origins may use; null when they may not read its responses. */
  readonly corsMethods: readonly string[] | null;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** By default that of the route's pattern. */
    policy?: RoutePolicy;
  }
}

const READ_METHODS = ["GET", "HEAD"];

/** A call of `/api` that reads. */
const API: RoutePolicy = {
  form: "data",
  rateLimited: true,
  sheddable: true,
  corsMethods: READ_METHODS,
};
/** A call of `/api` that stores something: only the product's own pages make it. */
export const API_WRITE: RoutePolicy = { ...API, corsMethods: null };
const GRAPHQL: RoutePolicy = { ...API, form: "graphql", corsMethods: [...READ_METHODS, "POST"] };
/** Pages and their files, and addresses that no route matches. What pages cost is charged where one is not stored. */
const PAGE: RoutePolicy = {
  form: "page",
  rateLimited: false,
  sheddable: true,
  corsMethods: null,
};
/** What operators and load balancers read, under load above all. */
const OPERATIONS: RoutePolicy = { ...API, rateLimited: false, sheddable: false, corsMethods: null };
/** Public documents for programs, such as feeds. */
export const READABLE_ANYWHERE: RoutePolicy = API;
/** What images cost is charged where one has to be fetched. */
const IMAGES: RoutePolicy = { ...API, rateLimited: false };

const BY_PATTERN: readonly (readonly [RegExp, RoutePolicy])[] = [
  [/^\/api(?:\/|$)/u, API],
  [/^\/graphql(?:\/|$)/u, GRAPHQL],
  [/^\/(?:health|metrics)(?:\/|$)/u, OPERATIONS],
  [/^\/images(?:\/|$)/u, IMAGES],
];

/**
 * Gives every route that is added from now on its policy, by the route's pattern; a policy in the route's own `config`
 * takes precedence. Decisions about a request read the policy of the route that matched it, and never the request's
 * address: `/%61pi/movie/550` is a call of `/api` too.
 */
export function addRoutePolicies(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const policy = BY_PATTERN.find(([pattern]) => pattern.test(route.url))?.[1] ?? PAGE;
    route.config = { policy, ...route.config };
  });
}

/** The policy of the route that matched a request. */
export function policyOf(request: FastifyRequest): RoutePolicy {
  return request.routeOptions.config.policy ?? PAGE;
}
