import type { HeroDetailsQueryVariables } from "./HeroDetails.generated.ts";

/** The variables that ask for the lengths and services of movies in a country; null where there is nothing to ask. */
export const heroDetailsVariables = (
  movies: readonly { readonly id: number }[],
  country: string | null,
): HeroDetailsQueryVariables | null =>
  movies.length === 0 || country === null
    ? null
    : { references: movies.map(({ id }) => ({ movieId: id })), country };
