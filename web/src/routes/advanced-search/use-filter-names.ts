import { skipToken } from "@apollo/client/react";

import type { FilterSet } from "../../features/filters/filter-set.ts";
import { useFilterNamesQuery } from "./AdvancedSearch.generated.ts";
import type { FilterNamesQueryVariables } from "./AdvancedSearch.generated.ts";

/** What is requested of the names of keywords and persons; null where there are none. */
export const filterNamesVariables = ({
  keywords,
  people,
}: FilterSet): FilterNamesQueryVariables | null =>
  keywords.length === 0 && people.length === 0
    ? null
    : { keywords: [...keywords], people: [...people] };

const none: readonly never[] = [];

/** The names of a set's keywords and persons; null while they load. */
export const useFilterNames = (set: FilterSet) => {
  const variables = filterNamesVariables(set);
  const { data, loading } = useFilterNamesQuery(variables === null ? skipToken : { variables });
  return {
    keywords: loading ? null : (data?.keywords ?? none),
    people: loading ? null : (data?.people ?? none),
  };
};
