import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { resolvers } from "../../src/graphql/resolvers.ts";
import { readTypeDefs } from "../../src/graphql/type-defs.ts";
import { reportTo } from "../servers/measured.ts";
import { filmData } from "./film-data.mjs";

/** Apollo Server standalone, as it comes; with the argument `response-cache`, with its plugin for that. */
const context = await filmData();
const plugins = [];
if (process.argv[2] === "response-cache") {
  const { default: responseCache } = await import("@apollo/server-plugin-response-cache");
  plugins.push(responseCache());
}
const server = new ApolloServer({ typeDefs: readTypeDefs(), resolvers, plugins });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: "127.0.0.1" },
  context: async () => context(),
});
reportTo(process, new URL(url).origin.replace("localhost", "127.0.0.1"));
