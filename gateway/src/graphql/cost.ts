import type { GraphQLSchema, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import { CostCounter, NOTHING } from "./cost-counter.ts";
import { CostDirectives } from "./cost-directives.ts";
import type { Fragments } from "./walk.ts";

type Variables = Readonly<Record<string, unknown>>;

/** What an operation costs at worst, when nothing is cached. */
export interface Cost {
  /** Processor time of the gateway, in the unit of `@cost`. */
  readonly work: number;
  /** Calls to the film database, bulk ones aside. */
  readonly upstreamCalls: number;
  /** Calls to the film database that looking up references in bulk causes. */
  readonly bulkCalls: number;
}

/** The cost of an operation for its variables, coerced, with their defaults. */
export type CostOfVariables = (variables: Variables) => Cost;

/**
 * For so many different variables the cost of one operation is remembered; not for longer ones, in characters of JSON.
 */
const MOST_REMEMBERED = 50;
const MOST_CHARACTERS = 1000;

/** Works out what operations cost, from the directives of the schema. */
export class CostModel {
  readonly #schema: GraphQLSchema;
  readonly #directives: CostDirectives;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#directives = new CostDirectives(schema);
  }

  /** @param variables coerced, with their defaults */
  costOf(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): Cost {
    return this.#count(operation, fragments, variables).cost;
  }

  /** The cost of one operation, computed once for equal values of the variables that it depends on. */
  costOfVariables(operation: OperationDefinitionNode, fragments: Fragments): CostOfVariables {
    const costs = new LRUCache<string, Cost>({ max: MOST_REMEMBERED });
    let names: readonly string[] | undefined;
    return (variables) => {
      const known = names && costs.get(valuesOf(names, variables));
      if (known !== undefined) return known;
      const counted = this.#count(operation, fragments, variables);
      names = counted.variables;
      const values = valuesOf(names, variables);
      if (values.length <= MOST_CHARACTERS) costs.set(values, counted.cost);
      return counted.cost;
    };
  }

  #count(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables) {
    const root = this.#schema.getRootType(operation.operation);
    if (root == null) return { cost: NOTHING, variables: [] };
    const counter = new CostCounter(this.#schema, this.#directives, fragments, variables);
    const { work, upstreamCalls, bulkCalls } = counter.selection(operation.selectionSet, root.name);
    const once = [...counter.oncePerOperation.values()].reduce((sum, count) => sum + count, 0);
    const cost: Cost = { work, upstreamCalls: upstreamCalls + once, bulkCalls };
    return { cost, variables: [...counter.variablesRead] };
  }
}

function valuesOf(names: readonly string[], variables: Variables): string {
  return JSON.stringify(names.map((name) => variables[name] ?? null));
}
