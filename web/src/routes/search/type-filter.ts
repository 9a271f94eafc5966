import { type PlainMessageName } from "../../lib/messages.ts";

export type TypeFilter = "all" | "movie" | "tv";

export const typeFilters: readonly {
  readonly filter: TypeFilter;
  readonly label: PlainMessageName;
}[] = [
  { filter: "all", label: "common.all" },
  { filter: "movie", label: "common.movies" },
  { filter: "tv", label: "common.tvShows" },
];

export const readTypeFilter = (written: string | null): TypeFilter =>
  typeFilters.find(({ filter }) => filter === written?.trim().toLowerCase())?.filter ?? "all";

export const filterByType = <Result extends { readonly __typename: "Movie" | "TvShow" }>(
  results: readonly Result[],
  filter: TypeFilter,
): readonly Result[] =>
  filter === "all"
    ? results
    : results.filter(({ __typename }) => (__typename === "Movie") === (filter === "movie"));
