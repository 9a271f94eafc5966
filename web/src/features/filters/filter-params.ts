import { minimumVotesOfBest } from "@flickmap/schema/minimum-votes.ts";
import type { DiscoverFilter, TitleType } from "../../generated/schema.ts";
import { type FilterQuery, filterKeys } from "../../paths.ts";
import type { FilterNames } from "./filter-names.ts";
import { type FilterSet, emptyFilterSet } from "./filter-set.ts";
import { filters, type Filter, type Offered } from "./filters.ts";
import { nearestGenre } from "../titles/nearest-genre.ts";

/** The filters of a URL. A value that its control does not offer is ignored, never bent to the nearest. Never throws. */
export const readFilterSet = (query: URLSearchParams, type: TitleType, offered: Offered) => {
  const url = {
    type,
    offered,
    get: (key: string) => query.get(key),
    all: (key: string) => query.getAll(key).join(","),
  };
  return filters.reduce((set, { parse }) => ({ ...set, ...parse(url, set) }), emptyFilterSet);
};

const withoutNulls = <Given extends object>(given: Given): Given => {
  const kept = { ...given };
  for (const [key, value] of Object.entries(kept)) {
    if (value == null) Reflect.deleteProperty(kept, key);
  }
  return kept;
};

/** Only what binds is written, so that equal searches have equal URLs. */
export const writeFilterSet = (set: FilterSet, type: TitleType): FilterQuery => {
  const written: FilterQuery = Object.assign({}, ...filters.map(({ write }) => write(set, type)));
  return withoutNulls(Object.fromEntries(filterKeys.map((key) => [key, written[key]])));
};

const isSet = ({ write }: Filter, set: FilterSet, type: TitleType): boolean =>
  Object.values(write(set, type)).some((value) => value != null);

/** How many controls of the panel differ from `emptyFilterSet`. */
export const activeFilterCount = (set: FilterSet): number =>
  filters.filter((filter) => isSet(filter, set, "MOVIE")).length;

/** The region is the set's own, else the selected country. Only what binds is sent. */
export const discoverFilter = (set: FilterSet, selectedCountry: string | null): DiscoverFilter => {
  const filter: DiscoverFilter = Object.assign(
    { voteCountMin: minimumVotes(set) },
    ...filters.map(({ toDiscover }) => toDiscover?.(set)),
  );
  return withoutNulls({ ...filter, region: set.region ?? selectedCountry });
};

/** How many votes a title needs where the best rated come first; null for other orders, which list every title. */
export const minimumVotes = (set: FilterSet): number | null =>
  set.sort === "VOTE_AVERAGE_DESC" ? minimumVotesOfBest(set) : null;

export const getFilterChips = (type: TitleType, set: FilterSet, names: FilterNames) =>
  filters
    .filter((filter) => isSet(filter, set, "MOVIE"))
    .flatMap(({ chip }) => chip?.(set, names, type) ?? [])
    .map(({ key, label, change }) => ({ key, label, without: { ...set, ...change } }));

/** Genres become their counterparts, and those without one are left out, as are years and dates. */
export const filterSetForOtherType = (set: FilterSet, to: TitleType): FilterSet => {
  const genres = set.genres.flatMap((genre) => nearestGenre(genre, to) ?? []);
  const withoutGenres = set.withoutGenres.flatMap((genre) => nearestGenre(genre, to) ?? []);
  return {
    ...set,
    withoutGenres: [...new Set(withoutGenres)].sort((a, b) => a - b),
    // Shows cannot be narrowed by either.
    ...(to === "TV" && { people: [], certification: null }),
    genres: [...new Set(genres)].sort((a, b) => a - b),
    year: null,
    releasedFrom: null,
    releasedTo: null,
  };
};
