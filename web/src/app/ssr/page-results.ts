import type { QueryResult } from "@flickmap/schema/page-rendering.ts";

import type { FirstView, PageResult, RouteQuery } from "../../network/first-view.ts";
import { routeQuery } from "../../network/first-view.ts";
import { SiteDocument } from "../../features/site/Site.generated.ts";

/** What the frame of every page queries. */
const frameQueries: readonly RouteQuery[] = [routeQuery(SiteDocument, {})];

/** The queries that a page cannot be rendered without. */
export const getFirstQueries = (view: FirstView): readonly RouteQuery[] => [
  ...frameQueries,
  ...view.queries,
];

/** The queries that follow from the results of the first ones, which are given in their order. */
export const getFollowingQueries = (
  view: FirstView,
  first: readonly (QueryResult | null)[],
): readonly RouteQuery[] => {
  const [data, ...others] = first.slice(frameQueries.length).map((result) => result?.data);
  return data && view.following ? view.following(data, ...others) : [];
};

/**
 * The results of a page with the queries that they came of. The page carries the results alone: the
 * browser knows the queries.
 *
 * @param results the first queries', then the following ones', in their order; null for one that did not come
 */
export const toPageResults = (
  view: FirstView,
  results: readonly (QueryResult | null)[],
): readonly PageResult[] => {
  const queries = [...getFirstQueries(view), ...getFollowingQueries(view, results)];
  return queries.flatMap((query, index) => {
    const result = results[index];
    return result ? [{ ...query, ...result }] : [];
  });
};
