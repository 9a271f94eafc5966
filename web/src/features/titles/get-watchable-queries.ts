import { routeQuery, type RouteLocation, type RouteQuery } from "../../lib/route.ts";
import { noServices } from "../services/my-services.ts";
import { type ListedTitle, watchableVariables } from "./use-watchable.ts";
import { WatchableDocument } from "./_internal/Watchable.generated.ts";

/** Their own kinds of offer are known to the visitor's browser alone where they did not come with the services. */
export const getWatchableQueries = (
  titles: readonly ListedTitle[] | null | undefined,
  { country, watchable }: Pick<RouteLocation, "country" | "watchable">,
): readonly RouteQuery[] => {
  if (country === null) return [];
  const kinds = watchable?.watchable.kinds ?? noServices.kinds;
  const variables = watchableVariables(titles ?? [], country, { kinds });
  return variables ? [routeQuery(WatchableDocument, variables)] : [];
};
