import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { getVariableValues, GraphQLError } from "graphql";
import { namesJson } from "../../http/negotiation.ts";
import { limitReuse, type OperationPolicy } from "./cache-policy.ts";
import { contextOf, type GraphQLContext } from "./context.ts";
import { addRequestIds, logUnexpected } from "./format-error.ts";
import { checkLimits } from "./operation-limits.ts";
import type { GetPolicy } from "./server.ts";

/** Faults of a document or its variables, rather than of the request that carries it. */
const DOCUMENT_FAULTS: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
];

/** What the gateway does with each operation. One plugin, since Apollo Server waits for each hook of each plugin. */
export function requestPlugin(getPolicy: GetPolicy): ApolloServerPlugin<GraphQLContext> {
  return { requestDidStart: async () => createListener(getPolicy) };
}

function createListener(getPolicy: GetPolicy): GraphQLRequestListener<GraphQLContext> {
  let policy: OperationPolicy | undefined;
  return {
    didResolveOperation: async ({ document, operation, request, schema, contextValue }) => {
      // An operation that is not in the document is reported by the execution itself.
      if (operation === undefined) return;
      // Validation lets an operation pass whose kind the schema does not have; running it would fail.
      if (schema.getRootType(operation.operation) == null) {
        throw new GraphQLError(`The schema has no ${operation.operation} operations.`, {
          extensions: { code: "OPERATION_NOT_SUPPORTED", http: { status: 400 } },
        });
      }
      policy = getPolicy(document, operation);
      const { scope, writes } = contextValue;
      if (operation.operation === "mutation" && writes.crossOrigin) {
        throw new GraphQLError("Only this site's own pages can do that.", {
          extensions: { code: "FORBIDDEN", http: { status: 403 } },
        });
      }
      // Variables of a wrong type are reported by the execution itself, which does nothing else then. Thousands of them
      // are not looked at here: each error takes time.
      const { variableDefinitions = [] } = operation;
      const { coerced } = getVariableValues(schema, variableDefinitions, request.variables ?? {}, {
        maxErrors: 1,
      });
      Object.assign(scope, contextOf(schema, operation, coerced));
      if (coerced !== undefined) checkLimits(schema, document, operation, coerced);
    },

    didEncounterErrors: async ({ errors, contextValue }) => logUnexpected(errors, contextValue),

    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== "single") return;
      const { errors } = response.body.singleResult;
      if (policy !== undefined) {
        const { scope, services } = contextValue;
        limitReuse(policy, errors === undefined, scope.freshness, services.ratings);
      }
      if (errors === undefined) return;
      addRequestIds(errors, contextValue.requestId);
      // GraphQL over HTTP: whoever names `application/json` is told of faults in a document with status 200, since
      // intermediaries make responses of that type too and their 400 means something else.
      if (response.http.status !== 400 || !namesJson(contextValue.accept)) return;
      if (errors.every(({ extensions }) => DOCUMENT_FAULTS.includes(extensions?.["code"]))) {
        response.http.status = 200;
      }
    },
  };
}
