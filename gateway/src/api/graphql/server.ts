import { type GraphQLRequestListener, ApolloServer } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { getVariableValues, GraphQLError } from "graphql";
import { readAccept } from "../../http/request-headers.ts";
import { limitReuse, type OperationPolicy, getCachePolicy } from "./cache-policy.ts";
import { addRequestIds, logUnexpected, formatError } from "./format-error.ts";
import { checkLimits } from "./operation-limits.ts";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { LRUCache } from "lru-cache";
import { schema, contextOf, type GraphQLContext } from "./schema.ts";
import { LIMITS } from "../../config/limits.ts";

/** Faults of a document or its variables, rather than of the request that carries it. */
const DOCUMENT_FAULTS: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
];

/** What the gateway does with each operation. One plugin, since Apollo Server waits for each hook of each plugin. */
function createListener(): GraphQLRequestListener<GraphQLContext> {
  let policy: OperationPolicy | undefined;
  return {
    didResolveOperation: async ({ document, operation, request, schema, contextValue }) => {
      // An operation that is not in the document is reported by the execution itself.
      if (operation === undefined) return;
      // Validation lets an operation pass whose kind the schema does not have; running it would fail.
      if (schema.getRootType(operation.operation) == null) {
        throw new GraphQLError(`The schema has no ${operation.operation} operations.`, {
          extensions: { code: "OPERATION_NOT_SUPPORTED", http: { status: 400 } },
        });
      }
      policy = getCachePolicy(schema, document, operation);
      const { scope, writes } = contextValue;
      if (operation.operation === "mutation" && writes.crossOrigin) {
        throw new GraphQLError("Only this site's own pages can do that.", {
          extensions: { code: "FORBIDDEN", http: { status: 403 } },
        });
      }
      // Variables of a wrong type are reported by the execution itself, which does nothing else then. Thousands of them
      // are not looked at here: each error takes time.
      const { variableDefinitions = [] } = operation;
      const { coerced } = getVariableValues(schema, variableDefinitions, request.variables ?? {}, {
        maxErrors: 1,
      });
      Object.assign(scope, contextOf(operation, coerced));
      if (coerced !== undefined) checkLimits(schema, document, operation, coerced);
    },

    didEncounterErrors: async ({ errors, contextValue }) => logUnexpected(errors, contextValue),

    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== "single") return;
      const { errors } = response.body.singleResult;
      if (policy !== undefined) {
        const { scope, services } = contextValue;
        limitReuse(policy, errors === undefined, scope.freshness, services.ratings);
      }
      if (errors === undefined) return;
      addRequestIds(errors, contextValue.requestId);
      // GraphQL over HTTP: whoever names `application/json` is told of faults in a document with status 200, since
      // intermediaries make responses of that type too and their 400 means something else.
      if (
        response.http.status !== 400 ||
        !readAccept(contextValue.accept ?? "").includes("application/json")
      )
        return;
      if (errors.every(({ extensions }) => DOCUMENT_FAULTS.includes(extensions?.["code"]))) {
        response.http.status = 200;
      }
    },
  };
}

/** The most that documents may take of the memory by their hash, in characters. */
const MAX_PERSISTED_CHARACTERS = 8_000_000;
const OVERHEAD = 300;
/** What Apollo Server puts before the hash in each key of persisted documents, which it does not export. */
const KEY_PREFIX = "apq:";

/** Apollo's cache-control plugin is off: it walks every field of every response. `builtDocuments` are by their SHA-256. */
export function createApolloServer(
  builtDocuments: ReadonlyMap<string, string> = new Map(),
): ApolloServer<GraphQLContext> {
  const persisted = new LRUCache<string, string>({
    maxSize: MAX_PERSISTED_CHARACTERS,
    sizeCalculation: (document) => document.length + OVERHEAD,
  });
  return new ApolloServer<GraphQLContext>({
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
      { requestDidStart: async () => createListener() },
    ],
  });
}
