import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { Content } from "../../own-bytes.ts";
import type { GraphQLContext } from "../context.ts";
import { fragmentsOf } from "../walk.ts";
import { CannotWrite } from "./cannot-write.ts";
import { joined } from "./parts.ts";
import type { Execution, Variables } from "./writer.ts";
import { WriterFactory } from "./writer-factory.ts";
import type { WrittenParts } from "./written-parts.ts";

/** So many combinations of a query's conditions have a writer of their own. */
const MOST_COMBINATIONS = 16;

type WriteResponse = (execution: Execution) => Content;

/**
 * Writes the response to a query as JSON, without making the result first, when everything in it is at hand: in memory, or
 * in an embedded store. It gives up on whatever else there is: data that has to be waited for, an error, null where the
 * schema has none. Then the query has to be executed in the usual way, which knows what to do.
 */
export class QueryWriter {
  readonly #make: (variables: Variables) => WriteResponse | null;
  readonly #conditions: readonly string[];
  readonly #writers = new Map<string, WriteResponse | null>();

  /** @param document that is valid */
  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    { operation, selectionSet }: OperationDefinitionNode,
    parts: WrittenParts,
  ) {
    const root = schema.getQueryType();
    const fragments = fragmentsOf(document);
    this.#conditions = conditionVariables(document);
    this.#make = (variables) => {
      if (root == null || operation !== "query") return null;
      const factory = new WriterFactory({ schema, fragments, variables }, parts);
      try {
        const { write } = factory.object(root, [selectionSet]);
        return (execution) => {
          execution.out.push('{"data":');
          write({}, execution);
          execution.out.push("}");
          return joined(execution.out);
        };
      } catch (error) {
        // The schema has something that writers do not know.
        if (error instanceof CannotWrite) return null;
        throw error;
      }
    };
  }

  /**
   * Writes the response.
   *
   * @param variables coerced
   * @returns its JSON; null where it cannot be written at once
   */
  write(context: GraphQLContext, variables: Variables): Content | null {
    const write = this.#writerFor(variables);
    if (write === null) return null;
    try {
      return write({
        context,
        variables,
        variablesText: undefined,
        fieldArguments: [],
        isPartOfRemembered: false,
        out: [],
      });
    } catch {
      // The usual execution of the query meets the same error, and reports it.
      return null;
    }
  }

  #writerFor(variables: Variables): WriteResponse | null {
    const key = this.#conditions.map((name) => String(variables[name])).join();
    let writer = this.#writers.get(key);
    if (writer === undefined) {
      if (this.#writers.size >= MOST_COMBINATIONS) return null;
      writer = this.#make(variables);
      this.#writers.set(key, writer);
    }
    return writer;
  }
}

/** How many writers a query may get. */
export function mostWriters(document: DocumentNode): number {
  return Math.min(2 ** conditionVariables(document).length, MOST_COMBINATIONS);
}

/** The variables that fields are skipped or included by. */
function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      if (directive.name.value !== "skip" && directive.name.value !== "include") return;
      visit(directive, { Variable: ({ name }) => void names.add(name.value) });
    },
  });
  return [...names];
}
