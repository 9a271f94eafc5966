import { isLongEnough } from "@flickmap/schema/short-query.ts";
import { skipToken } from "@apollo/client/react";

import { useDebounced } from "../../../lib/use-debounced.ts";
import { getShortcuts, type Shortcut } from "../shortcuts.ts";
import { UNSTORED } from "../../../network/unstored.ts";
import { useAutocompleteQuery } from "./Autocomplete.generated.ts";
import type {
  Suggestion_PersonFragment,
  Suggestion_TitleFragment,
} from "./Autocomplete.generated.ts";

/** How long typing must rest before a request. */
const debounceMs = 300;

/** What the list below the field shows. */
export type Suggestions =
  | { readonly state: "closed" }
  | { readonly state: "loading" }
  | ({ readonly state: "answered" } & FoundSuggestions);

/** What the film database and the gateway found. */
export interface FoundSuggestions {
  readonly titles: readonly Suggestion_TitleFragment[];
  readonly shortcuts: readonly Shortcut[];
  readonly people: readonly Suggestion_PersonFragment[];
}

const none: Suggestions = { state: "closed" };

/**
 * The suggestions for what is typed. Each text has its own answer, so one that comes late never
 * stands in for a newer; a failure is silent and leaves no list.
 *
 * @param country the code of the country whose services are suggested; null for those of all
 */
export const useSuggestions = (typed: string, country: string | null): Suggestions => {
  const wanted = typed.trim();
  const settled = useDebounced(wanted, debounceMs);
  const { data, error } = useAutocompleteQuery(
    isLongEnough(settled)
      ? { variables: { query: settled, ...(country !== null && { country }) }, context: UNSTORED }
      : skipToken,
  );
  if (!isLongEnough(wanted)) return none;
  if (settled !== wanted) return { state: "loading" };
  if (error) return none;
  return data?.autocomplete
    ? {
        state: "answered",
        titles: data.autocomplete,
        shortcuts: getShortcuts(data.searchShortcuts),
        people: data.autocompletePeople ?? [],
      }
    : { state: "loading" };
};
