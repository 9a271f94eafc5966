import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { buildSchema, getOperationAST, parse } from "graphql";
import { readTypeDefs } from "../src/api/graphql/type-defs.ts";

/** The contract, without resolvers. */
export const schema: GraphQLSchema = buildSchema(readTypeDefs());

/** A document and its one operation. */
export function parseOperation(text: string): {
  document: DocumentNode;
  operation: OperationDefinitionNode;
} {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("The test has no operation");
  return { document, operation };
}
