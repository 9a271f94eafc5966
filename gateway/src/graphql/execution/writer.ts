import type { GraphQLContext } from "../context.ts";

/** Variables, or a field's arguments, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** A part of a response: JSON as text, or as UTF-8 where it is long and written again and again. */
export type Part = string | Buffer;

/** One execution of a query. */
export interface Execution {
  readonly context: GraphQLContext;
  readonly variables: Variables;
  /** The arguments of the fields that have variables in them, by the number of the field; worked out once. */
  readonly fieldArguments: (Variables | undefined)[];
  /** The variables as text, once somebody needs it. */
  variablesText: string | undefined;
  /** Whether what is written is remembered as a part of something larger, which nothing but its object decides. */
  readonly isPartOfRemembered: boolean;
  /** The response so far. */
  readonly out: Part[];
}

/** Reads what decides, beside a value, what is written of it: shared objects, and what takes their place. */
export type ReadShared = (value: unknown, execution: Execution, into: unknown[]) => void;

/** Writes a value as JSON. */
export interface Writer {
  /** @throws CannotWrite, or what resolvers throw */
  readonly write: (value: unknown, execution: Execution) => void;
  /**
   * `NOTHING_SHARED` where the value alone decides, now and later; null where something else does, such as the time.
   */
  readonly readShared: ReadShared | null;
}

/** What a writer reads that writes the same of a value whatever else there is. */
export const NOTHING_SHARED: ReadShared = () => undefined;
