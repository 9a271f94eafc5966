import type { OfferKind, TitleType } from "../src/generated/schema.ts";

/** A name as URLs and families have it. */
export const toSlug = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** A title as a list answers it. */
export const title = (type: TitleType, id: number, name = `${type} ${id}`) => ({
  __typename: type === "MOVIE" ? ("Movie" as const) : ("TvShow" as const),
  id,
  type,
  name,
  nameLanguage: null as string | null,
  slug: toSlug(name),
  year: 2024,
  voteAverage: 8,
  originalName: name,
  poster: null,
});

/** A page of titles as a list answers it. */
export const titlePage = (
  results: readonly ReturnType<typeof title>[],
  { page = 1, totalPages = 1, totalResults = results.length } = {},
) => ({
  __typename: "TitlePage",
  results,
  correction: null,
  pageInfo: { __typename: "PageInfo", page, totalPages, totalResults, narrowedFrom: null },
  freshness: { __typename: "Freshness", stale: false, ageSeconds: 60 },
});

/** `count` movies, numbered from `first`. */
export const movies = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => title("MOVIE", first + index));

/** One offer as the availability of a title has it. */
export const offer = <Kind extends OfferKind>(
  kind: Kind,
  id: number,
  name: string,
  family = toSlug(name),
) => ({
  __typename: "Offer" as const,
  kind,
  provider: {
    __typename: "Provider" as const,
    id,
    name,
    logo: null,
    family: { __typename: "ProviderFamily" as const, id: family, name },
  },
});

/** A family of services, each by its number and name. */
export const family = (id: string, name: string, ...services: readonly [number, string][]) => ({
  id,
  name,
  logoUrl: null,
  providers: services.map(([number, called]) => ({ id: number, name: called })),
});
export const netflix = family(
  "netflix",
  "Netflix",
  [8, "Netflix"],
  [1796, "Netflix Standard with Ads"],
);
export const mubi = family("mubi", "MUBI", [11, "MUBI"]);

/** Where a title can be watched, as the query for a whole page answers it. */
export const watchable = (
  type: TitleType,
  id: number,
  offers: readonly ReturnType<typeof offer>[],
  kinds: readonly string[] = ["FLATRATE", "FREE", "ADS"],
) => ({
  __typename: type === "MOVIE" ? "Movie" : "TvShow",
  id,
  type,
  availability: {
    __typename: "Availability",
    status: offers.length > 0 ? "HAS_OFFERS" : "NONE_KNOWN",
    kinds: [...new Set(offers.map(({ kind }) => kind))],
    offers: offers.filter(({ kind }) => kinds.includes(kind)),
  },
});
