import { skipToken } from "@apollo/client/react";

import { useRecentSearches } from "../recent-searches.ts";
import type { Suggestion_TitleFragment } from "./Autocomplete.generated.ts";
import { usePopularHereQuery } from "./PopularHere.generated.ts";

/** How many popular titles are suggested. */
const MAX_TITLES = 5;

/** What an empty field suggests. */
export interface IdleSuggestions {
  readonly searches: readonly string[];
  readonly titles: readonly Suggestion_TitleFragment[];
}

const noTitles: readonly Suggestion_TitleFragment[] = [];

/**
 * The visitor's last searches, and what is popular in a country. A failure is silent: fewer are suggested.
 *
 * @param wanted whether they are shown: nothing is requested before
 * @param country a code; null while it is not known
 */
export const useIdleSuggestions = (wanted: boolean, country: string | null): IdleSuggestions => {
  const searches = useRecentSearches();
  const { data } = usePopularHereQuery(
    wanted && country !== null ? { variables: { country } } : skipToken,
  );
  return { searches, titles: data?.popular?.results.slice(0, MAX_TITLES) ?? noTitles };
};
