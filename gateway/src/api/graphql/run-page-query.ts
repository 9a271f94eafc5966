import { randomUUID } from "node:crypto";
import type { PageQuery, QueryResult } from "@flickmap/schema/page-rendering.ts";
import {
  type DocumentNode,
  execute,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { Freshness, type Requester } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { getCachePolicy, limitReuse } from "./cache-policy.ts";
import { addRequestIds, formatError, logUnexpected } from "./format-error.ts";
import { schema, contextOf, createContext } from "./schema.ts";

export interface PageQueryResult {
  readonly result: QueryResult;
  readonly gatewayMaxAge: number;
  readonly ratingsOf: ReadonlySet<string>;
}

/** Runs a query of the web app in process, for a requester or the gateway itself. Throws the signal's reason. */
export type RunPageQuery = (
  query: PageQuery,
  signal: AbortSignal,
  requester?: Requester,
) => Promise<PageQueryResult>;

/** Runs the queries of rendered pages. The build has few documents: each is parsed and validated once. */
export function createPageQueryRunner(services: Services): RunPageQuery {
  const parsed = new Map<string, { document: DocumentNode; operation: OperationDefinitionNode }>();
  const read = ({ query, operationName }: PageQuery) => {
    const known = parsed.get(query);
    if (known !== undefined) return known;
    const document = parse(query);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== "query") throw new Error(`${operationName} is not a query`);
    const entry = { document, operation };
    parsed.set(query, entry);
    return entry;
  };
  return async (query, signal, requester) => {
    const { document, operation } = read(query);
    const { variables } = query;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    const freshness = new Freshness();
    const context = createContext(services, {
      visitor: { address: "", countryHeader: null },
      writes: { crossOrigin: true, limit: async () => null },
      requestId: requester?.requestId ?? randomUUID(),
      scope: {
        signal,
        freshness,
        priority: "visitor",
        ...contextOf(operation, coerced),
        ...requester,
      },
    });
    const { data = null, errors } = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName: query.operationName,
    });
    signal.throwIfAborted();
    limitReuse(
      getCachePolicy(schema, document, operation),
      errors === undefined,
      freshness,
      services.ratings,
    );
    const {
      ratingsOf,
      policy: { gatewayMaxAge },
    } = freshness;
    if (errors === undefined) return { result: { data }, gatewayMaxAge, ratingsOf };
    logUnexpected(errors, context);
    const formatted = errors.map((error) => {
      const extensions = { code: "INTERNAL_SERVER_ERROR", ...error.extensions };
      return formatError({ ...error.toJSON(), extensions }, error);
    });
    addRequestIds(formatted, context.requestId);
    return { result: { errors: formatted, data }, gatewayMaxAge, ratingsOf };
  };
}
