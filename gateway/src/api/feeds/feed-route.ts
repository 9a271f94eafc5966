import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { getFamily } from "../../domain/availability/families.ts";
import { OFFER_KINDS, type Provider } from "../../domain/availability/offers.ts";
import { MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { getMessages } from "../../lib/messages.ts";
import { changeFilter, changesRequest } from "../rest/change-filter.ts";
import { country, cursor, language } from "../rest/parameters.ts";
import { parseSharedRequest } from "../rest/parse-shared-request.ts";
import { followedTitles } from "./followed-titles.ts";
import { atomFeed } from "./atom-feed.ts";

const ENTRIES = 50;
/** Feed readers look a few times an hour. */
const MAX_AGE = 600;
/** When observing began where nothing was observed yet: with the gateway. */
const STARTED_AT = Math.floor(performance.timeOrigin);

const PATH = "/feeds/:country.atom";
const REQUEST = {
  params: z.object({ country: country() }),
  query: changeFilter.extend({
    language,
    titles: followedTitles(MAX_LENGTHS.followedTitles).optional(),
    after: cursor.optional(),
  }),
};
const FORMER_NAMES = { provider: "providers", family: "provider_families" };

/** Serves `/feeds/{country}.atom`: the latest changes of availability in a country. */
export function addFeedRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const { publicUrl } = parts;
  const route = domainRoute(parts, "feed", {
    read: (request) => {
      const { params, query } = parseSharedRequest(REQUEST, request, FORMER_NAMES);
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
  app.get(PATH, route);
  rejectOtherMethods(app, PATH, ["GET", "HEAD"]);
}

function pageOf(firstPath: string, after: string | null): string {
  if (after === null) return firstPath;
  return `${firstPath}${firstPath.includes("?") ? "&" : "?"}after=${after}`;
}

/** The filter of a feed, as its query has it. */
type FeedQuery = Omit<z.output<typeof REQUEST.query>, "after" | "language">;

/** A feed's filter in words for its title, and as the query of the page `/new`; an unknown provider is called by its number. */
function feedFilter(
  query: FeedQuery,
  country: string,
  allProviders: ReadonlyMap<number, Provider>,
  language: LanguageCode,
): { only: string[]; pageQuery: string } {
  const { providers = [], provider_families: ids = [], kinds = [], change, type, titles } = query;
  const messages = getMessages(language);
  const anyOf = new Intl.ListFormat(getLanguage(language).tag, { type: "disjunction" });
  const families = new Map(
    [...allProviders.values()].map(({ name }) => [getFamily(name).id, getFamily(name).name]),
  );
  const services = [
    ...ids.map((id) => families.get(id) ?? id),
    ...providers.map((id) => allProviders.get(id)?.name ?? messages("service", { number: id })),
  ];
  const only = [
    anyOf.format(services),
    anyOf.format(kinds.map((kind) => messages(kind))),
    change === undefined ? "" : messages(change === "added" ? "onlyNew" : "onlyGone"),
    type === undefined ? "" : messages(type === "movie" ? "movies" : "shows"),
    titles === undefined ? "" : messages("titles", { count: titles.length }),
  ].filter((part) => part !== "");
  const written = Object.entries({ country, change, type, kinds, family: ids, provider: providers })
    .map(([name, value]) => [name, String(value ?? "")])
    .filter(([, value]) => value !== "");
  const search = new URLSearchParams(written).toString().replaceAll("%2C", ",");
  return { only, pageQuery: `?${search}` };
}

/** The path of a feed's first page: one for a filter, however it was requested, since readers know a feed by it. */
function feedPath(country: string, query: FeedQuery, language: LanguageCode): string {
  const { providers = [], provider_families: families = [], kinds, change, type, titles } = query;
  const list = titles?.map((title) => `${title.type === "movie" ? "m" : "t"}${title.id}`);
  const search = Object.entries({
    language: language === DEFAULT_LANGUAGE ? null : language,
    providers: [...new Set(providers)].toSorted((a, b) => a - b).join("|"),
    provider_families: [...new Set(families)].toSorted().join("|"),
    kinds: OFFER_KINDS.filter((kind) => kinds?.includes(kind)).join("|"),
    change,
    type,
    titles: list?.toSorted().join(","),
  }).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return `/feeds/${country}.atom${search.length === 0 ? "" : "?"}${search.join("&")}`;
}
