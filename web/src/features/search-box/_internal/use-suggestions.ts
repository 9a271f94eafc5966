import { isLongEnough } from "@flickmap/schema/short-query.ts";
import { skipToken } from "@apollo/client/react";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { getShortcuts, type Shortcut } from "../shortcuts.ts";
import { UNSTORED } from "../../../network/operation.ts";
import {
  useAutocompleteQuery,
  type Suggestion_PersonFragment,
  type Suggestion_TitleFragment,
} from "./Autocomplete.generated.ts";

const debounceMs = 300;

export type Suggestions =
  | { readonly state: "closed" }
  | { readonly state: "loading" }
  | ({ readonly state: "answered" } & FoundSuggestions);

export type FoundSuggestion =
  | { readonly kind: "title"; readonly title: Suggestion_TitleFragment }
  | { readonly kind: "shortcut"; readonly shortcut: Shortcut }
  | { readonly kind: "person"; readonly person: Suggestion_PersonFragment };

export interface FoundSuggestions {
  readonly options: readonly FoundSuggestion[];
}

/** A service that is begun is not looked for below eight titles. */
const inOrder = (
  typed: string,
  titles: readonly Suggestion_TitleFragment[],
  shortcuts: readonly Shortcut[],
  people: readonly Suggestion_PersonFragment[],
): readonly FoundSuggestion[] => {
  const isBegun = ({ name, logoUrl }: Shortcut) =>
    logoUrl !== undefined && name.toLowerCase().startsWith(typed.toLowerCase());
  const ofTitle = (title: Suggestion_TitleFragment) => ({ kind: "title" as const, title });
  const ofShortcut = (shortcut: Shortcut) => ({ kind: "shortcut" as const, shortcut });
  return [
    ...titles.slice(0, 1).map(ofTitle),
    ...shortcuts.filter(isBegun).map(ofShortcut),
    ...titles.slice(1).map(ofTitle),
    ...shortcuts.filter((shortcut) => !isBegun(shortcut)).map(ofShortcut),
    ...people.map((person) => ({ kind: "person" as const, person })),
  ];
};

const none: Suggestions = { state: "closed" };

/** A late answer never stands in for a newer one; a failure is silent and leaves no list. */
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
        options: inOrder(
          settled,
          data.autocomplete,
          getShortcuts(data.searchShortcuts),
          data.autocompletePeople ?? [],
        ),
      }
    : { state: "loading" };
};
