import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import { useHeroDetailsQuery } from "./HeroDetails.generated.ts";
import type { HeroDetailsQuery, HeroDetailsQueryVariables } from "./HeroDetails.generated.ts";

export const heroDetailsVariables = (
  movies: readonly { readonly id: number }[],
  country: string | null,
): HeroDetailsQueryVariables | null =>
  movies.length === 0 || country === null
    ? null
    : { references: movies.map(({ id }) => ({ movieId: id })), country };

export type HeroMovieDetails = Extract<
  NonNullable<HeroDetailsQuery["titles"]>[number],
  { __typename: "Movie" }
>;

/** Undefined while they are on their way; null where they could not be had. */
export type HeroDetails = HeroMovieDetails | null | undefined;

/** After the page's own query: each movie may cost a call to the film database that the rows must not wait for. */
export const useHeroDetails = (
  movies: readonly { readonly id: number }[],
  countryCode: string | null,
): ((id: number) => HeroDetails) => {
  const variables = useMemo(() => heroDetailsVariables(movies, countryCode), [movies, countryCode]);
  const { data, loading } = useHeroDetailsQuery(
    variables === null ? skipToken : { variables, errorPolicy: "all" },
  );
  return (id) => {
    const movie = data?.titles?.find(
      (title): title is HeroMovieDetails => title.__typename === "Movie" && title.id === id,
    );
    return movie ?? (loading || countryCode === null ? undefined : null);
  };
};
