import { routeQuery } from "../../lib/route.ts";
import type { RouteLocation, RouteQuery } from "../../lib/route.ts";
import { noServices, readMyServices, servicesAbroad } from "../services/my-services.ts";
import { getServicesAbroad } from "../services/only-mine.ts";
import type { ListedTitle } from "./use-watchable.ts";
import { abroadVariables, watchableVariables } from "./use-watchable.ts";
import { WatchableDocument } from "./_internal/Watchable.generated.ts";
import { WatchableAbroadDocument } from "./_internal/WatchableAbroad.generated.ts";

/**
 * The query for where the titles of a list can be watched, for the first view of a page. The
 * kinds of offer count that the URL names, or that the visitor's services came with: without either, their own are known
 * to their browser alone.
 */
export const getWatchableQueries = (
  titles: readonly ListedTitle[] | null | undefined,
  { country, search, watchable }: Pick<RouteLocation, "country" | "search" | "watchable">,
): readonly RouteQuery[] => {
  if (country === null) return [];
  const shared = readMyServices(search);
  const kinds = (shared ?? watchable?.watchable)?.kinds ?? noServices.kinds;
  const variables = watchableVariables(titles ?? [], country, { kinds });
  if (!variables) return [];
  const abroad = shared ? servicesAbroad(shared, country) : getServicesAbroad(watchable, country);
  const further = abroadVariables(titles ?? [], abroad, kinds);
  return [
    routeQuery(WatchableDocument, variables),
    ...(further ? [routeQuery(WatchableAbroadDocument, further)] : []),
  ];
};
