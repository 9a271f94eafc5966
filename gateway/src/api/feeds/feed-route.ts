import type { FastifyInstance } from "fastify";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { routeOf } from "../rest/call.ts";
import { changesRequest } from "../rest/parameters/changes.ts";
import { parseSharedRequest } from "../rest/parse-request.ts";
import { streams } from "../rest/streams.ts";
import { atomFeed } from "./atom-feed.ts";
import { feedFilter, feedPath } from "./feed-filter.ts";

const ENTRIES = 50;
/** Feed readers look a few times an hour. */
const MAX_AGE = 600;
/** When observing began where nothing was observed yet: with the gateway. */
const STARTED_AT = Math.floor(performance.timeOrigin);

const FORMER_NAMES = { provider: "providers", family: "provider_families" };

/** Serves `/feeds/{country}.atom`: the latest changes of availability in a country. */
export function addFeedRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const { publicUrl } = parts;
  const { availabilityFeed: feed } = streams;
  const route = domainRoute(parts, "feed", {
    read: (request) => {
      const { params, query } = parseSharedRequest(feed, request, FORMER_NAMES);
      const { after = null, language, ...filter } = query;
      const firstPath = feedPath(params.country, filter, language);
      const site = publicUrl ?? getRequestOrigin(request);
      return { countryCode: params.country, filter, after, language, site, firstPath };
    },
    // A feed needs absolute URLs: without a public one they are those of the request, for its client alone.
    maxAge: publicUrl === null ? 0 : MAX_AGE,
    produce: async ({ countryCode, filter, after, language, site, firstPath }, domain) => {
      const country = await domain.reference.country(countryCode);
      const { changes, observingSince, storeId, hasNextPage } = await domain.changes.page(
        changesRequest({ ...filter, country: countryCode }),
        ENTRIES,
        after,
      );
      const lastCursor = changes.at(-1)?.cursor ?? null;
      const body = atomFeed({
        site,
        path: pageOf(firstPath, after),
        country: country.name,
        countryCode,
        language,
        ...feedFilter(filter, countryCode, await domain.changes.providers(), language),
        storeId,
        invented: domain.source === "SAMPLE",
        changes,
        firstPath,
        nextPath: hasNextPage ? pageOf(firstPath, lastCursor) : null,
        emptySince: observingSince ?? STARTED_AT,
      });
      return { contentType: "application/atom+xml; charset=utf-8", body };
    },
  });
  app.get(routeOf(feed), route);
  rejectOtherMethods(app, routeOf(feed), ["GET", "HEAD"]);
}

function pageOf(firstPath: string, after: string | null): string {
  if (after === null) return firstPath;
  return `${firstPath}${firstPath.includes("?") ? "&" : "?"}after=${after}`;
}
