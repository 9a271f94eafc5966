import { z } from "zod";
import {
  genres,
  id,
  includeAdult,
  language,
  listCountry,
  offerKinds,
  originCountry,
  originalLanguage,
  page,
  providers,
  region,
  releasedFrom,
  releasedTo,
  runtimeFrom,
  runtimeTo,
  scope,
  searchQuery,
  sessionId,
  sortBy,
  type,
  typedQuery,
  voteFrom,
  voteTo,
  watchRegion,
  window,
  year,
} from "./fields.ts";

/** What a call takes: the parts of its path and the keys of its query. Keys that are not named here are ignored. */
export type RequestShape = { readonly params: z.ZodType; readonly query: z.ZodType };

const none = z.object({});
const typed = z.object({ type });
const title = z.object({ type, id });
const inRegion = z.object({ region: region.optional() });
const paged = inRegion.extend({ page: page.default(1) });

/** True when both bounds are given and the lower is above the upper. */
function crossed<Bound extends number | string>(lower?: Bound, upper?: Bound): boolean {
  return lower !== undefined && upper !== undefined && lower > upper;
}

const discoverQuery = paged
  .extend({
    sort_by: sortBy.default("popularity.desc"),
    with_genres: genres.optional(),
    primary_release_year: year.optional(),
    first_air_date_year: year.optional(),
    "vote_average.gte": voteFrom.optional(),
    "vote_average.lte": voteTo.optional(),
    "with_runtime.gte": runtimeFrom.optional(),
    "with_runtime.lte": runtimeTo.optional(),
    with_original_language: originalLanguage.optional(),
    with_origin_country: originCountry.optional(),
    include_adult: includeAdult.default(false),
    "primary_release_date.gte": releasedFrom.optional(),
    "primary_release_date.lte": releasedTo.optional(),
    with_watch_providers: providers.optional(),
    with_watch_monetization_types: offerKinds.optional(),
    watch_region: watchRegion.optional(),
  })
  .refine((query) => !crossed(query["vote_average.gte"], query["vote_average.lte"]), {
    path: ["vote_average.gte"],
  })
  .refine((query) => !crossed(query["with_runtime.gte"], query["with_runtime.lte"]), {
    path: ["with_runtime.gte"],
  })
  .refine(
    (query) => !crossed(query["primary_release_date.gte"], query["primary_release_date.lte"]),
    { path: ["primary_release_date.gte"] },
  )
  .refine((query) => !asksForOffers(query) || (query.watch_region ?? query.region) !== undefined, {
    path: ["watch_region"],
  });

/** Services and kinds of offer mean nothing without a country to look them up in. */
function asksForOffers(query: {
  with_watch_providers?: unknown;
  with_watch_monetization_types?: unknown;
}): boolean {
  return (
    query.with_watch_providers !== undefined || query.with_watch_monetization_types !== undefined
  );
}

/** What the filters of a discover call say, once read. */
export type DiscoverQuery = z.output<typeof discoverQuery>;

/**
 * What each GET of specification section 7 takes, and the search of decision 2. One table serves
 * the checks and the OpenAPI description.
 */
export const requests = {
  trending: { params: z.object({ type, window }), query: paged },
  discover: { params: typed, query: discoverQuery },
  popular: { params: typed, query: paged.extend({ country: listCountry.optional() }) },
  topRated: { params: typed, query: paged.extend({ country: listCountry.optional() }) },
  nowPlaying: { params: typed, query: paged.extend({ language: language.optional() }) },
  upcoming: { params: typed, query: paged.extend({ language: language.optional() }) },
  title: { params: title, query: inRegion },
  similar: { params: title, query: paged },
  countries: { params: none, query: none },
  genres: { params: typed, query: none },
  search: { params: z.object({ type: scope }), query: paged.extend({ query: searchQuery }) },
  autocomplete: { params: none, query: z.object({ query: typedQuery.default("") }) },
  sessionRating: { params: title, query: z.object({ sessionId }) },
  averageRating: { params: title, query: none },
} as const satisfies Record<string, RequestShape>;
