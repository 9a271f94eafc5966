import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import { getCachePolicy, type OperationPolicy } from "./cache-policy.ts";
import type { GraphQLContext } from "./context.ts";
import { formatError } from "./format-error.ts";
import { requestPlugin } from "./request-plugin.ts";
import { schema } from "./schema.ts";
import { LIMITS } from "../../config/limits.ts";

/** The most that documents may take of the memory by their hash, in characters. */
const MAX_PERSISTED_CHARACTERS = 8_000_000;
const OVERHEAD = 300;
/** What Apollo Server puts before the hash in each key of persisted documents, which it does not export. */
const KEY_PREFIX = "apq:";

/** For how long an operation's response may be reused: read once for as long as its parsed document is in memory. */
export type GetPolicy = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => OperationPolicy;

export interface GraphQLServer {
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly schema: GraphQLSchema;
  readonly getPolicy: GetPolicy;
}

/** Apollo's cache-control plugin is off: it walks every field of every response. `builtDocuments` are by their SHA-256. */
export function createGraphQLServer(
  builtDocuments: ReadonlyMap<string, string> = new Map(),
): GraphQLServer {
  const policies = new WeakMap<OperationDefinitionNode, OperationPolicy>();
  const getPolicy: GetPolicy = (document, operation) => {
    const policy = policies.get(operation) ?? getCachePolicy(schema, document, operation);
    policies.set(operation, policy);
    return policy;
  };
  const persisted = new LRUCache<string, string>({
    maxSize: MAX_PERSISTED_CHARACTERS,
    sizeCalculation: (document) => document.length + OVERHEAD,
  });
  const apollo = new ApolloServer<GraphQLContext>({
    schema,
    // The schema is public: it costs what it costs, within the limits, and errors may suggest names of it.
    introspection: true,
    // The route does it, and says what is missing.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    formatError,
    parseOptions: { maxTokens: LIMITS.graphql.tokens },
    persistedQueries: {
      cache: {
        get: async (key) => builtDocuments.get(key.slice(KEY_PREFIX.length)) ?? persisted.get(key),
        set: async (key, document) => void persisted.set(key, document),
        delete: async (key) => persisted.delete(key),
      },
      ttl: null,
    },
    // Apollo's own adds a line break to every response, by copying it.
    stringifyResult: (result) => JSON.stringify(result),
    // The process has one owner of its signals: run-gateway.ts.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestPlugin(getPolicy),
    ],
  });
  return { apollo, schema, getPolicy };
}
