import { randomUUID } from "node:crypto";
import type { PageQuery, QueryResult } from "@flickmap/schema/page-rendering.ts";
import { Freshness, type Requester, type RequestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { createContext } from "./context.ts";
import type { GraphQLServer } from "./server.ts";

export interface PageQueryResult {
  readonly result: QueryResult;
  readonly gatewayMaxAge: number;
  readonly ratingsOf: ReadonlySet<string>;
}

/** Runs a query of the web app in process, for a requester or the gateway itself. Throws the signal's reason. */
export type RunPageQuery = (
  query: PageQuery,
  signal: AbortSignal,
  requester?: Requester,
) => Promise<PageQueryResult>;

/** Runs the queries of rendered pages. */
export function createPageQueryRunner(
  { apollo }: Pick<GraphQLServer, "apollo">,
  services: Services,
): RunPageQuery {
  return async ({ query, operationName, variables }, signal, requester) => {
    const freshness = new Freshness();
    const scope: RequestScope = { signal, freshness, priority: "visitor", ...requester };
    const contextValue = createContext(services, {
      visitor: { address: "", countryHeader: null },
      writes: { crossOrigin: true, limit: async () => null },
      requestId: requester?.requestId ?? randomUUID(),
      scope,
    });
    const request = { query, operationName, variables };
    const { body } = await apollo.executeOperation(request, { contextValue });
    signal.throwIfAborted();
    if (body.kind !== "single") throw new Error("Nothing is sent in parts");
    const { data = null, errors } = body.singleResult;
    return {
      result: { data, ...(errors && { errors }) },
      gatewayMaxAge: freshness.policy.gatewayMaxAge,
      ratingsOf: freshness.ratingsOf,
    };
  };
}
