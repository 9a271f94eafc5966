import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { getVariableValues, GraphQLError } from "graphql";
import { isKeyClient } from "../../http/clients/identify-client.ts";
import { LIMITS } from "../../config/limits.ts";
import { limitReuse } from "./cache-policy.ts";
import type { GraphQLContext } from "./context.ts";
import type { Cost } from "./cost.ts";
import { costFault } from "./cost-fault.ts";
import { addRequestIds, logUnexpected } from "./format-error.ts";
import type { FactsOfOperations, OperationFacts } from "./operation-facts.ts";

/** What a plugin of requests is made of. */
export interface RequestPluginOptions {
  readonly facts: FactsOfOperations;
  /** Called with the work that an accepted operation of a client may mean, or what an invalid one counts as. */
  readonly onWork: (client: string, work: number) => void;
  /** Reads whether an `Accept` header names `application/json`. */
  readonly namesJson: (accept: string | undefined) => boolean;
}

/** Faults of a document or its variables, rather than of the request that carries it. */
const DOCUMENT_FAULTS: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
];

/**
 * What the gateway does with each operation that Apollo Server executes: refuses it before any of it runs where it is too
 * deep, has too many aliases or costs too much; rejects a mutation that a page of another site sends; limits for how long
 * the response may be reused; logs errors that the response masks. It is one plugin, since Apollo Server waits for each
 * hook of each plugin.
 */
export function requestPlugin(options: RequestPluginOptions): ApolloServerPlugin<GraphQLContext> {
  return { requestDidStart: async () => createListener(options) };
}

function createListener({
  facts,
  onWork,
  namesJson,
}: RequestPluginOptions): GraphQLRequestListener<GraphQLContext> {
  let operationFacts: OperationFacts | undefined;
  let cost: Cost | undefined;
  return {
    validationDidStart:
      async ({ contextValue: { scope } }) =>
      async (errors) => {
        if (errors?.length && scope.client !== undefined)
          onWork(scope.client, LIMITS.graphql.invalidWork);
      },

    didResolveOperation: async ({ document, operation, request, schema, contextValue }) => {
      // An operation that is not in the document is reported by the execution itself.
      if (operation === undefined) return;
      if (schema.getRootType(operation.operation) == null)
        throw unsupportedOperation(operation.operation);
      operationFacts = facts.get(document, operation);
      if (operationFacts.fault) throw operationFacts.fault;
      const { scope, writes } = contextValue;
      if (operation.operation === "mutation" && writes.crossOrigin) throw crossOrigin();
      // Variables of a wrong type are reported by the execution itself, which does nothing else then. Thousands of them
      // are not looked at here: each error takes time.
      const { variableDefinitions = [] } = operation;
      const { coerced } = getVariableValues(schema, variableDefinitions, request.variables ?? {}, {
        maxErrors: 1,
      });
      scope.language = operationFacts.languageOf(coerced);
      cost = operationFacts.costOf(coerced);
      if (cost === undefined) return;
      const tooExpensive = costFault(cost, isKeyClient(scope.client));
      if (tooExpensive) throw tooExpensive;
      if (cost.bulkCalls > LIMITS.graphql.upstreamCalls) scope.priority = "bulk";
      if (scope.client !== undefined) onWork(scope.client, cost.work);
    },

    didEncounterErrors: async ({ errors, contextValue }) => logUnexpected(errors, contextValue),

    willSendResponse: async ({ request, response, contextValue }) => {
      if (response.body.kind !== "single") return;
      const { singleResult } = response.body;
      const { errors } = singleResult;
      if (operationFacts !== undefined) {
        const { scope, services } = contextValue;
        limitReuse(operationFacts.policy, errors === undefined, scope.freshness, services.ratings);
      }
      // Of an operation that was executed: one that is refused may be so before its cost is known.
      const isExecuted = singleResult.data !== undefined;
      if (isExecuted && cost !== undefined && request.extensions?.["cost"] === true) {
        const whole = { ...cost, work: Math.ceil(cost.work) };
        singleResult.extensions = { ...singleResult.extensions, cost: whole };
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

/** Validation lets an operation pass whose kind the schema does not have; running it would fail. */
function unsupportedOperation(kind: string): GraphQLError {
  return new GraphQLError(`The schema has no ${kind} operations.`, {
    extensions: { code: "OPERATION_NOT_SUPPORTED", http: { status: 400 } },
  });
}

function crossOrigin(): GraphQLError {
  return new GraphQLError("Only this site's own pages can do that.", {
    extensions: { code: "FORBIDDEN", http: { status: 403 } },
  });
}
