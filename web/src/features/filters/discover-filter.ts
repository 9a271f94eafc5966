import { minimumVotesOfBest } from "@flickmap/schema/minimum-votes.ts";
import type { DiscoverFilter } from "../../generated/schema.ts";
import { ratingScale, runtimeScale } from "./filter-set.ts";
import type { FilterSet } from "./filter-set.ts";

/**
 * The filter that the gateway gets. The region is the set's own, else the selected country.
 * Only what binds is sent.
 */
export const discoverFilter = (set: FilterSet, selectedCountry: string | null): DiscoverFilter => {
  const region = set.region ?? selectedCountry;
  const votes = minimumVotes(set);
  return {
    includeAdult: set.includeAdult,
    ...(region !== null && { region }),
    ...(set.originalLanguage !== null && { originalLanguage: set.originalLanguage }),
    ...(set.genres.length > 0 && { genres: [...set.genres] }),
    ...(set.year !== null && { year: set.year }),
    ...(set.releasedFrom !== null && { releasedFrom: set.releasedFrom }),
    ...(set.releasedTo !== null && { releasedTo: set.releasedTo }),
    ...(set.rating.min > ratingScale.min && { voteAverageMin: set.rating.min }),
    ...(set.rating.max < ratingScale.max && { voteAverageMax: set.rating.max }),
    ...(votes !== null && { voteCountMin: votes }),
    ...(set.runtime.min > runtimeScale.min && { runtimeMin: set.runtime.min }),
    ...(set.runtime.max < runtimeScale.max && { runtimeMax: set.runtime.max }),
    ...(set.providers.length > 0 && { providers: [...set.providers] }),
    ...(set.offerKinds.length > 0 && { offerKinds: [...set.offerKinds] }),
    ...(set.withoutGenres.length > 0 && { withoutGenres: [...set.withoutGenres] }),
    ...(set.withoutProviders.length > 0 && { withoutProviders: [...set.withoutProviders] }),
    ...(set.keywords.length > 0 && { keywords: [...set.keywords] }),
    ...(set.people.length > 0 && { people: [...set.people] }),
    ...(set.certification !== null && {
      certificationMax: set.certification.name,
      certificationCountry: set.certification.country,
    }),
  };
};

/**
 * How many votes a title needs to be listed where the best rated come first. Null for other orders, which list every
 * title.
 */
export const minimumVotes = (set: FilterSet): number | null =>
  set.sort === "VOTE_AVERAGE_DESC" ? minimumVotesOfBest(set) : null;
