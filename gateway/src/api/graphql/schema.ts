import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
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

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../../../schema");
/** What a reader of the schema looks for comes first; the other files follow by name. */
const FIRST = ["title.graphql", "list.graphql", "person.graphql", "availability.graphql"];

export function readTypeDefs(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".graphql"));
  const others = files.filter((file) => !FIRST.includes(file)).sort();
  return [...FIRST, ...others].map((file) => readFileSync(join(FOLDER, file), "utf8")).join("\n");
}

export const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: readTypeDefs(),
  resolvers: [resolvers, scalars],
});

export function writeSchemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
