import {
  queryAt,
  routeQuery,
  type PageQuery,
  type Route,
  type RouteLocation,
  type RouteQuery,
} from "../../lib/route.ts";
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

type Titles = readonly ListedTitle[] | null | undefined;

/** The queries of a page that is about titles: its own, and where those titles can be watched. */
export const queryWithWatchable =
  <Data, Variables extends Readonly<Record<string, unknown>>>(
    query: PageQuery<Data, Variables>,
    getTitles: (data: Data, at: RouteLocation) => Titles,
  ): Route["queries"] =>
  (at, read) => {
    const data = read(query.document);
    return [...queryAt(query, at), ...getWatchableQueries(data && getTitles(data, at), at)];
  };
