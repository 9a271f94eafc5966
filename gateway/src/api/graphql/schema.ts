import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import { resolvers } from "./resolvers.ts";
import { scalars } from "./scalars.ts";
import { readTypeDefs } from "./type-defs.ts";

export const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: readTypeDefs(),
  resolvers: [resolvers, scalars],
});

export function writeSchemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
