import { ResultsOf } from "../../recent-results.ts";
import { joinedToKeep } from "./parts.ts";
import type { Execution, Part, ReadShared, Writer } from "./writer.ts";
import { UnchangedReads } from "./unchanged-reads.ts";
import { memoryOf, type WrittenParts } from "./written-parts.ts";

/** Remembers what is written of each object, whatever else there is; not a part of what is remembered anyway. */
export function remembered(write: Writer["write"], parts: WrittenParts): Writer["write"] {
  const known = new ResultsOf<object, Part>(parts, memoryOf);
  return (value, execution) => {
    if (execution.isPartOfRemembered) {
      write(value, execution);
      return;
    }
    const object = value as object;
    let part = known.get(object);
    if (part === undefined) {
      if (!parts.admits()) {
        write(value, execution);
        return;
      }
      part = partOf(write, object, execution, true);
      known.set(object, part);
    }
    execution.out.push(part);
  };
}

/** As `remembered`, for what may be null; null and errors are left to `write`. */
export function rememberedOrNull(write: Writer["write"], parts: WrittenParts): Writer["write"] {
  const ofObject = remembered(write, parts);
  return (value, execution) => {
    if (typeof value === "object" && value !== null) ofObject(value, execution);
    else write(value, execution);
  };
}

/** What was written of an object, and the shared values that decided it. */
interface Composed {
  readonly key: object;
  readonly object: object;
  readonly values: readonly unknown[];
  readonly part: Part;
}

/** What one of the values takes, such as a date as text, in the unit of the bound. */
const VALUE_CHARACTERS = 50;

function memoryOfComposed({ part, values }: Composed): number {
  return memoryOf(part) + values.length * VALUE_CHARACTERS;
}

/** Remembers what is written of each object while the shared values in it stay the same. */
export function composed(
  readShared: ReadShared,
  write: Writer["write"],
  parts: WrittenParts,
): Writer["write"] {
  const known = new ResultsOf<object, Composed>(parts, memoryOfComposed);
  const unchanged = new UnchangedReads<Composed>(parts, (one) => known.get(one.key) === one);
  const compose = composer(known, readShared, parts, (object, execution) =>
    partOf(write, object, execution, false),
  );
  return (value, execution) => {
    if (execution.isPartOfRemembered) {
      write(value, execution);
      return;
    }
    const object = value as object;
    const last = unchanged.get(object, execution);
    if (last !== undefined) {
      execution.out.push(last.part);
      return;
    }
    const { reads } = execution.context.scope;
    const before = reads?.records.length ?? 0;
    const one = compose(object, execution);
    if (one === undefined) {
      write(value, execution);
      return;
    }
    execution.out.push(one.part);
    unchanged.add(object, execution, before, one);
  };
}

/** As `composed`, for some fields of an object whose others depend on more: nothing in them is remembered on its own. */
export function composedRun(
  readShared: ReadShared,
  write: Writer["write"],
  parts: WrittenParts,
): Writer["write"] {
  const known = new ResultsOf<object, Composed>(parts, memoryOfComposed);
  const compose = composer(known, readShared, parts, (object, execution) =>
    partOf(write, object, execution, true),
  );
  return (value, execution) => {
    const one = execution.isPartOfRemembered ? undefined : compose(value as object, execution);
    if (one === undefined) write(value, execution);
    else execution.out.push(one.part);
  };
}

/**
 * Makes a function that returns the part of an object, which it writes where it is not remembered yet; undefined where it is
 * not to be remembered.
 *
 * @param write makes the part of an object that the shared values decide
 */
function composer(
  known: ResultsOf<object, Composed>,
  readShared: ReadShared,
  parts: WrittenParts,
  write: (object: object, execution: Execution) => Part,
): (object: object, execution: Execution) => Composed | undefined {
  return (object, execution) => {
    const values: unknown[] = [];
    readShared(object, execution, values);
    let key = keyAmong(values) ?? object;
    let last = known.get(key);
    if (last !== undefined && last.object !== object) {
      // The key may belong to other objects too, as a country does.
      key = object;
      last = known.get(key);
    }
    if (last?.object === object && areSame(last.values, values)) return last;
    if (!parts.admits()) return undefined;
    const one = { key, object, values, part: write(object, execution) };
    known.set(key, one);
    return one;
  };
}

function partOf(
  write: Writer["write"],
  object: object,
  execution: Execution,
  isPartOfRemembered: boolean,
): Part {
  const own: Execution = { ...execution, isPartOfRemembered, out: [] };
  write(object, own);
  return joinedToKeep(own.out);
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

/**
 * The value that tells what was written of one object from what else was: the first object among those that were looked
 * up, or the last list. One title has many availabilities, each of which has one title; its lists, such as its genres,
 * are the same in all countries.
 */
function keyAmong(values: readonly unknown[]): object | undefined {
  let list: object | undefined;
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) return value;
    list = value;
  }
  return list;
}
