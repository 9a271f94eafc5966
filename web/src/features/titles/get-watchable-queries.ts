import { routeQuery } from "../../lib/route.ts";
import type { RouteLocation, RouteQuery } from "../../lib/route.ts";
import { noServices, readMyServices } from "../services/my-services.ts";
import type { ListedTitle } from "./use-watchable.ts";
import { watchableVariables } from "./use-watchable.ts";
import { WatchableDocument } from "./_internal/Watchable.generated.ts";

/**
 * The query for where the titles of a list can be watched, for the first view of a page. The
 * kinds of offer count that the URL names, or that the visitor's services came with: without either, their own are known
 * to their browser alone.
 */
export const getWatchableQueries = (
  titles: readonly ListedTitle[] | null | undefined,
  { country, search, watchable }: Pick<RouteLocation, "country" | "search" | "watchable">,
): readonly RouteQuery[] => {
  const kinds = (readMyServices(search) ?? watchable)?.kinds ?? noServices.kinds;
  const variables = country && watchableVariables(titles ?? [], country, { kinds });
  return !variables ? [] : [routeQuery(WatchableDocument, variables)];
};
