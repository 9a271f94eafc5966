import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from "graphql";
import type { Variables } from "./writer.ts";

interface Definition {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** Undefined where there is none. */
  readonly defaultValue: unknown;
}

/** Reads an operation's variables; undefined where one is wrong, which graphql-js then reports. */
export type VariablesReader = (given: Variables) => Variables | undefined;

/** Prepares to read the variables of an operation that is valid (`CoerceVariableValues` in the specification). */
export function variablesReader(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): VariablesReader {
  const definitions = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]);
    const name = variable.name.value;
    // Setting this name on an object sets its prototype.
    if (!isInputType(type) || name === "__proto__") return null;
    const value = defaultValue && valueFromAST(defaultValue, type);
    return { name, type, defaultValue: value } satisfies Definition;
  });
  return (given) => {
    const values: Record<string, unknown> = {};
    for (const definition of definitions) {
      if (definition === null) return undefined;
      const { name, type, defaultValue } = definition;
      if (!Object.hasOwn(given, name)) {
        if (defaultValue !== undefined) values[name] = defaultValue;
        else if (isNonNullType(type)) return undefined;
        continue;
      }
      try {
        values[name] = coerceInputValue(given[name], type);
      } catch (error) {
        // Stops at the first error: there may be thousands.
        if (error instanceof GraphQLError) return undefined;
        throw error;
      }
    }
    return values;
  };
}
