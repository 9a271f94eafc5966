import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControl } from "@apollo/server/plugin/cacheControl";
import { startStandaloneServer } from "@apollo/server/standalone";
import { resolvers } from "../../src/graphql/resolvers.ts";
import { readTypeDefs } from "../../src/graphql/type-defs.ts";
import { reportTo } from "../servers/measured.ts";
import { filmData } from "./film-data.mjs";

/**
 * For Apollo Server an object without a hint may not be stored; for the product it takes its parent's hint. Longer than
 * any hint of the schema, this leaves those to decide.
 */
const DEFAULT_MAX_AGE_SECONDS = 86_400;

/** Apollo Server standalone, as it comes; with the argument `response-cache`, with its plugin for that. */
const context = await filmData();
const plugins = [];
if (process.argv[2] === "response-cache") {
  const { default: responseCache } = await import("@apollo/server-plugin-response-cache");
  plugins.push(responseCache());
  plugins.push(ApolloServerPluginCacheControl({ defaultMaxAge: DEFAULT_MAX_AGE_SECONDS }));
}
const server = new ApolloServer({ typeDefs: readTypeDefs(), resolvers, plugins });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: "127.0.0.1" },
  context: async () => context(),
});
reportTo(process, new URL(url).origin.replace("localhost", "127.0.0.1"));
