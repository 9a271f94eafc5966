import type { FastifyInstance, RouteHandlerMethod } from "fastify";
import { createDomain } from "../../domain.ts";
import { AppError, tooManyRequests } from "../../errors.ts";
import { LIMITS } from "../../config/limits.ts";
import type { Limits, WriteKind } from "../../http/clients/limits.ts";
import { type Call, parseCall, routeOf } from "./call.ts";
import { requestScope } from "../../request-scope.ts";
import { calls } from "./calls.ts";
import { tagOf } from "../../lib/languages.ts";
import type { Services } from "../../services.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { API_WRITE, rejectOtherMethods } from "../../http/policies.ts";
import { isCrossOrigin } from "../../http/request-headers.ts";

/** For how many seconds the gateway stores a response that clients poll. */
const POLLED_SECONDS = 30;

interface Dependencies extends DomainRouteParts {
  readonly limits: Limits;
}

export function addRestRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  for (const call of Object.values(calls)) {
    if (call.limit !== null) addWrite(app, call, call.limit, dependencies);
    else {
      if (call.cache.responseCache) addCachedRead(app, call, dependencies);
      else app.get(routeOf(call), respondUncached(call, dependencies.services));
      rejectOtherMethods(app, routeOf(call), ["GET", "HEAD"]);
    }
  }
  // Unknown calls have the policy of known ones.
  app.route({
    url: "/api/*",
    method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    handler: async (_, reply) => reply.callNotFound(),
  });
}

function addCachedRead(app: FastifyInstance, call: Call, dependencies: Dependencies): void {
  const { maxAge, neverStale = false } = call.cache;
  const route = domainRoute<ReturnType<typeof parseCall>>(dependencies, call.path, {
    read: (request) => parseCall(call, request),
    maxAge,
    isBulk: ({ query }) => call.isBulk?.(query) ?? false,
    produce: async (input, domain, { freshness }) => {
      const body = await call.handler(input, domain, dependencies.services);
      const isPolled = neverStale && !freshness.stale && !freshness.failed;
      return {
        contentType: "application/json; charset=utf-8",
        body: JSON.stringify(body),
        headers: {
          ...ageHeaders(freshness.oldestFetchedAt),
          ...call.headers?.(input.params, input.query),
          ...(isPolled && { "cache-control": `public, max-age=${maxAge}, must-revalidate` }),
        },
        modifiedAt: freshness.newestFetchedAt ?? Date.now(),
        ...(isPolled && { gatewayMaxAge: POLLED_SECONDS }),
      };
    },
  });
  app.get(routeOf(call), route);
}

/** When the oldest part of the data was fetched, never later than now; now for data that the gateway itself has. */
function ageHeaders(oldestFetchedAt: number | null): Record<string, string> {
  const date = new Date(Math.min(oldestFetchedAt ?? Number.POSITIVE_INFINITY, Date.now()));
  return { age: "0", "last-modified": date.toUTCString() };
}

/** Before its handler runs a request has passed: its page's origin (403), limit (429), type and size (415, 413), schema (400). */
function addWrite(
  app: FastifyInstance,
  call: Call,
  limit: WriteKind,
  { services, limits, publicUrl }: Dependencies,
): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (isCrossOrigin(request, publicUrl)) {
        throw new AppError("FORBIDDEN", "Only this site's own pages can do that.");
      }
      const retryAfterSeconds = await limits.writes[limit](request);
      if (retryAfterSeconds !== null) throw tooManyRequests(retryAfterSeconds);
    });
    const options = { bodyLimit: LIMITS.http.bodyBytes, config: { policy: API_WRITE } };
    scope.post(routeOf(call), options, respondUncached(call, services));
  });
  rejectOtherMethods(app, routeOf(call), ["POST"], { policy: API_WRITE });
}

function respondUncached(call: Call, services: Services): RouteHandlerMethod {
  const { maxAge } = call.cache;
  return async (request, reply) => {
    reply.header("cache-control", "no-store");
    const input = parseCall(call, request);
    const domain = createDomain(services, requestScope(request, input.language));
    const body = await call.handler(input, domain, services);
    reply.headers({ ...ageHeaders(null), "content-language": tagOf(input.language) });
    if (maxAge > 0) reply.header("cache-control", `public, max-age=${maxAge}`);
    return body;
  };
}
