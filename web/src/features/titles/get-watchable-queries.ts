import { routeQuery, type RouteLocation, type RouteQuery } from "../../lib/route.ts";
import { noServices } from "../services/my-services.ts";
import { type ListedTitle, watchableVariables } from "./use-watchable.ts";
import { WatchableDocument } from "./_internal/Watchable.generated.ts";

/**
 * The query for where the titles of a list can be watched, for the first view of a page. The
 * kinds of offer count that the visitor's services came with: without them, their own are known to their browser alone.
 */
export const getWatchableQueries = (
  titles: readonly ListedTitle[] | null | undefined,
  { country, watchable }: Pick<RouteLocation, "country" | "watchable">,
): readonly RouteQuery[] => {
  if (country === null) return [];
  const kinds = watchable?.watchable.kinds ?? noServices.kinds;
  const variables = watchableVariables(titles ?? [], country, { kinds });
  return variables ? [routeQuery(WatchableDocument, variables)] : [];
};
