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
import { allAtHand, fieldReader } from "./field-reader.ts";
import { isSharing } from "./pure.ts";
import { leafWriter } from "./write-leaf.ts";
import type { Execution, Writer } from "./writer.ts";
import { PartsOfSelection, type WrittenParts } from "./written-parts.ts";

/** Types whose objects are shared between requests for as long as their records are in memory. */
const SHARED_TYPES = new Set([
  "Movie",
  "TvShow",
  "Availability",
  "Offer",
  "CastMember",
  "Country",
  "Genre",
]);

/** A field of an object, or several pure ones that follow one another. */
interface Step extends Writer {
  /** What stands before the value, such as `,"name":`. */
  readonly before: string;
  /** Reads a value that decides what is written (`sharing`); null for other fields. */
  readonly readShared: ((parent: unknown, execution: Execution) => unknown) | null;
}

/** What was written of an object, and the shared values that decided it. */
interface Composed {
  readonly object: object;
  readonly values: readonly unknown[];
  readonly text: string;
}

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
    if (steps.length === 0) return { pure: true, write: (_, { out }) => void out.push("{}") };
    const whole = inTurn(steps);
    const pure = steps.every((step) => step.pure);
    if (!SHARED_TYPES.has(type.name)) return { pure, write: closed(whole) };
    if (pure) return { pure, write: this.#remembered(closed(whole)) };
    const inRuns = closed(inTurn(this.#withRuns(steps)));
    const reads = steps.flatMap(({ readShared }) => readShared ?? []);
    const isComposed = steps.every((step) => step.pure || step.readShared !== null);
    return { pure, write: isComposed ? this.#composed(reads, inRuns) : inRuns };
  }

  /** Remembers what is written of each object while the shared values in it stay the same. */
  #composed(reads: readonly NonNullable<Step["readShared"]>[], write: Writer["write"]) {
    const known = new PartsOfSelection<Composed>(this.#parts);
    return (value: unknown, execution: Execution) => {
      const object = value as object;
      const values = reads.map((read) => read(object, execution));
      // One title has many availabilities, each of which has one title.
      const last = values.findLast((one) => typeof one === "object" && one !== null) ?? object;
      let composed = known.get(last);
      if (composed?.object !== object || composed.values.some((one, n) => one !== values[n])) {
        composed = { object, values, text: textOf(write, object, execution) };
        known.set(last, composed, composed.text.length);
      }
      execution.out.push(composed.text);
    };
  }

  /** Joins pure fields that follow one another: they are written once for each object. */
  #withRuns(steps: readonly Step[]): readonly Step[] {
    const joined: Step[] = [];
    let run: Step[] = [];
    const endRun = () => {
      if (run.length > 0) {
        const write = this.#remembered(inTurn(run));
        joined.push({ before: "", pure: true, readShared: null, write });
      }
      run = [];
    };
    for (const step of steps) {
      if (step.pure) run.push(step);
      else {
        endRun();
        joined.push(step);
      }
    }
    endRun();
    return joined;
  }

  /** Remembers what is written of each object. */
  #remembered(write: Writer["write"]): Writer["write"] {
    const known = new PartsOfSelection<string>(this.#parts);
    return (value, execution) => {
      const object = value as object;
      let text = known.get(object);
      if (text === undefined) {
        text = textOf(write, object, execution);
        known.set(object, text, text.length);
      }
      execution.out.push(text);
    };
  }

  #field(parent: GraphQLObjectType, nodes: readonly FieldNode[]): Omit<Step, "before"> {
    const [node] = nodes;
    if (node === undefined) throw new CannotWrite();
    if (node.name.value === TypeNameMetaFieldDef.name) {
      const text = JSON.stringify(parent.name);
      return { pure: true, readShared: null, write: (_, { out }) => void out.push(text) };
    }
    const field = parent.getFields()[node.name.value];
    if (field === undefined) throw new CannotWrite();
    const reader = fieldReader(field, node, () => (this.#withVariables += 1) - 1);
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const { pure, write } = this.#value(field.type, selections);
    const isShared = pure && field.resolve != null && isSharing(field.resolve);
    const isList = isListType(getNullableType(field.type));
    const writeValue = isShared && isList ? this.#rememberedOrNull(write) : write;
    return {
      pure: reader.pure && pure,
      readShared: isShared ? reader.read : null,
      write: (value, execution) => writeValue(reader.read(value, execution), execution),
    };
  }

  /** As `#remembered`, for what may be null; null and errors are left to `write`. */
  #rememberedOrNull(write: Writer["write"]): Writer["write"] {
    const remembered = this.#remembered(write);
    return (value, execution) => {
      if (typeof value === "object" && value !== null) remembered(value, execution);
      else write(value, execution);
    };
  }

  #value(type: GraphQLOutputType, selections: readonly SelectionSetNode[]): Writer {
    if (!isNonNullType(type)) return orNull(this.#nonNull(type, selections));
    return this.#nonNull(type.ofType, selections);
  }

  #nonNull(type: GraphQLOutputType, selections: readonly SelectionSetNode[]): Writer {
    if (isListType(type)) return this.#list(this.#value(type.ofType, selections));
    if (isLeafType(type)) {
      const textOf = leafWriter(type);
      return { pure: true, write: (value, { out }) => void out.push(textOf(present(value))) };
    }
    if (isAbstractType(type)) return this.#abstract(type, selections);
    if (isNonNullType(type) || type.isTypeOf != null) throw new CannotWrite();
    const { pure, write } = this.object(type, selections);
    return { pure, write: (value, execution) => write(present(value), execution) };
  }

  #list({ pure, write }: Writer): Writer {
    return {
      pure,
      write: (value, execution) => {
        if (!Array.isArray(value)) throw new CannotWrite();
        allAtHand(value);
        const { out } = execution;
        let before = "[";
        for (const item of value) {
          out.push(before);
          write(item, execution);
          before = ",";
        }
        out.push(value.length === 0 ? "[]" : "]");
      },
    };
  }

  #abstract(type: GraphQLAbstractType, selections: readonly SelectionSetNode[]): Writer {
    const { resolveType } = type;
    if (resolveType == null) throw new CannotWrite();
    const writers = new Map(
      this.#query.schema
        .getPossibleTypes(type)
        .map((possible) => [possible.name, this.object(possible, selections)]),
    );
    return {
      pure: [...writers.values()].every((writer) => writer.pure),
      write: (value, execution) => {
        const name: unknown = resolveType.call(
          undefined,
          present(value),
          execution.context,
          undefined as never,
          type,
        );
        const writer = typeof name === "string" ? writers.get(name) : undefined;
        if (writer === undefined) throw new CannotWrite();
        writer.write(value, execution);
      },
    };
  }
}

function textOf(write: Writer["write"], object: object, execution: Execution): string {
  const own: Execution = { ...execution, out: [] };
  write(object, own);
  return own.out.join("");
}

function inTurn(steps: readonly Step[]): Writer["write"] {
  return (value, execution) => {
    for (const { before, write } of steps) {
      execution.out.push(before);
      write(value, execution);
    }
  };
}

/** The braces of an object: the opening one stands before its first field. */
function closed(write: Writer["write"]): Writer["write"] {
  return (value, execution) => {
    write(value, execution);
    execution.out.push("}");
  };
}

function orNull({ pure, write }: Writer): Writer {
  return {
    pure,
    write: (value, execution) => {
      if (value == null) execution.out.push("null");
      else write(value, execution);
    },
  };
}

/** @throws CannotWrite for what may not be written: nothing, where the schema has no null, and errors */
function present(value: unknown): unknown {
  if (value == null || value instanceof Error) throw new CannotWrite();
  return value;
}
