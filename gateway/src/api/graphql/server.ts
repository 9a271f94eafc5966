import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { GraphQLContext } from "./context.ts";
import { formatError } from "./format-error.ts";
import { FactsOfOperations } from "./operation-facts.ts";
import { type ParsedDocuments, parsedDocuments } from "./parsed-documents.ts";
import type { DocumentCache } from "./persisted-documents.ts";
import { requestPlugin, type RequestPluginOptions } from "./request-plugin.ts";
import { schema } from "./schema.ts";

/** How long a document is cached after it was last sent whole. */
const PERSISTED_SECONDS = 30 * 24 * 60 * 60;

/** What an environment may choose of the GraphQL server. */
export interface GraphQLServerOptions {
  /** Keeps documents by their hash, so that a client may send the hash alone. */
  readonly documents: DocumentCache;
  /** Called with the work that an accepted operation of a client may mean, in the unit of `@cost`. */
  readonly onWork?: RequestPluginOptions["onWork"];
  readonly namesJson?: RequestPluginOptions["namesJson"];
}

/** The server, not started yet, and what operations are executed with. */
export interface GraphQLServer {
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly schema: GraphQLSchema;
  readonly facts: FactsOfOperations;
  readonly parsed: ParsedDocuments;
}

/**
 * The GraphQL server. The cache-control plugin is off: it walks every field of
 * every response, where hints can be worked out once an operation (docs/decisions/speed.md).
 */
export function createGraphQLServer(options: GraphQLServerOptions): GraphQLServer {
  const facts = new FactsOfOperations(schema);
  const parsed = parsedDocuments();
  const { onWork = () => undefined, namesJson = () => false } = options;
  const apollo = new ApolloServer<GraphQLContext>({
    schema,
    // The schema is public: it costs what it costs, within the limits, and errors may suggest names of it.
    introspection: true,
    // The route does it, in more ways than Apollo Server knows.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    formatError,
    documentStore: parsed,
    persistedQueries: { cache: options.documents, ttl: PERSISTED_SECONDS },
    // Apollo's own adds a line break to every response, by copying it.
    stringifyResult: (result) => JSON.stringify(result),
    // The process has one owner of its signals: main.ts.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestPlugin({ facts, onWork, namesJson }),
    ],
  });
  return { apollo, schema, facts, parsed };
}
