import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import { execute, getOperationAST, type GraphQLSchema } from "graphql";
import { ownBytes } from "../../own-bytes.ts";
import type { GraphQLContext } from "../context.ts";
import { QueryWriter } from "./query-writer.ts";
import { variablesReader } from "./variables-reader.ts";
import { WrittenParts } from "./written-parts.ts";

/** How the GraphQL server executes: by graphql-js, or by writing the response where that is possible. */
export type ExecutionMode = "graphql-js" | "written";

/**
 * Gives Apollo Server the schema together with an executor.
 *
 * @param mode "written" writes the response to every query that can be written, as tests do that compare the two
 */
export function executedBy(mode: ExecutionMode, schema: GraphQLSchema): GatewayInterface {
  const parts = new WrittenParts();
  const executor: GatewayExecutor = async ({ context, document, request }) => {
    const { operationName, variables } = request;
    const operation = getOperationAST(document, operationName);
    if (mode === "written" && operation?.operation === "query") {
      const values = variablesReader(schema, operation)(variables ?? {});
      const writer = new QueryWriter(schema, document, operation, parts);
      const text = values && writer.write(context as GraphQLContext, values);
      if (text != null) return JSON.parse(ownBytes(text).toString());
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
