import type { FastifyInstance } from "fastify";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { getPolicy, type RoutePolicy } from "./route-policy.ts";
import {
  dataHeaders,
  frameHeaders,
  pageHeaders,
  type SecurityOptions,
} from "./security-headers.ts";

/** Response headers that pages of other origins may read. */
const EXPOSED = [
  "age",
  "etag",
  "flickmap-hint",
  "flickmap-source",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
  "x-request-id",
].join(", ");

/** Headers that every response of a route has, by name in lower case; its handler may set others in their place. */
export type RouteHeaders = Readonly<Record<string, string>>;

/** What the headers of routes depend on beside their policies. */
export interface RouteHeadersOptions {
  readonly security: SecurityOptions;
  readonly source: FilmDatabase["source"];
}

/**
 * Creates the function that gives the headers of a policy: security headers, and those that let pages of other origins read
 * the response. They are computed once for each policy, and depend on nothing of a request.
 */
export function routeHeaders({
  security,
  source,
}: RouteHeadersOptions): (policy: RoutePolicy) => RouteHeaders {
  const known = new Map<RoutePolicy, RouteHeaders>();
  return (policy) => {
    let headers = known.get(policy);
    if (headers === undefined) {
      headers = {
        ...securityHeaders(policy, security),
        ...(policy.corsMethods && {
          "access-control-allow-origin": "*",
          "access-control-expose-headers": EXPOSED,
        }),
        ...(policy.namesSource && { "flickmap-source": source }),
      };
      known.set(policy, headers);
    }
    return headers;
  };
}

function securityHeaders({ form }: RoutePolicy, security: SecurityOptions): RouteHeaders {
  switch (form) {
    case "page":
      return pageHeaders(security);
    case "frame":
      return frameHeaders(security);
    case "data":
    case "graphql":
      return dataHeaders(security);
  }
}

/** Gives responses the headers of their route's policy, where the route has set no others. */
export function addRouteHeaders(
  app: FastifyInstance,
  getHeaders: (policy: RoutePolicy) => RouteHeaders,
): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    // A request that the router rejects passes no other hook.
    const headers = getHeaders(request.policy ?? getPolicy(request));
    for (const name of Object.keys(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, headers[name]);
    }
    done(null, payload);
  });
}
