import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { MOVIE_GENRES, TV_GENRES } from "@flickmap/schema/genres.ts";

import type { FilterSet } from "../../features/filters/filter-set.ts";
import type { Offered } from "../../features/filters/filters.ts";
import type { TitleType } from "../../generated/schema.ts";
import type { FilterNamesQueryVariables } from "./AdvancedSearch.generated.ts";

export const getOffered = (type: TitleType, today: string): Offered => ({
  today,
  genres: type === "MOVIE" ? MOVIE_GENRES : TV_GENRES,
  languages: {
    has: (code) =>
      new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined,
  },
  regions: { has: (code) => toCountryCode(code) === code },
});

/** What is requested of the names of keywords and persons; null where there are none. */
export const filterNamesVariables = ({
  keywords,
  people,
}: FilterSet): FilterNamesQueryVariables | null =>
  keywords.length === 0 && people.length === 0
    ? null
    : { keywords: [...keywords], people: [...people] };
