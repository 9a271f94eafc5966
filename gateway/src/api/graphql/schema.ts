import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "../../generated/resolvers.ts";
import { enumValues } from "./enum-values.ts";
import { Mutation } from "./mutations.ts";
import { Person } from "./resolvers/Person.ts";
import { Query } from "./resolvers/Query.ts";
import { smallTypes } from "./resolvers/small-types.ts";
import { Movie, TvShow } from "./resolvers/titles.ts";
import { scalars } from "./scalars.ts";
import { readTypeDefs } from "./type-defs.ts";

/** Every type's resolvers. */
const resolvers: Resolvers & typeof enumValues = {
  ...enumValues,
  ...smallTypes,
  Movie,
  Mutation,
  Person,
  Query,
  TvShow,
};

export const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: readTypeDefs(),
  resolvers: [resolvers, scalars],
});

export function writeSchemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
