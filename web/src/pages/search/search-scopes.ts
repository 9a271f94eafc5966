import type { TypeFilter } from "../../features/search/type-filter.ts";
import type { SearchScope } from "../../generated/schema.ts";

/** What the gateway searches for each choice. */
export const searchScopes: Readonly<Record<TypeFilter, SearchScope>> = {
  all: "ALL",
  movie: "MOVIE",
  tv: "TV",
};
