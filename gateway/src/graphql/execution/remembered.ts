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

/** Remembers what is written of each object while the shared values in it stay the same. */
export function composed(
  readShared: ReadShared,
  write: Writer["write"],
  parts: WrittenParts,
): Writer["write"] {
  const known = new ResultsOf<object, Composed>(parts, ({ part }) => memoryOf(part));
  const unchanged = new UnchangedReads<Composed>(parts, (one) => known.get(one.key) === one);
  return (value, execution) => {
    const object = value as object;
    const last = unchanged.get(object, execution);
    if (last !== undefined) {
      execution.out.push(last.part);
      return;
    }
    const { reads } = execution.context.scope;
    const before = reads?.records.length ?? 0;
    const values: unknown[] = [];
    readShared(object, execution, values);
    const key = keyAmong(values) ?? object;
    let one = known.get(key);
    if (one === undefined || one.object !== object || !areSame(one.values, values)) {
      one = { key, object, values, part: partOf(write, object, execution, false) };
      known.set(key, one);
    }
    execution.out.push(one.part);
    unchanged.add(object, execution, before, one);
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
 * The value that tells what was written of one object from what else was. One title has many availabilities, each of
 * which has one title; its lists, such as its genres, are the same in all countries.
 */
function keyAmong(values: readonly unknown[]): object | undefined {
  let list: object | undefined;
  for (let index = values.length - 1; index >= 0; index -= 1) {
    const value = values[index];
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) return value;
    list ??= value;
  }
  return list;
}
