import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControl } from "@apollo/server/plugin/cacheControl";
import fastifyApollo from "@as-integrations/fastify";
import compress from "@fastify/compress";
import Fastify from "fastify";
import type { GraphQLContext } from "../../src/api/graphql/context.ts";
import { resolvers } from "../../src/api/graphql/resolvers.ts";
import { readTypeDefs } from "../../src/api/graphql/type-defs.ts";
import { filmData } from "./film-data.ts";

/**
 * For Apollo Server an object without a hint may not be stored; for the product it takes its parent's hint. Longer than
 * any hint of the schema, this leaves those to decide.
 */
const DEFAULT_MAX_AGE_SECONDS = 86_400;

/** Apollo Server on Fastify; with the argument `response-cache`, with its plugin for that. */
const context = await filmData();
const plugins: ApolloServerPlugin<GraphQLContext>[] = [];
if (process.argv[2] === "response-cache") {
  const { default: responseCache } = await import("@apollo/server-plugin-response-cache");
  plugins.push(responseCache());
  plugins.push(ApolloServerPluginCacheControl({ defaultMaxAge: DEFAULT_MAX_AGE_SECONDS }));
}
const server = new ApolloServer<GraphQLContext>({ typeDefs: readTypeDefs(), resolvers, plugins });
await server.start();
const app = Fastify();
await app.register(compress);
await app.register(fastifyApollo(server), { context: async () => context() });
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
