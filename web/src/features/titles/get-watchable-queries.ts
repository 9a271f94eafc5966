import { routeQuery } from "../../lib/route.ts";
import type { RouteLocation, RouteQuery } from "../../lib/route.ts";
import { noServices, readMyServices } from "../services/my-services.ts";
import type { ListedTitle } from "./use-watchable.ts";
import { watchableVariables } from "./use-watchable.ts";
import { WatchableDocument } from "./_internal/Watchable.generated.ts";

/**
 * The query for where the titles of a list can be watched, for the first view of a page. The
 * services count that the URL names: the visitor's own are known to their browser alone.
 */
export const getWatchableQueries = (
  titles: readonly ListedTitle[] | null | undefined,
  { country, search }: Pick<RouteLocation, "country" | "search">,
): readonly RouteQuery[] => {
  const variables =
    country && watchableVariables(titles ?? [], country, readMyServices(search) ?? noServices);
  return !variables ? [] : [routeQuery(WatchableDocument, variables)];
};
