import {
  type FieldNode,
  getNullableType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from "graphql";
import { CannotWrite } from "./cannot-write.ts";
import { type Query, requestedFields } from "./field-plan.ts";
import { type FieldReader, fieldReader } from "./field-reader.ts";
import { listWriter } from "./list-writer.ts";
import { composed, composedRun, remembered, rememberedOrNull } from "./remembered.ts";
import {
  allShared,
  closed,
  inRuns,
  inTurn,
  isPureWriter,
  orNull,
  present,
  type Step,
} from "./steps.ts";
import { leafWriter } from "./write-leaf.ts";
import { type Execution, NOTHING_SHARED, type ReadShared, type Writer } from "./writer.ts";
import type { WrittenParts } from "./written-parts.ts";

/** Types whose objects are shared between requests for as long as their records are in memory. */
const SHARED_TYPES = new Set([
  "Movie",
  "TvShow",
  "TitlePage",
  "Availability",
  "Offer",
  "CastMember",
  "Country",
  "Genre",
]);

/** Makes the writers of one query for one combination of its conditions. */
export class WriterFactory {
  readonly #query: Query;
  readonly #parts: WrittenParts;
  #withVariables = 0;

  constructor(query: Query, parts: WrittenParts) {
    this.#query = query;
    this.#parts = parts;
  }

  object(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Writer {
    const fields = requestedFields(this.#query, type, selections);
    const steps: Step[] = [...fields].map(([name, nodes], index) => ({
      before: `${index === 0 ? "{" : ","}${JSON.stringify(name)}:`,
      ...this.#field(type, nodes),
    }));
    if (steps.length === 0) {
      return { readShared: NOTHING_SHARED, write: (_, { out }) => void out.push("{}") };
    }
    const readShared = allShared(steps);
    const write = closed(inTurn(steps));
    if (!SHARED_TYPES.has(type.name)) return { readShared, write };
    if (readShared === NOTHING_SHARED) {
      return { readShared, write: remembered(write, this.#parts) };
    }
    if (readShared === null) {
      return { readShared, write: closed(inTurn(this.#inSharedRuns(steps))) };
    }
    const writeRuns = closed(inTurn(this.#inPureRuns(steps)));
    return { readShared, write: composed(readShared, writeRuns, this.#parts) };
  }

  /** Joins pure fields that follow one another: they are written once for each object. */
  #inPureRuns(steps: readonly Step[]): readonly Step[] {
    return inRuns(steps, isPureWriter, (run) => ({
      before: "",
      readShared: NOTHING_SHARED,
      write: remembered(inTurn(run), this.#parts),
    }));
  }

  /**
   * Joins fields that follow one another, and are pure or shared: they are written once for each object, as long as what
   * is shared stays the same.
   */
  #inSharedRuns(steps: readonly Step[]): readonly Step[] {
    return inRuns(
      steps,
      ({ readShared }) => readShared !== null,
      (run) => {
        const readShared = allShared(run) ?? NOTHING_SHARED;
        const write = inTurn(run);
        const [only, ...others] = run;
        if (readShared === NOTHING_SHARED) {
          return { before: "", readShared, write: remembered(write, this.#parts) };
        }
        if (only !== undefined && others.length === 0) return only;
        return { before: "", readShared, write: composedRun(readShared, write, this.#parts) };
      },
    );
  }

  #field(parent: GraphQLObjectType, nodes: readonly FieldNode[]): Writer {
    const [node] = nodes;
    if (node === undefined) throw new CannotWrite();
    if (node.name.value === TypeNameMetaFieldDef.name) {
      const text = JSON.stringify(parent.name);
      return { readShared: NOTHING_SHARED, write: (_, { out }) => void out.push(text) };
    }
    const field = parent.getFields()[node.name.value];
    if (field === undefined) throw new CannotWrite();
    const reader = fieldReader(field, node, () => (this.#withVariables += 1) - 1);
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const value = this.#value(field.type, selections);
    const isRemembered =
      reader.result === "shared" && isPureWriter(value) && isListType(getNullableType(field.type));
    const writeValue = isRemembered ? rememberedOrNull(value.write, this.#parts) : value.write;
    return {
      readShared: sharedOfField(reader, value),
      write: (parent, execution) => writeValue(reader.read(parent, execution), execution),
    };
  }

  #value(type: GraphQLOutputType, selections: readonly SelectionSetNode[]): Writer {
    if (!isNonNullType(type)) return orNull(this.#nonNull(type, selections));
    return this.#nonNull(type.ofType, selections);
  }

  #nonNull(type: GraphQLOutputType, selections: readonly SelectionSetNode[]): Writer {
    if (isListType(type)) return listWriter(this.#value(type.ofType, selections));
    if (isLeafType(type)) {
      const textOf = leafWriter(type);
      const write: Writer["write"] = (value, { out }) => void out.push(textOf(present(value)));
      return { readShared: NOTHING_SHARED, write };
    }
    if (isAbstractType(type)) return this.#abstract(type, selections);
    if (isNonNullType(type) || type.isTypeOf != null) throw new CannotWrite();
    const { readShared, write } = this.object(type, selections);
    return {
      readShared:
        readShared && readShared !== NOTHING_SHARED
          ? (value, execution, into) => readShared(present(value), execution, into)
          : readShared,
      write: (value, execution) => write(present(value), execution),
    };
  }

  #abstract(type: GraphQLAbstractType, selections: readonly SelectionSetNode[]): Writer {
    const { resolveType } = type;
    if (resolveType == null) throw new CannotWrite();
    const possible = this.#query.schema.getPossibleTypes(type);
    const writers = new Map(possible.map((one) => [one.name, this.object(one, selections)]));
    const writerOf = (value: unknown, { context }: Execution): Writer => {
      const name: unknown = resolveType.call(
        undefined,
        present(value),
        context,
        undefined as never,
        type,
      );
      const writer = typeof name === "string" ? writers.get(name) : undefined;
      if (writer === undefined) throw new CannotWrite();
      return writer;
    };
    const shared = allShared([...writers.values()]);
    return {
      readShared:
        shared && shared !== NOTHING_SHARED
          ? (value, execution, into) =>
              writerOf(value, execution).readShared?.(value, execution, into)
          : shared,
      write: (value, execution) => writerOf(value, execution).write(value, execution),
    };
  }
}

/** What decides what a field's value is, and what is written of it. */
function sharedOfField({ result, read }: FieldReader, value: Writer): ReadShared | null {
  const inner = value.readShared;
  if (inner === null || result === "own") return null;
  if (result === "shared") {
    return (parent, execution, into) => {
      const found = read(parent, execution);
      into.push(found);
      if (inner !== NOTHING_SHARED) inner(found, execution, into);
    };
  }
  if (inner === NOTHING_SHARED) return NOTHING_SHARED;
  return (parent, execution, into) => inner(read(parent, execution), execution, into);
}
