import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, isObjectType } from "graphql";
import { resolvers } from "./resolvers.ts";
import { readTypeDefs } from "./type-defs.ts";

/** The contract with its resolvers. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers });
  unbindResolvers(schema);
  return schema;
}

/**
 * Gives fields the very functions that resolvers are. `makeExecutableSchema` binds each to its object, which none of
 * them reads, and a bound function is another one: marks such as `pure` would be lost.
 */
function unbindResolvers(schema: GraphQLSchema): void {
  for (const [typeName, ofType] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const [name, resolve] of Object.entries(ofType)) {
      const field = fields[name];
      if (field !== undefined && typeof resolve === "function") field.resolve = resolve;
    }
  }
}
