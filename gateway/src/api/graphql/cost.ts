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

  /**
   * The cost of one operation for its variables. What it was for the last ones holds for all that give the same parts and as
   * many items: visitors' requests differ in country and title alone.
   */
  costOfVariables(operation: OperationDefinitionNode, fragments: Fragments): CostOfVariables {
    let withoutValues: { readonly cost: Cost; readonly variables: ReadonlySet<string> } | undefined;
    let last: { readonly shape: string; readonly cost: Cost } | undefined;
    return (given) => {
      // Without values nothing that depends on a variable is left out, so that all variables are read.
      withoutValues ??= this.#count(operation, fragments, {});
      const names = [...withoutValues.variables];
      if (names.length === 0) return withoutValues.cost;
      if (given === undefined) return undefined;
      // A variable that is not given is left out here, and one that is null is not.
      const values = Object.fromEntries(names.map((name) => [name, given[name]]));
      const shape = JSON.stringify(values, withoutText);
      if (last?.shape !== shape)
        last = { shape, cost: this.#count(operation, fragments, given).cost };
      return last.cost;
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

/** No cost depends on what a text says. */
const withoutText = (_: string, value: unknown) => (typeof value === "string" ? "" : value);
