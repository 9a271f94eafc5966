import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLContext } from "./context.ts";
import { cachePolicyPlugin } from "./cache-policy-plugin.ts";
import { type ExecutionMode, executedBy } from "./execution/executor.ts";
import { KnownQueries } from "./execution/known-queries.ts";
import { learnQueriesPlugin } from "./execution/learn-queries-plugin.ts";
import { limitsPlugin } from "./limits-plugin.ts";
import { formatError } from "./format-error.ts";
import { ownPagesPlugin } from "./own-pages-plugin.ts";
import { parsedDocuments } from "./parsed-documents.ts";
import type { DocumentCache } from "./persisted-documents.ts";
import { requestIdPlugin } from "./request-id-plugin.ts";
import { createSchema } from "./schema.ts";

/** How long a document is cached after it was last sent whole. */
const PERSISTED_SECONDS = 30 * 24 * 60 * 60;

/** What an environment may choose of the GraphQL server. */
export interface GraphQLServerOptions {
  /** Whether tools may read the schema over the wire. */
  readonly introspection: boolean;
  /** Keeps documents by their hash, so that a client may send the hash alone. */
  readonly documents: DocumentCache;
  /** Called with the work that an accepted operation of a client may mean, in the unit of `@cost`. */
  readonly onWork?: (client: string, work: number) => void;
  readonly plugins?: readonly ApolloServerPlugin<GraphQLContext>[];
  /** By what queries are executed that are not known; graphql-js by default. */
  readonly execution?: ExecutionMode;
}

/** The server, not started yet, and the queries that it has executed. */
export interface GraphQLServer {
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly queries: KnownQueries;
}

/**
 * The GraphQL server. The cache-control plugin is off: it walks every field of
 * every response, where hints can be worked out once an operation (docs/decisions/speed.md).
 */
export function createGraphQLServer(options: GraphQLServerOptions): GraphQLServer {
  const schema = createSchema();
  const queries = new KnownQueries(schema, options.onWork);
  const apollo = new ApolloServer<GraphQLContext>({
    gateway: executedBy(options.execution ?? "graphql-js", schema),
    introspection: options.introspection,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    formatError,
    documentStore: parsedDocuments(),
    persistedQueries: { cache: options.documents, ttl: PERSISTED_SECONDS },
    // Apollo's own adds a line break to every response, by copying it.
    stringifyResult: (result) => JSON.stringify(result),
    // The process has one owner of its signals: main.ts.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(options.onWork),
      cachePolicyPlugin(),
      requestIdPlugin,
      ownPagesPlugin,
      learnQueriesPlugin(queries),
      ...(options.plugins ?? []),
    ],
  });
  return { apollo, queries };
}
