import type { ApolloServerPlugin } from "@apollo/server";
import type { OperationDefinitionNode } from "graphql";
import { cachePolicyOf } from "./cache-policy.ts";
import type { CachePolicy } from "./cache-policy.ts";
import type { Loaders } from "../loaders/loaders.ts";
import type { GraphQLContext } from "./context.ts";
import { fragmentsOf } from "./walk.ts";

const NEVER: CachePolicy = { maxAge: 0, scope: "PRIVATE" };

/** Policies are read once an operation, for as long as its document is kept parsed. */
const known = new WeakMap<OperationDefinitionNode, CachePolicy>();
/**
 * What was found for each request that is under way: by its loaders, since Apollo Server runs it
 * on a copy of its context.
 */
const found = new WeakMap<Loaders, CachePolicy>();

/** Works out how long the answer of each operation may be kept; one with errors never may. */
export const cachePolicyPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, document, schema, contextValue, response }) => {
      if (operation === undefined || document === undefined) return;
      let policy = known.get(operation);
      if (policy === undefined) {
        policy = cachePolicyOf(schema, operation, fragmentsOf(document));
        known.set(operation, policy);
      }
      const { body } = response;
      const whole = body.kind === "single" && (body.singleResult.errors ?? []).length === 0;
      found.set(contextValue.loaders, whole ? policy : { ...policy, maxAge: 0 });
    },
  }),
};

/** How long the answer to a request may be kept, once it was run. */
export function policyOfAnswer(context: GraphQLContext): CachePolicy {
  return found.get(context.loaders) ?? NEVER;
}
