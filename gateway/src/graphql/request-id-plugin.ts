import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLContext } from "./context.ts";
import { isUnexpected } from "./format-error.ts";

/**
 * Logs what the response masks, and gives the response the number under which it stands in the log.
 */
export const requestIdPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors.filter(isUnexpected)) {
        contextValue.services.logger.error(
          {
            requestId: contextValue.requestId,
            path: error.path,
            err: error.originalError ?? error,
          },
          "a resolver failed",
        );
      }
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== "single") return;
      for (const error of response.body.singleResult.errors ?? []) {
        if (error.extensions?.["code"] === "INTERNAL_SERVER_ERROR") {
          Object.assign(error.extensions, { requestId: contextValue.requestId });
        }
      }
    },
  }),
};
