import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import { execute, getOperationAST, getVariableValues, type GraphQLSchema } from "graphql";
import type { GraphQLContext } from "../context.ts";
import { compileQuery } from "./compile-query.ts";

/** How the GraphQL server executes what is not known yet. */
export type Execution = "graphql-js" | "compiled";

/**
 * Gives Apollo Server the schema together with an executor: a result that was computed already is passed on, so that
 * Apollo Server reports its errors; everything else is executed by graphql-js.
 *
 * @param execution "compiled" compiles every query at once, as tests do that compare the two
 */
export function executedBy(execution: Execution, schema: GraphQLSchema): GatewayInterface {
  const executor: GatewayExecutor = async ({ context, document, request }) => {
    const { executed } = context as GraphQLContext;
    if (executed !== undefined) return executed;
    const { operationName, variables } = request;
    if (execution === "compiled") {
      const run = compileQuery(schema, document, operationName);
      const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
      const { coerced } = getVariableValues(schema, definitions, variables ?? {});
      if (run !== null && coerced !== undefined) {
        return run(context as GraphQLContext, variables ?? {});
      }
    }
    return execute({
      schema,
      document,
      contextValue: context,
      ...(variables !== undefined && { variableValues: variables }),
      ...(operationName !== undefined && { operationName }),
    });
  };
  let loaded: Parameters<GatewayInterface["onSchemaLoadOrUpdate"]>[0] | undefined;
  return {
    onSchemaLoadOrUpdate(callback) {
      loaded = callback;
      return () => {
        loaded = undefined;
      };
    },
    async load() {
      loaded?.({ apiSchema: schema, coreSupergraphSdl: "" });
      return { executor };
    },
    async stop() {},
  };
}
