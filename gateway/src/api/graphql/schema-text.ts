import { printSchemaWithDirectives } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";

/** The schema in the schema definition language, with its descriptions and what its directives state. */
export function writeSchemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
