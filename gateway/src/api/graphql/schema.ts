import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { resolvers } from "./resolvers.ts";
import { readTypeDefs } from "./type-defs.ts";

/** The contract with its resolvers. */
export const schema: GraphQLSchema = makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers });
