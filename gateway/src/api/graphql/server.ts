import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getDirectiveValues,
} from "graphql";
import { LRUCache } from "lru-cache";
import { getCachePolicy, type OperationPolicy } from "./cache-policy.ts";
import type { GraphQLContext } from "./context.ts";
import { formatError } from "./format-error.ts";
import { requestPlugin } from "./request-plugin.ts";
import { schema } from "./schema.ts";
import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import { findLanguage } from "../../lib/languages.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Variables } from "./operation-limits.ts";
import { LIMITS } from "../../config/limits.ts";

/** The language that an operation states for its variables; English where they are wrong, and nothing is resolved then. */
type ContextOfVariables = (
  variables: Variables | undefined,
) => Required<Pick<RequestScope, "language" | "country">>;

const NAME = "inContext";

function statesContext({ directives }: OperationDefinitionNode): boolean {
  return directives?.some(({ name }) => name.value === NAME) ?? false;
}

const IN_ENGLISH = { language: DEFAULT_LANGUAGE, country: undefined };

/** Reads the language and the country off an operation's `@inContext`. */
function contextOfVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): ContextOfVariables {
  const directive = schema.getDirective(NAME);
  if (directive == null || !statesContext(operation)) return () => IN_ENGLISH;
  return (variables) => {
    if (variables === undefined) return IN_ENGLISH;
    const { language, country } = getDirectiveValues(directive, operation, variables) ?? {};
    return {
      language: findLanguage(language)?.code ?? DEFAULT_LANGUAGE,
      country: typeof country === "string" ? country : undefined,
    };
  };
}

/** The most that documents may take of the memory by their hash, in characters. */
const MAX_PERSISTED_CHARACTERS = 8_000_000;
const OVERHEAD = 300;
/** What Apollo Server puts before the hash in each key of persisted documents, which it does not export. */
const KEY_PREFIX = "apq:";

/** What follows from an operation alone, whatever its variables. */
export interface OperationFacts {
  readonly policy: OperationPolicy;
  readonly contextOf: ContextOfVariables;
}

/** Gives the facts of an operation, which are computed once for as long as its parsed document is in memory. */
export type GetFacts = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => OperationFacts;

export interface GraphQLServer {
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly schema: GraphQLSchema;
  readonly getFacts: GetFacts;
}

/** Apollo's cache-control plugin is off: it walks every field of every response. `builtDocuments` are by their SHA-256. */
export function createGraphQLServer(
  builtDocuments: ReadonlyMap<string, string> = new Map(),
): GraphQLServer {
  const facts = new WeakMap<OperationDefinitionNode, OperationFacts>();
  const getFacts: GetFacts = (document, operation) => {
    const known = facts.get(operation);
    if (known !== undefined) return known;
    const found: OperationFacts = {
      policy: getCachePolicy(schema, document, operation),
      contextOf: contextOfVariables(schema, operation),
    };
    facts.set(operation, found);
    return found;
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
    // The process has one owner of its signals: main.ts.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestPlugin(getFacts),
    ],
  });
  return { apollo, schema, getFacts };
}
