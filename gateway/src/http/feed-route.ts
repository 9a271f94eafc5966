import type { FastifyInstance } from "fastify";
import { atomFeed } from "../changes/atom-feed.ts";
import { feedFilter } from "../changes/feed-filter.ts";
import { createDomain } from "../domain.ts";
import { AppError } from "../errors.ts";
import { getRequestOrigin } from "../request-origin.ts";
import { Freshness } from "../request-scope.ts";
import { requestSignal } from "./request-signal.ts";
import { changesRequest } from "../rest/changes-request.ts";
import { routeOf } from "../rest/call.ts";
import { parseRequest } from "../rest/parse-request.ts";
import { streams } from "../rest/streams.ts";
import type { Services } from "../services.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";
import { COMPRESSED_ONCE, sendResponse } from "./response-cache/send-response.ts";
import { READABLE_ANYWHERE } from "./route-policy.ts";

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
  const config = { policy: READABLE_ANYWHERE };
  const { availabilityFeed: feed } = streams;
  app.get(routeOf(feed), { ...COMPRESSED_ONCE, config }, async (request, reply) => {
    const { params, query } = parseRequest(feed, request);
    const site = publicUrl ?? getRequestOrigin(request);
    const path = request.url;
    const { client } = request;
    const produce = async (signal: AbortSignal) => {
      const freshness = new Freshness();
      const domain = createDomain(services, { signal, freshness, priority: "visitor", client });
      const country = (await domain.reference.countries()).byCode.get(params.country);
      if (!country) throw new AppError("NOT_FOUND", "There is no such country.");
      const { provider, family, ...filter } = query;
      const { changes, observingSince, storeId } = await domain.changes.page(
        changesRequest({
          ...filter,
          country: params.country,
          providers: provider,
          provider_families: family,
        }),
        ENTRIES,
        null,
      );
      // A feed needs absolute addresses: without a public one they are those of the request, for its client alone.
      freshness.limitMaxAge(publicUrl === null ? 0 : MAX_AGE);
      return {
        status: 200,
        contentType: "application/atom+xml; charset=utf-8",
        body: atomFeed({
          site,
          path,
          country: country.name,
          ...feedFilter(query, await domain.changes.providers()),
          storeId,
          invented: domain.source === "SAMPLE",
          changes,
          emptySince: observingSince ?? 0,
        }),
        headers: { vary: "accept-encoding", "flickmap-source": domain.source },
        maxAge: freshness.maxAge,
        shareable: true,
      };
    };
    const key = `feed ${site}${path}`;
    const signal = requestSignal(request, reply);
    return sendResponse(request, reply, await responses.getOrProduce(key, produce, signal, client));
  });
}
