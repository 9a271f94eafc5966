import {
  type DocumentNode,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import { LIMITS } from "../../limits.ts";
import { type CachePolicy, cachePolicyOf } from "../cache-policy.ts";
import { CostModel, type CostOfVariables } from "../cost.ts";
import { costFault } from "../cost-fault.ts";
import type { GraphQLContext } from "../context.ts";
import { fragmentsOf } from "../walk.ts";
import { type CompiledQuery, compileQuery, type Result } from "./compile-query.ts";

/** Names a query: its document by the document's hash (SHA-256, hexadecimal). */
export interface QueryName {
  readonly documentHash: string;
  readonly operationName: string | null;
}

/** How many queries are known. Compiled, one takes a few hundred kilobytes at most. */
const MOST_KNOWN = 300;
/** How often a query is executed before it is compiled. */
const COMPILE_AFTER = 3;
/** Compiling takes at most this part of the time, however many different queries arrive. */
const COMPILE_PART = 0.05;

interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly policy: CachePolicy;
  readonly costOf: CostOfVariables;
  executions: number;
  /** Null until it is compiled, undefined where it cannot be. */
  run: CompiledQuery | null | undefined;
}

/**
 * Queries that Apollo Server has executed: parsed, valid and within the limits that do not depend on variables. They
 * are executed again without all that, by a compiled function.
 */
export class KnownQueries {
  readonly #schema: GraphQLSchema;
  readonly #model: CostModel;
  readonly #queries = new LRUCache<string, KnownQuery>({ max: MOST_KNOWN });
  #compileNotBefore = 0;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#model = new CostModel(schema);
  }

  /** Whether the document's text has been accepted before. */
  has(name: QueryName): boolean {
    return this.#queries.has(textOf(name));
  }

  /** Remembers a query that was executed without errors. */
  learn(name: QueryName, document: DocumentNode, operation: OperationDefinitionNode): void {
    const text = textOf(name);
    const known = this.#queries.get(text);
    if (known !== undefined) {
      known.executions += 1;
      if (known.run === null && known.executions >= COMPILE_AFTER) this.#compile(known, name);
      return;
    }
    if (operation.operation !== "query") return;
    const fragments = fragmentsOf(document);
    this.#queries.set(text, {
      document,
      operation,
      policy: cachePolicyOf(this.#schema, operation, fragments),
      costOf: this.#model.costOfVariables(operation, fragments),
      executions: 1,
      run: null,
    });
  }

  /**
   * Executes a query that is known and compiled.
   *
   * @param makeContext is called once the query is within its limits
   * @returns undefined where Apollo Server has to execute it, such as when its variables are wrong
   */
  async execute(
    name: QueryName,
    variables: Readonly<Record<string, unknown>>,
    makeContext: () => GraphQLContext,
  ): Promise<{ result: Result; policy: CachePolicy; context: GraphQLContext } | undefined> {
    const known = this.#queries.get(textOf(name));
    if (known?.run == null) return undefined;
    const { operation, policy, run } = known;
    const given = getVariableValues(this.#schema, operation.variableDefinitions ?? [], variables);
    if (given.coerced === undefined) return undefined;
    const cost = known.costOf(given.coerced);
    // What is over a limit, or runs after visitors' requests, takes the usual way.
    if (costFault(cost) !== null || cost.bulkCalls > LIMITS.graphql.upstreamCalls) return undefined;
    const context = makeContext();
    const result = await run(context, variables);
    // Without data nothing was executed, which Apollo Server then does.
    return result.data === undefined ? undefined : { result, policy, context };
  }

  #compile(known: KnownQuery, { operationName }: QueryName): void {
    const begun = performance.now();
    if (begun < this.#compileNotBefore) return;
    known.run = compileQuery(this.#schema, known.document, operationName) ?? undefined;
    const ended = performance.now();
    this.#compileNotBefore = ended + (ended - begun) / COMPILE_PART;
  }
}

function textOf({ documentHash, operationName }: QueryName): string {
  return operationName === null ? documentHash : `${documentHash} ${operationName}`;
}
