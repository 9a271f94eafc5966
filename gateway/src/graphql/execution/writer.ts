import type { GraphQLContext } from "../context.ts";

/** Variables, or a field's parameters, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** One execution of a query. */
export interface Execution {
  readonly context: GraphQLContext;
  readonly variables: Variables;
  /** The parameters of the fields that have variables in them, by the number of the field; worked out once. */
  readonly parameters: (Variables | undefined)[];
  /** The response so far, in parts. */
  readonly out: string[];
}

/** Writes a value as JSON. */
export interface Writer {
  /** @throws CannotWrite, or what resolvers throw */
  readonly write: (value: unknown, execution: Execution) => void;
  /** Whether what it writes depends on the value alone, now and later. */
  readonly pure: boolean;
}
