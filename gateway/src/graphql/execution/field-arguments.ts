import {
  BREAK,
  type FieldNode,
  getArgumentValues,
  type GraphQLField,
  isNonNullType,
  Kind,
  visit,
} from "graphql";
import { CannotWrite } from "./cannot-write.ts";
import type { Execution, Variables } from "./writer.ts";

/** An argument whose value is a variable. */
interface FromVariable {
  readonly argument: string;
  readonly variable: string;
  readonly defaultValue: unknown;
  readonly isNonNull: boolean;
}

/**
 * Prepares to read a field's arguments (`CoerceArgumentValues` in the specification).
 *
 * @param nextNumber numbers the fields whose arguments have variables in them
 */
export function argumentsReader(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  nextNumber: () => number,
): (execution: Execution) => Variables {
  if (!hasVariables(node)) {
    const fixed = getArgumentValues(field, node);
    return () => fixed;
  }
  const number = nextNumber();
  const read = readerOf(field, node);
  return ({ fieldArguments, variables }) => (fieldArguments[number] ??= read(variables));
}

function readerOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Variables) => Variables {
  const given = node.arguments ?? [];
  const dynamic = given.filter(({ value }) => value.kind === Kind.VARIABLE);
  const others = { ...node, arguments: given.filter((argument) => !dynamic.includes(argument)) };
  // Variables within lists and objects are left to graphql-js.
  if (hasVariables(others)) return (variables) => getArgumentValues(field, node, variables);
  const fromVariables = dynamic.flatMap(({ name, value }): FromVariable[] => {
    const definition = field.args.find((argument) => argument.name === name.value);
    if (definition === undefined || value.kind !== Kind.VARIABLE) return [];
    const { defaultValue, type } = definition;
    const isNonNull = isNonNullType(type);
    return [{ argument: name.value, variable: value.name.value, defaultValue, isNonNull }];
  });
  const names = new Set(fromVariables.map(({ argument }) => argument));
  const args = field.args.filter(({ name }) => !names.has(name));
  const fixed = getArgumentValues({ ...field, args }, others);
  return (variables) => {
    const values: Record<string, unknown> = { ...fixed };
    for (const { argument, variable, defaultValue, isNonNull } of fromVariables) {
      const value = Object.hasOwn(variables, variable) ? variables[variable] : defaultValue;
      if (value == null && isNonNull) throw new CannotWrite();
      if (value !== undefined) values[argument] = value;
    }
    return values;
  };
}

/** Whether a field's arguments have variables in them. */
export function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const argument of given) {
    visit(argument, {
      Variable() {
        found = true;
        return BREAK;
      },
    });
  }
  return found;
}
