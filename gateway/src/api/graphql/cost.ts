import type { GraphQLSchema, OperationDefinitionNode } from "graphql";
import { statesLanguage } from "./language.ts";
import { CostCounter, NOTHING } from "./cost-counter.ts";
import { CostDirectives } from "./cost-directives.ts";
import type { Fragments } from "./walk.ts";

/** The variables of an operation, coerced, with their defaults. */
export type Variables = Readonly<Record<string, unknown>>;

/** What an operation costs at worst, when nothing is cached. */
export interface Cost {
  /** Processor time of the gateway, in the unit of `@cost`. */
  readonly work: number;
  /** Calls to the film database, bulk ones aside. */
  readonly upstreamCalls: number;
  /** Calls to the film database that looking up references in bulk causes. */
  readonly bulkCalls: number;
}

/**
 * The cost of an operation.
 *
 * @param variables coerced, with their defaults; undefined where they are wrong
 * @returns undefined where it depends on variables that are wrong
 */
export type CostOfVariables = (variables: Variables | undefined) => Cost | undefined;

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

  /** The cost of one operation for its variables, computed once where it depends on none of them. */
  costOfVariables(operation: OperationDefinitionNode, fragments: Fragments): CostOfVariables {
    /** Null where it depends on variables. */
    let constant: Cost | null | undefined;
    return (given) => {
      if (constant === undefined) {
        // Without values nothing that depends on a variable is left out, so that all variables are read.
        const { cost, variables } = this.#count(operation, fragments, {});
        constant = variables.size === 0 ? cost : null;
      }
      if (constant !== null) return constant;
      return given && this.#count(operation, fragments, given).cost;
    };
  }

  #count(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables) {
    const root = this.#schema.getRootType(operation.operation);
    if (root == null) return { cost: NOTHING, variables: new Set<string>() };
    const counter = new CostCounter(
      this.#schema,
      this.#directives,
      fragments,
      variables,
      statesLanguage(operation),
    );
    const { work, upstreamCalls, bulkCalls } = counter.selection(operation.selectionSet, root.name);
    const once = [...counter.oncePerOperation.values()].reduce((sum, count) => sum + count, 0);
    const cost: Cost = { work, upstreamCalls: upstreamCalls + once, bulkCalls };
    return { cost, variables: counter.variablesRead };
  }
}
