import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { GraphQLContext } from "./context.ts";

/** Rejects a mutation with 403 that a page of another site sends; queries are for everyone. */
export const ownPagesPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation !== "mutation" || !contextValue.writes.crossOrigin) return;
      throw new GraphQLError("Only this site's own pages can do that.", {
        extensions: { code: "FORBIDDEN", http: { status: 403 } },
      });
    },
  }),
};
