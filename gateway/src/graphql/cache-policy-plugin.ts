import type { ApolloServerPlugin } from "@apollo/server";
import type { OperationDefinitionNode } from "graphql";
import { cachePolicyOf, limitReuse } from "./cache-policy.ts";
import type { CachePolicy } from "./cache-policy.ts";
import type { GraphQLContext } from "./context.ts";
import { fragmentsOf } from "./walk.ts";

/**
 * Limits for how long the response to an operation may be reused, by the schema's `@cacheControl` directives. A
 * response with errors, or for one client, must not be reused.
 */
export function cachePolicyPlugin(): ApolloServerPlugin<GraphQLContext> {
  /** Each operation's policy is computed once, for as long as its parsed document is cached. */
  const policies = new WeakMap<OperationDefinitionNode, CachePolicy>();
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ operation, document, schema, contextValue, response }) => {
        if (operation === undefined || document === undefined) return;
        let policy = policies.get(operation);
        if (policy === undefined) {
          policy = cachePolicyOf(schema, operation, fragmentsOf(document));
          policies.set(operation, policy);
        }
        const { body } = response;
        const complete = body.kind === "single" && (body.singleResult.errors ?? []).length === 0;
        limitReuse(policy, complete, contextValue.scope.freshness);
      },
    }),
  };
}
