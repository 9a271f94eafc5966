import type { OperationVariables } from "@apollo/client";
import { skipToken, type useQuery as Query } from "@apollo/client/react";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageContext } from "../../lib/page-context.ts";
import {
  type PageQuery,
  type RouteLocation,
  type WatchableVariables,
  useRouteParams,
} from "../../lib/route.ts";
import { withPage } from "../../lib/url/page-param.ts";
import { useQuery, type ShownQuery } from "../../network/use-query.ts";
import { useWatchableFilter } from "../services/only-mine.ts";
import { useCountry } from "./country-context.ts";

const useRouteLocation = (): RouteLocation => {
  const params = useRouteParams();
  const [search] = useSearchParams();
  const { country } = useCountry();
  const { today } = usePageContext();
  const code = country?.code ?? null;
  const watchable = useWatchableFilter();
  return useMemo(
    () => ({ params, search, country: code, today, watchable }),
    [params, search, code, today, watchable],
  );
};

interface Options<Data, Variables extends OperationVariables> extends Pick<
  Query.Base.Options<Data, Variables>,
  "context" | "errorPolicy"
> {
  /** The page of a list, where it is not the one of the URL. */
  readonly page?: number;
  /** What it holds alone, where that is not what lists do. */
  readonly watchable?: WatchableVariables | null;
}

export const useRouteQuery = <Data, Variables extends OperationVariables>(
  { document, variables: getVariables }: PageQuery<Data, Variables>,
  { page, watchable, context, ...options }: Options<Data, Variables> = {},
): ShownQuery<Data> => {
  const at = useRouteLocation();
  const search = page === undefined ? at.search : new URLSearchParams(withPage(at.search, page));
  const variables = getVariables({
    ...at,
    search,
    watchable: watchable === undefined ? at.watchable : watchable,
  });
  const sent = { ...options, variables, context: { ...context, content: true } };
  // The type of options tells queries with and without variables apart, which is not known here.
  type Sent = typeof sent & Query.Options<Data, Variables>;
  return useQuery(document, variables === null ? skipToken : (sent as Sent));
};
