import type { GraphQLSchema, OperationDefinitionNode } from "graphql";
import { buildSchema, getOperationAST, parse } from "graphql";
import { readTypeDefs } from "../src/api/graphql/type-defs.ts";
import type { Fragments } from "../src/api/graphql/walk.ts";
import { getFragments } from "../src/api/graphql/walk.ts";

/** The contract, without resolvers. */
export const schema: GraphQLSchema = buildSchema(readTypeDefs());

/** The one operation of a document, and its fragments. */
export function parseOperation(text: string): {
  operation: OperationDefinitionNode;
  fragments: Fragments;
} {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("The test has no operation");
  return { operation, fragments: getFragments(document) };
}
