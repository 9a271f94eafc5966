import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLContext } from "../context.ts";
import type { KnownQueries } from "./known-queries.ts";

/** Remembers the queries that Apollo Server has executed without errors. */
export function learnQueriesPlugin(queries: KnownQueries): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ document, operation, queryHash, request, response }) => {
        const { body } = response;
        if (body.kind !== "single" || body.singleResult.errors !== undefined) return;
        if (document === undefined || operation === undefined || queryHash === undefined) return;
        const name = { documentHash: queryHash, operationName: request.operationName ?? null };
        queries.learn(name, document, operation);
      },
    }),
  };
}
