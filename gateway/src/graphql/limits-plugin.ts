import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { getVariableValues, GraphQLError } from "graphql";
import { LIMITS } from "../limits.ts";
import type { GraphQLContext } from "./context.ts";
import { costOf } from "./cost.ts";
import { overLimit, shapeFault } from "./document-limits.ts";
import { fragmentsOf } from "./walk.ts";

/** Validation lets an operation pass whose kind the schema does not have; running it would fail. */
function noSuchOperation(kind: string): GraphQLError {
  return new GraphQLError(`The schema has no ${kind} operations.`, {
    extensions: { code: "OPERATION_NOT_SUPPORTED", http: { status: 400 } },
  });
}

/** What measuring a document found, once for as long as the document is kept parsed. */
const measured = new WeakMap<DocumentNode, GraphQLError | null>();

/**
 * Refuses an operation that is too deep, has too many aliases or costs too much, before any of it
 * runs. Tokens are counted earlier, before parsing.
 */
export const limitsPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request, schema }) => {
      // An operation that is not in the document is told of by the run itself.
      if (operation === undefined) return;
      if (schema.getRootType(operation.operation) == null)
        throw noSuchOperation(operation.operation);
      let fault = measured.get(document);
      if (fault === undefined) {
        fault = shapeFault(document);
        measured.set(document, fault);
      }
      if (fault) throw fault;
      const definitions = operation.variableDefinitions ?? [];
      const { coerced } = getVariableValues(schema, definitions, request.variables ?? {});
      // Variables of a wrong type are told of by the run itself, which does nothing else then.
      if (coerced === undefined) return;
      const cost = costOf(schema, operation, fragmentsOf(document), coerced);
      if (cost > LIMITS.graphql.cost) {
        throw overLimit(
          "COST_LIMIT_EXCEEDED",
          `The operation may cost ${cost}; ${LIMITS.graphql.cost} are allowed.`,
        );
      }
    },
  }),
};
