import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLContext } from "./context.ts";
import { formatError } from "./format-error.ts";
import { ownPagesPlugin } from "./own-pages-plugin.ts";
import { requestIdPlugin } from "./request-id-plugin.ts";
import { resolvers } from "./resolvers.ts";
import { readTypeDefs } from "./type-defs.ts";

/** What an environment may choose of the GraphQL server. */
export interface GraphQLServerOptions {
  /** Whether tools may read the schema over the wire. */
  readonly introspection: boolean;
  readonly plugins?: readonly ApolloServerPlugin<GraphQLContext>[];
}

/**
 * The GraphQL server, not started yet. The cache-control plugin is off: it walks every field of
 * every answer, where hints can be worked out once an operation (docs/decisions/speed.md).
 */
export function createGraphQLServer(options: GraphQLServerOptions): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    typeDefs: readTypeDefs(),
    resolvers,
    introspection: options.introspection,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    formatError,
    // The process has one owner of its signals: main.ts.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestIdPlugin,
      ownPagesPlugin,
      ...(options.plugins ?? []),
    ],
  });
}
