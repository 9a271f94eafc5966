import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { getVariableValues, GraphQLError } from "graphql";
import { AppError } from "../errors.ts";
import { LIMITS } from "../limits.ts";
import type { GraphQLContext } from "./context.ts";
import { CostModel } from "./cost.ts";
import type { Cost } from "./cost.ts";
import { costFault } from "./cost-fault.ts";
import { sizeFault } from "./document-limits.ts";
import { fragmentsOf } from "./walk.ts";

/** Validation lets an operation pass whose kind the schema does not have; running it would fail. */
function noSuchOperation(kind: string): GraphQLError {
  return new GraphQLError(`The schema has no ${kind} operations.`, {
    extensions: { code: "OPERATION_NOT_SUPPORTED", http: { status: 400 } },
  });
}

/**
 * Admits a bulk request, whose calls run after visitors'.
 *
 * @returns what to call when it has ended
 * @throws GraphQLError RATE_LIMITED with the seconds to wait
 */
function admit({ scope, services }: GraphQLContext, { bulkCalls }: Cost): () => void {
  try {
    const release = services.bulkAdmission.admit(scope.client ?? "", bulkCalls);
    scope.priority = "bulk";
    return release;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, status, retryAfterSeconds } = error;
    const headers = new HeaderMap([["retry-after", String(retryAfterSeconds)]]);
    throw new GraphQLError(message, {
      extensions: { code, retryAfterSeconds, http: { status, headers } },
    });
  }
}

/**
 * Refuses an operation that is too deep, has too many aliases or costs too much, before any of it
 * runs. Tokens are counted earlier, before parsing.
 *
 * @param onWork called with the work that an accepted operation of a client may mean, or what an invalid one counts as
 */
export function limitsPlugin(
  onWork: (client: string, work: number) => void = () => undefined,
): ApolloServerPlugin<GraphQLContext> {
  let model: CostModel | undefined;
  return {
    serverWillStart: async ({ schema }) => {
      model = new CostModel(schema);
    },
    requestDidStart: async () => {
      let release: (() => void) | undefined;
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
          if (operation === undefined || model === undefined) return;
          if (schema.getRootType(operation.operation) == null)
            throw noSuchOperation(operation.operation);
          const fault = sizeFault(document);
          if (fault) throw fault;
          const definitions = operation.variableDefinitions ?? [];
          // Variables of a wrong type are reported by the execution itself, which does nothing else then. Thousands of
          // them are not looked at here: each error takes time.
          const { coerced } = getVariableValues(schema, definitions, request.variables ?? {}, {
            maxErrors: 1,
          });
          if (coerced === undefined) return;
          cost = model.costOf(operation, fragmentsOf(document), coerced);
          const tooDear = costFault(cost);
          if (tooDear) throw tooDear;
          if (cost.bulkCalls > LIMITS.graphql.upstreamCalls) release = admit(contextValue, cost);
          const { client } = contextValue.scope;
          if (client !== undefined) onWork(client, cost.work);
        },
        willSendResponse: async ({ request, response }) => {
          release?.();
          if (cost === undefined || request.extensions?.["cost"] !== true) return;
          if (response.body.kind !== "single") return;
          const { singleResult } = response.body;
          singleResult.extensions = { ...singleResult.extensions, cost };
        },
      };
    },
  };
}
