import type { OperationVariables } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import type { useQuery as Query } from "@apollo/client/react";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { usePageContext } from "../../lib/page-context.ts";
import type { PageQuery, RouteLocation } from "../../lib/route.ts";
import { useRouteParams } from "../../lib/route-params.ts";
import { withPage } from "../../lib/url/page-param.ts";
import { useQuery } from "../../network/use-query.ts";
import { useCountry } from "./country-context.ts";

/** Where the page is shown. */
const useRouteLocation = (): RouteLocation => {
  const params = useRouteParams();
  const [search] = useSearchParams();
  const { country } = useCountry();
  const { today } = usePageContext();
  const code = country?.code ?? null;
  return useMemo(() => ({ params, search, country: code, today }), [params, search, code, today]);
};

/**
 * The query that the page is about, as it is declared.
 *
 * @param page the page of a list, where it is not the one of the URL
 */
export const useRouteQuery = <Data, Variables extends OperationVariables>(
  { document, content, variables: getVariables }: PageQuery<Data, Variables>,
  options: Pick<
    Query.Base.Options<Data, Variables>,
    "errorPolicy" | "notifyOnNetworkStatusChange"
  > = {},
  page?: number,
) => {
  const at = useRouteLocation();
  const search = page === undefined ? at.search : withPage(at.search, page);
  const variables = getVariables({ ...at, search });
  const sent = { ...options, variables, context: { content } };
  // The type of options tells queries with and without variables apart, which is not known here.
  return useQuery(
    document,
    variables === null ? skipToken : (sent as typeof sent & Query.Options<Data, Variables>),
  );
};
