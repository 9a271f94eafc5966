import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import { LIMITS } from "../../limits.ts";
import type { Content } from "../../own-bytes.ts";
import { type CachePolicy, cachePolicyOf } from "../cache-policy.ts";
import { CostModel, type CostOfVariables } from "../cost.ts";
import { costFault } from "../cost-fault.ts";
import type { GraphQLContext } from "../context.ts";
import { fragmentsOf } from "../walk.ts";
import { mostWriters, QueryWriter } from "./query-writer.ts";
import { type VariablesReader, variablesReader } from "./variables-reader.ts";
import type { Variables } from "./writer.ts";
import { WrittenParts } from "./written-parts.ts";

/** Names a query: its document by the document's hash (SHA-256, hexadecimal). */
export interface QueryName {
  readonly documentHash: string;
  readonly operationName: string | null;
}

/** A response that was written at once. */
export interface WrittenResponse {
  /** JSON. */
  readonly body: Content;
  readonly policy: CachePolicy;
  readonly context: GraphQLContext;
}

/**
 * How many queries are known, and how many characters their documents have together, each counted once for itself and
 * once for each writer that it may get: a parsed one takes some 70 bytes for each, and so does a writer.
 */
const MOST_KNOWN = 300;
const MOST_CHARACTERS = 500_000;
/** How often a query is executed before its writer is made. */
const WRITE_AFTER = 2;
/**
 * After so many failed attempts in a row, one execution in `ONE_IN` makes another. A query that was written before fails
 * for lack of data, and not for what it selects: a client that requests unknown titles should not slow down others'.
 */
const MOST_FAILURES = 3;
const MOST_FAILURES_ONCE_WRITTEN = 100;
const ONE_IN = 50;

interface KnownQuery {
  /** How long its document is, counted for itself and for each writer. */
  readonly characters: number;
  readonly readVariables: VariablesReader;
  readonly policy: CachePolicy;
  readonly costOf: CostOfVariables;
  executions: number;
  /** Null until it is made. */
  writer: QueryWriter | null;
  /** Whether a response was ever written. */
  wasWritten: boolean;
  /** How many attempts in a row failed. */
  failures: number;
  /** How many attempts were not made, since they would likely have failed. */
  omitted: number;
}

/**
 * Queries that Apollo Server has executed: parsed, valid and within the limits that do not depend on variables. Their
 * responses are written without all that, as long as everything in them is at hand.
 */
export class KnownQueries {
  readonly #schema: GraphQLSchema;
  readonly #model: CostModel;
  readonly #onWork: (client: string, work: number) => void;
  readonly #parts = new WrittenParts();
  readonly #queries = new LRUCache<string, KnownQuery>({
    max: MOST_KNOWN,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ characters }) => characters + 1,
  });

  /** @param onWork called with the work that a written response of a client may have meant, in the unit of `@cost` */
  constructor(
    schema: GraphQLSchema,
    onWork: (client: string, work: number) => void = () => undefined,
  ) {
    this.#schema = schema;
    this.#model = new CostModel(schema);
    this.#onWork = onWork;
  }

  /** Whether the query has been executed before. */
  has(name: QueryName): boolean {
    return this.#queries.has(textOf(name));
  }

  /** Remembers a query that was executed without errors. */
  learn(name: QueryName, document: DocumentNode, operation: OperationDefinitionNode): void {
    const text = textOf(name);
    const known = this.#queries.get(text);
    if (known !== undefined) {
      known.executions += 1;
      // What may not be shared depends on more than data: it is executed anew for everyone.
      const shareable = known.policy.scope === "PUBLIC" && known.policy.maxAge > 0;
      if (known.executions < WRITE_AFTER || !shareable) return;
      known.writer ??= new QueryWriter(this.#schema, document, operation, this.#parts);
      return;
    }
    if (operation.operation !== "query") return;
    const fragments = fragmentsOf(document);
    this.#queries.set(text, {
      characters: (document.loc?.end ?? MOST_CHARACTERS) * (1 + mostWriters(document)),
      readVariables: variablesReader(this.#schema, operation),
      policy: cachePolicyOf(this.#schema, operation, fragments),
      costOf: this.#model.costOfVariables(operation, fragments),
      executions: 1,
      writer: null,
      wasWritten: false,
      failures: 0,
      omitted: 0,
    });
  }

  /**
   * Writes the response to a query that is known, from data at hand.
   *
   * @param makeContext is called once the query is within its limits
   * @param mostWork what it may cost, in the unit of the schema's `@cost`
   * @returns undefined where Apollo Server has to execute it, such as when its variables are wrong
   */
  write(
    name: QueryName,
    variables: Variables,
    makeContext: () => GraphQLContext,
    mostWork: number = LIMITS.graphql.work,
  ): WrittenResponse | undefined {
    const known = this.#queries.get(textOf(name));
    if (known?.writer == null || this.#wouldFail(known)) return undefined;
    const { policy, writer } = known;
    const values = known.readVariables(variables);
    if (values === undefined) return undefined;
    const cost = known.costOf(values);
    // What is over a limit, or runs after visitors' requests, takes the usual way.
    if (
      cost.work > mostWork ||
      costFault(cost) !== null ||
      cost.bulkCalls > LIMITS.graphql.upstreamCalls
    )
      return undefined;
    const context = makeContext();
    const body = writer.write(context, values);
    known.failures = body === null ? known.failures + 1 : 0;
    if (body === null) return undefined;
    known.wasWritten = true;
    const { client } = context.scope;
    if (client !== undefined) this.#onWork(client, cost.work);
    return { body, policy, context };
  }

  /** Whether an attempt would likely fail, as for a query that always waits for a store. */
  #wouldFail(known: KnownQuery): boolean {
    const most = known.wasWritten ? MOST_FAILURES_ONCE_WRITTEN : MOST_FAILURES;
    if (known.failures < most) return false;
    known.omitted += 1;
    return known.omitted % ONE_IN !== 0;
  }
}

function textOf({ documentHash, operationName }: QueryName): string {
  return operationName === null ? documentHash : `${documentHash} ${operationName}`;
}
