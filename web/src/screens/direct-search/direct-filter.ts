import type { SearchScope } from "../../generated/schema.ts";

/** What is searched, as it stands in the address. */
export interface DirectFilter {
  readonly inAddress: "all" | "movie" | "tv";
  readonly label: string;
  readonly scope: SearchScope;
}

const all: DirectFilter = { inAddress: "all", label: "All", scope: "ALL" };

/** All, or a single media type. */
export const directFilters: readonly DirectFilter[] = [
  all,
  { inAddress: "movie", label: "Movies", scope: "MOVIE" },
  { inAddress: "tv", label: "TV Shows", scope: "TV" },
];

/** The filter that an address names; all for anything that is none. */
export const readDirectFilter = (written: string | null): DirectFilter =>
  directFilters.find(({ inAddress }) => inAddress === written?.trim().toLowerCase()) ?? all;
