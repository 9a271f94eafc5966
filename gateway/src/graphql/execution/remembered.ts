import { joinedToKeep } from "./parts.ts";
import type { Execution, Part, ReadShared, Writer } from "./writer.ts";
import { PartsOfSelection, type WrittenParts } from "./written-parts.ts";

/** Remembers what is written of each object, whatever else there is. */
export function remembered(write: Writer["write"], parts: WrittenParts): Writer["write"] {
  const known = new PartsOfSelection<Part>(parts);
  return (value, execution) => {
    const object = value as object;
    let part = known.get(object);
    if (part === undefined) {
      part = partOf(write, object, execution);
      known.set(object, part, part.length);
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
  const known = new PartsOfSelection<Composed>(parts);
  return (value, execution) => {
    const object = value as object;
    const values: unknown[] = [];
    readShared(object, execution, values);
    // One title has many availabilities, each of which has one title.
    const last = values.findLast(isObject) ?? object;
    let before = known.get(last);
    if (before === undefined || before.object !== object || !areSame(before.values, values)) {
      before = { object, values, part: partOf(write, object, execution) };
      known.set(last, before, before.part.length);
    }
    execution.out.push(before.part);
  };
}

function partOf(write: Writer["write"], object: object, execution: Execution): Part {
  const own: Execution = { ...execution, out: [] };
  write(object, own);
  return joinedToKeep(own.out);
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
