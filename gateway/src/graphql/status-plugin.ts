import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import type { GraphQLContext } from "./context.ts";

/** Faults of a document or its variables, rather than of the request that carries it. */
const DOCUMENT_FAULTS: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
];

/**
 * GraphQL over HTTP: whoever names `application/json` is told of faults in a document with status 200,
 * since intermediaries make responses of that type too and their 400 means something else. Limits and
 * everything else keep their status.
 *
 * @param namesJson reads an `Accept` header
 */
export function statusPlugin(
  namesJson: (accept: string | undefined) => boolean,
): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ request, response }) => {
        if (response.http.status !== 400 || response.body.kind !== "single") return;
        if (!namesJson(request.http?.headers.get("accept"))) return;
        const errors = response.body.singleResult.errors ?? [];
        if (errors.every(({ extensions }) => DOCUMENT_FAULTS.includes(extensions?.["code"]))) {
          response.http.status = 200;
        }
      },
    }),
  };
}
