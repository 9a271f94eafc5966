import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { atomFeed } from "./atom-feed.ts";
import { feedFilter, feedPath, type FeedQuery } from "./feed-filter.ts";
import { createDomain, type Domain } from "../../domain.ts";
import type { FormerTitle } from "../../domain/titles/former-titles.ts";
import { isUnavailable } from "../../errors.ts";
import { tagOf } from "../../lib/languages.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness, type RequestScope } from "../../request-scope.ts";
import { changesRequest } from "../rest/changes-request.ts";
import { routeOf } from "../rest/call.ts";
import { parseSharedRequest } from "../rest/parse-shared-request.ts";
import { toLanguageCode } from "../rest/parameters/value-types.ts";
import { streams } from "../rest/streams.ts";
import type { Services } from "../../services.ts";
import {
  type ProducedResponse,
  publicResponse,
} from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";

const ENTRIES = 50;
/** So long titles that may be gone are looked up. */
const LOOKUP_MS = 3000;
/** Feed readers look a few times an hour. */
const MAX_AGE = 600;
/** When observing began where nothing was observed yet: with the gateway. */
const STARTED_AT = Math.floor(performance.timeOrigin);

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
  const route = cachedRoute<FeedRequest>({
    responses,
    read: (request) => {
      const { params, query } = parseSharedRequest(feed, request);
      const { provider, family, after = null, language: tag, ...present } = query;
      const filter = { providers: provider, provider_families: family, ...present };
      const language = toLanguageCode(tag);
      const firstPath = feedPath(params.country, filter, language);
      const site = publicUrl ?? getRequestOrigin(request);
      return { countryCode: params.country, filter, after, language, site, firstPath };
    },
    key: ({ site, firstPath, after }) => `feed ${site}${pageOf(firstPath, after)}`,
    produce: async (
      { countryCode, filter, after, language, site, firstPath },
      producedFor,
    ): Promise<ProducedResponse> => {
      const freshness = new Freshness();
      const scope = { ...producedFor, freshness, priority: "visitor", language } as const;
      const domain = createDomain(services, scope);
      const country = await domain.reference.country(countryCode);
      const { changes, observingSince, storeId, hasNextPage } = await domain.changes.page(
        changesRequest({ ...filter, country: countryCode }),
        ENTRIES,
        after,
      );
      const gone =
        after === null && filter.titles
          ? await findGone(services, domain, filter.titles, scope)
          : [];
      // A feed needs absolute URLs: without a public one they are those of the request, for its client alone.
      freshness.limit({ maxAge: publicUrl === null ? 0 : MAX_AGE });
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
        gone,
        firstPath,
        nextPath: hasNextPage ? pageOf(firstPath, lastCursor) : null,
        emptySince: observingSince ?? STARTED_AT,
      });
      return publicResponse("application/atom+xml; charset=utf-8", body, freshness.policy.maxAge, {
        "content-language": tagOf(language),
      });
    },
  });
  app.get(routeOf(feed), route);
}

/**
 * The titles of a list that the film database has no more. Those that were observed lately are there; the others are looked
 * up as a bulk request, for a few seconds: a feed has more to say, and is requested again.
 */
async function findGone(
  services: Services,
  { formerTitles }: Domain,
  titles: readonly TitleKey[],
  scope: RequestScope & { readonly client: string },
): Promise<readonly FormerTitle[]> {
  const doubtful = await formerTitles.doubtful(titles, Date.now());
  if (doubtful.length === 0) return [];
  const timeout = AbortSignal.timeout(LOOKUP_MS);
  const signal = AbortSignal.any([scope.signal, timeout]);
  try {
    const bulk = createDomain(services, { ...scope, signal, priority: "bulk" });
    return (await bulk.formerTitles.lookUp(doubtful)).gone;
  } catch (error) {
    if (!isUnavailable(error) && !timeout.aborted) throw error;
    scope.freshness.noteFailure();
    return [];
  }
}

/** A request as it was read. */
interface FeedRequest {
  readonly countryCode: string;
  readonly filter: FeedQuery;
  readonly after: string | null;
  readonly language: LanguageCode;
  /** Where the feed is reached, without a slash at the end. */
  readonly site: string;
  readonly firstPath: string;
}

/** The path of the page of a feed that comes after a change; null for the first. */
function pageOf(firstPath: string, after: string | null): string {
  if (after === null) return firstPath;
  return `${firstPath}${firstPath.includes("?") ? "&" : "?"}after=${after}`;
}
