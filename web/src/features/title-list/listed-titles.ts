import { useMemo } from "react";

import type { TitleType } from "../../generated/schema.ts";
import type { ListState } from "./list-state.ts";

interface Listed {
  readonly __typename: "Movie" | "TvShow";
  readonly id: number;
}

/** Titles of a list as other queries name them. */
export const listedTitles = (
  results: readonly Listed[],
): readonly { readonly type: TitleType; readonly id: number }[] =>
  results.map(({ __typename, id }) => ({ type: typeOf(__typename), id }));

const none: readonly Listed[] = [];

/** Which titles a list shows, by type and number; the same list for the same page. */
export const useListedTitles = (
  state: ListState<{
    readonly results: readonly Listed[];
  }>,
): readonly { readonly type: TitleType; readonly id: number }[] => {
  const results = state.kind === "results" ? state.page.results : none;
  return useMemo(() => listedTitles(results), [results]);
};

/** The type of a title as the schema names it. */
export const typeOf = (typename: "Movie" | "TvShow"): TitleType =>
  typename === "Movie" ? "MOVIE" : "TV";
