import type { FieldNode, GraphQLField } from "graphql";
import { CannotWrite } from "./cannot-write.ts";
import { argumentsReader, hasVariables } from "./field-arguments.ts";
import { isPure, isSharing } from "./pure.ts";
import type { Execution, Variables } from "./writer.ts";

/** Reads a field of an object, by its resolver or its name. */
export interface FieldReader {
  /**
   * What the value is: `pure` depends on the parent alone, now and later; `shared` is the same object while data stays
   * the same, and takes no part of it from the request; `own` is anything else.
   */
  readonly result: "pure" | "shared" | "own";
  /** @throws CannotWrite where the value has to be waited for, or what the resolver throws */
  readonly read: (parent: unknown, execution: Execution) => unknown;
}

/** @param nextNumber numbers the fields whose arguments have variables in them */
export function fieldReader(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  nextNumber: () => number,
): FieldReader {
  const { resolve, name } = field;
  if (resolve == null) {
    return {
      result: "pure",
      read: (parent) => {
        const value = (parent as Variables)[name];
        if (typeof value === "function") throw new CannotWrite();
        return atHand(value);
      },
    };
  }
  const argumentsOf = argumentsReader(field, node, nextNumber);
  return {
    result: resultOf(resolve, node),
    // No resolver reads its fourth argument, the state of graphql-js.
    read: (parent, execution) =>
      atHand(resolve(parent, argumentsOf(execution), execution.context, undefined as never)),
  };
}

function resultOf(resolve: object, node: FieldNode): FieldReader["result"] {
  if (isPure(resolve) && !hasVariables(node)) return "pure";
  return isSharing(resolve) ? "shared" : "own";
}

/** @throws CannotWrite for the promise of a value */
function atHand(value: unknown): unknown {
  if (value instanceof Promise) allAtHand([value]);
  return value;
}

/** @throws CannotWrite when one of the values is a promise */
export function allAtHand(values: readonly unknown[]): void {
  if (!values.some((value) => value instanceof Promise)) return;
  // The usual execution of the query makes them anew, waits for them and reports their failures.
  void Promise.allSettled(values);
  throw new CannotWrite();
}
