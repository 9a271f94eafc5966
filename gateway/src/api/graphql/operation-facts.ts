import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { getCachePolicy, type OperationPolicy } from "./cache-policy.ts";
import { CostModel, type CostOfVariables } from "./cost.ts";
import { sizeFault } from "./document-limits.ts";
import { type LanguageOfVariables, languageOfVariables } from "./language.ts";
import { getFragments } from "./walk.ts";

/** What follows from an operation alone, whatever its variables. */
export interface OperationFacts {
  /** Why its document is refused; null where it is within the limits. */
  readonly fault: GraphQLError | null;
  readonly policy: OperationPolicy;
  readonly costOf: CostOfVariables;
  readonly languageOf: LanguageOfVariables;
}

/** Computes the facts of each operation once, for as long as its parsed document is in memory. */
export class FactsOfOperations {
  readonly #schema: GraphQLSchema;
  readonly #model: CostModel;
  readonly #facts = new WeakMap<OperationDefinitionNode, OperationFacts>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#model = new CostModel(schema);
  }

  /** @param document that has the operation, and is valid */
  get(document: DocumentNode, operation: OperationDefinitionNode): OperationFacts {
    const known = this.#facts.get(operation);
    if (known !== undefined) return known;
    const fragments = getFragments(document);
    const facts: OperationFacts = {
      fault: sizeFault(document),
      policy: getCachePolicy(this.#schema, operation, fragments),
      costOf: this.#model.costOfVariables(operation, fragments),
      languageOf: languageOfVariables(this.#schema, operation),
    };
    this.#facts.set(operation, facts);
    return facts;
  }
}
