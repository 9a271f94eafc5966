import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isInputObjectType,
  type OperationDefinitionNode,
  typeFromAST,
  type TypeNode,
  valueFromASTUntyped,
  visit,
} from "graphql";
import { compileQuery as compile, isCompiledQuery } from "graphql-jit";
import { andThen, type MaybePromise } from "../../maybe-promise.ts";
import type { GraphQLContext } from "../context.ts";
import { properError } from "./proper-error.ts";

/** What executing a query gives. */
export type Result = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

/**
 * Executes a compiled query.
 *
 * @param variables as the client sent them; graphql-js finds no fault with them
 */
export type CompiledQuery = (
  context: GraphQLContext,
  variables: Readonly<Record<string, unknown>>,
) => MaybePromise<Result>;

/**
 * Compiles a query to a function, which executes it several times as fast as graphql-js.
 *
 * @param document that is valid
 * @returns null for what is no query, for a query that the compiler does not take, and for one of which
 *   the compiler would make something else: it misses the defaults of input objects in variables, and mixes up the
 *   conditions of a fragment that is spread twice
 */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): CompiledQuery | null {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== "query") return null;
  if (hasInputObjects(schema, operation) || hasConditions(document)) return null;
  const compiled = compile(schema, document, operationName ?? "", {
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled)) return null;
  const source = document.loc?.source;
  const proper = (result: Result): Result =>
    result.errors === undefined
      ? result
      : { ...result, errors: result.errors.map((error) => properError(error, source)) };
  const defaults = defaultsOf(operation);
  return (context, variables) =>
    andThen(compiled.query(undefined, context, { ...defaults, ...variables }), proper);
}

/** The defaults of an operation's variables as clients send values: the compiler takes those of required ones for missing. */
function defaultsOf({
  variableDefinitions = [],
}: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

/** Whether fields are skipped or included by a directive. */
function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name }) {
      if (name.value !== "skip" && name.value !== "include") return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}

function hasInputObjects(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  return (operation.variableDefinitions ?? []).some(({ type }) =>
    isInputObjectType(namedTypeOf(schema, type)),
  );
}

function namedTypeOf(schema: GraphQLSchema, node: TypeNode) {
  // The overloads of typeFromAST take one kind of node each.
  const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]);
  return type && getNamedType(type);
}
