/*
 * What the servers here need of the packages that `installPeers` installs. The project is checked without them.
 */
declare module "@apollo/server-plugin-response-cache" {
  import type { ApolloServerPlugin, BaseContext } from "@apollo/server";
  export default function responseCache<Context extends BaseContext>(): ApolloServerPlugin<Context>;
}

declare module "@as-integrations/fastify" {
  import type { ApolloServer, BaseContext } from "@apollo/server";
  import type { FastifyPluginAsync } from "fastify";
  export default function fastifyApollo<Context extends BaseContext>(
    server: ApolloServer<Context>,
  ): FastifyPluginAsync<{ context: () => Promise<Context> }>;
}

declare module "mercurius" {
  import type { FastifyPluginAsync } from "fastify";
  import type { GraphQLSchema } from "graphql";
  interface Options {
    readonly schema: GraphQLSchema;
    readonly context: () => Promise<object>;
    /** From which execution on a query is compiled. */
    readonly jit: number;
  }
  const mercurius: FastifyPluginAsync<Options>;
  export default mercurius;
}
