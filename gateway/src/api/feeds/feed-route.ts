import type { FastifyInstance } from "fastify";
import { atomFeed } from "./atom-feed.ts";
import { feedFilter } from "./feed-filter.ts";
import { createDomain } from "../../domain.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness } from "../../request-scope.ts";
import { changesRequest } from "../rest/changes-request.ts";
import { routeOf } from "../rest/call.ts";
import { parseRequest } from "../rest/parse-request.ts";
import { streams } from "../rest/streams.ts";
import type { Services } from "../../services.ts";
import { publicResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { COMPRESSED_ONCE, sendCached } from "../../http/response-cache/send-response.ts";

const ENTRIES = 50;
/** Feed readers look a few times an hour. */
const MAX_AGE = 600;

/** Serves `/feeds/{country}.atom`: the latest changes of availability in a country. */
export function addFeedRoute(
  app: FastifyInstance,
  {
    services,
    responses,
    publicUrl,
  }: {
    readonly services: Services;
    readonly responses: ResponseCache;
    readonly publicUrl: string | null;
  },
): void {
  const { availabilityFeed: feed } = streams;
  app.get(routeOf(feed), COMPRESSED_ONCE, async (request, reply) => {
    const { params, query } = parseRequest(feed, request);
    const site = publicUrl ?? getRequestOrigin(request);
    const path = request.url;
    const { client } = request;
    const produce = async (signal: AbortSignal) => {
      const freshness = new Freshness();
      const domain = createDomain(services, { signal, freshness, priority: "visitor", client });
      const { provider, family, after = null, ...present } = query;
      const filter = { providers: provider, provider_families: family, ...present };
      const country = await domain.reference.country(params.country);
      const { changes, observingSince, storeId, hasNextPage } = await domain.changes.page(
        changesRequest({ ...filter, country: params.country }),
        ENTRIES,
        after,
      );
      // A feed needs absolute addresses: without a public one they are those of the request, for its client alone.
      freshness.limitMaxAge(publicUrl === null ? 0 : MAX_AGE);
      const body = atomFeed({
        site,
        path,
        country: country.name,
        countryCode: params.country,
        ...feedFilter(filter, params.country, await domain.changes.providers()),
        storeId,
        invented: domain.source === "SAMPLE",
        changes,
        firstPath: pageOf(path, null),
        nextPath: hasNextPage ? pageOf(path, changes.at(-1)?.cursor ?? null) : null,
        emptySince: observingSince ?? 0,
      });
      return publicResponse("application/atom+xml; charset=utf-8", body, freshness.maxAge);
    };
    return sendCached(request, reply, responses, `feed ${site}${path}`, produce);
  });
}

/** The path of another page of a feed: the one after a change, or the first. */
function pageOf(path: string, after: string | null): string {
  const url = new URL(path, "http://localhost");
  if (after === null) url.searchParams.delete("after");
  else url.searchParams.set("after", after);
  return url.pathname + url.search;
}
