import type { FastifyInstance, RouteHandlerMethod } from "fastify";
import { createDomain } from "../../domain.ts";
import { AppError, tooManyRequests } from "../../errors.ts";
import { LIMITS } from "../../config/limits.ts";
import type { Limits, WriteKind } from "../../http/clients/limits.ts";
import { routeOf } from "./call.ts";
import type { Call, PreparedRequest, RestServices } from "./call.ts";
import { Freshness } from "../../request-scope.ts";
import type { RequestScope } from "../../request-scope.ts";
import { requestSignal } from "../../http/request-signal.ts";
import { calls } from "./calls.ts";
import { tagOf } from "../../lib/languages.ts";
import type { Services } from "../../services.ts";
import {
  type ProducedResponse,
  publicResponse,
} from "../../http/response-cache/cached-response.ts";
import type { DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { cachedRoute, type ProducedFor } from "../../http/response-cache/cached-route.ts";
import { API_WRITE, rejectOtherMethods } from "../../http/policies.ts";
import { isCrossOrigin } from "../../http/request-origin.ts";

/** For how many seconds the gateway stores a response that clients poll. */
const POLLED_SECONDS = 30;

interface Dependencies extends DomainRouteParts {
  readonly limits: Limits;
}

export function addRestRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  for (const call of Object.values(calls)) {
    if (call.limit !== null) addWrite(app, call, call.limit, dependencies);
    else if (call.cache.responseCache) addCachedRead(app, call, dependencies);
    else app.get(routeOf(call), respondUncached(call, dependencies.services));
  }
  const routes = Map.groupBy(Object.values<Call>(calls), routeOf);
  for (const [url, sameUrl] of routes) {
    const methods = sameUrl.map(({ method }) => method);
    const reads = methods.includes("GET");
    const config = reads ? {} : { policy: API_WRITE };
    rejectOtherMethods(app, url, reads ? [...methods, "HEAD"] : methods, config);
  }
  // Unknown calls have the policy of known ones.
  app.route({
    url: "/api/*",
    method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    handler: async (_, reply) => reply.callNotFound(),
  });
}

function addCachedRead(app: FastifyInstance, call: Call, { responses, services }: Dependencies) {
  const route = cachedRoute<PreparedRequest>({
    responses,
    read: (request) => call.prepare(request),
    key: ({ key }) => key,
    produce: (prepared, producedFor) => respond(call, prepared, services, producedFor),
  });
  app.get(routeOf(call), route);
}

async function respond(
  call: Call,
  prepared: PreparedRequest,
  services: Services,
  producedFor: ProducedFor,
): Promise<ProducedResponse> {
  const freshness = new Freshness();
  const { isBulk, language, country } = prepared;
  const priority = isBulk ? "bulk" : "visitor";
  const scope: RequestScope = { ...producedFor, freshness, priority, language, country };
  const body = await prepared.respond(restServices(services, scope));
  freshness.limit(call.cache);
  const { maxAge } = freshness.policy;
  const headers = {
    ...ageHeaders(freshness.oldestFetchedAt),
    ...prepared.headers,
    "content-language": tagOf(language),
    ...(call.cache.neverStale &&
      maxAge > 0 && { "cache-control": `public, max-age=${maxAge}, must-revalidate` }),
  };
  return {
    ...publicResponse("application/json; charset=utf-8", JSON.stringify(body), maxAge, headers),
    modifiedAt: freshness.newestFetchedAt ?? Date.now(),
    ...(call.cache.neverStale && { gatewayMaxAge: Math.min(maxAge, POLLED_SECONDS) }),
  };
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
}

function respondUncached(call: Call, services: Services): RouteHandlerMethod {
  const { maxAge } = call.cache;
  return async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { language, respond } = call.prepare(request);
    const { client, id: requestId } = request;
    const caller = { priority: "visitor", client, requestId } as const;
    const scope = { ...caller, signal: requestSignal(reply), freshness: new Freshness(), language };
    const body = await respond(restServices(services, scope));
    reply.headers({ ...ageHeaders(null), "content-language": tagOf(language) });
    if (maxAge > 0) reply.header("cache-control", `public, max-age=${maxAge}`);
    return body;
  };
}

function restServices(services: Services, scope: RequestScope): RestServices {
  const { ratings: titleRatings, contactService, site } = services;
  const images = site.imageUrls;
  return { ...createDomain(services, scope), titleRatings, contactService, images };
}
