import { getServicesAbroad } from "../../features/services/only-mine.ts";
import { toCountryServices } from "../../features/services/my-services.ts";
import type { WatchableVariables } from "../../lib/route.ts";
import type { HeroDetailsQueryVariables } from "./HeroDetails.generated.ts";

/**
 * The variables that ask for the lengths and services of movies in a country; null where there is nothing to ask.
 *
 * @param watchable what the lists hold alone: services in other countries count where they do
 */
export const heroDetailsVariables = (
  movies: readonly { readonly id: number }[],
  country: string | null,
  watchable: WatchableVariables | null,
): HeroDetailsQueryVariables | null => {
  if (movies.length === 0 || country === null) return null;
  const references = movies.map(({ id }) => ({ movieId: id }));
  const abroad = getServicesAbroad(watchable, country);
  if (abroad.length === 0) return { references, country };
  const kinds = watchable?.watchable.kinds ?? null;
  return { references, country, abroad: toCountryServices(abroad), kinds, hasAbroad: true };
};
