import { skipToken } from "@apollo/client/react";

import { useMovieAvailabilityQuery, useTvShowAvailabilityQuery } from "./Availability.generated.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";

/** Which title, as addresses and answers name it. */
export interface TitleKey {
  readonly type: "MOVIE" | "TV";
  readonly id: number;
}

/** A country by code and English name. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

export interface AvailabilityState {
  /** The answer for the country; while that is on its way, the one shown before; undefined when there is none to show. */
  readonly answer: Availability_AnswerFragment | undefined;
  /** The country that `answer` is for; null where the film database does not know it. */
  readonly answeredFor: NamedCountry | null;
  /** Where the title can be streamed, by name; null when that could not be found out. */
  readonly streamableIn: readonly NamedCountry[] | null;
  /** True while the country's answer is on its way. */
  readonly loading: boolean;
  /** True when it could not be fetched. */
  readonly failed: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

/**
 * A title's availability in one country. What the page's own query, or an earlier choice of the
 * country, has brought already is answered from the browser's cache; another country costs one
 * small request, for its availability alone.
 */
export const useAvailability = (
  { type, id }: TitleKey,
  country: NamedCountry | null,
): AvailabilityState => {
  const variables = country ? { variables: { id, country: country.code } } : skipToken;
  const movie = useMovieAvailabilityQuery(type === "MOVIE" ? variables : skipToken);
  const tvShow = useTvShowAvailabilityQuery(type === "TV" ? variables : skipToken);
  const { loading, error, refetch } = type === "MOVIE" ? movie : tvShow;
  const current = type === "MOVIE" ? movie.data?.movie : tvShow.data?.tvShow;
  const before = type === "MOVIE" ? movie.previousData?.movie : tvShow.previousData?.tvShow;
  const title = current ?? before;
  const answer = (loading ? title : current)?.availability;
  return {
    answer,
    answeredFor: answer?.countryCode === country?.code ? country : (answer?.country ?? null),
    streamableIn: title?.countriesWithOffers ?? null,
    loading: loading || country === null,
    failed: error !== undefined && !loading,
    retry: () => void refetch(),
  };
};
