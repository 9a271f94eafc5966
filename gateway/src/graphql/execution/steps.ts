import { CannotWrite } from "./cannot-write.ts";
import { NOTHING_SHARED, type ReadShared, type Writer } from "./writer.ts";

/** A field of an object, or several that follow one another. */
export interface Step extends Writer {
  /** What stands before the value, such as `,"name":`. */
  readonly before: string;
}

/** Whether what a writer writes depends on the value alone, now and later. */
export function isPureWriter({ readShared }: Writer): boolean {
  return readShared === NOTHING_SHARED;
}

/** Writes one step after the other. */
export function inTurn(steps: readonly Step[]): Writer["write"] {
  return (value, execution) => {
    for (const { before, write } of steps) {
      execution.out.push(before);
      write(value, execution);
    }
  };
}

/** Joins the steps that belong to runs, where they follow one another; the others stay as they are. */
export function inRuns(
  steps: readonly Step[],
  belongs: (step: Step) => boolean,
  join: (run: readonly Step[]) => Step,
): readonly Step[] {
  const joined: Step[] = [];
  let run: Step[] = [];
  const endRun = () => {
    if (run.length > 0) joined.push(join(run));
    run = [];
  };
  for (const step of steps) {
    if (belongs(step)) run.push(step);
    else {
      endRun();
      joined.push(step);
    }
  }
  endRun();
  return joined;
}

/** What all of the writers read; null where one of them depends on something else. */
export function allShared(writers: readonly Writer[]): ReadShared | null {
  const reads: ReadShared[] = [];
  for (const { readShared } of writers) {
    if (readShared === null) return null;
    if (readShared !== NOTHING_SHARED) reads.push(readShared);
  }
  if (reads.length === 0) return NOTHING_SHARED;
  return (value, execution, into) => {
    for (const read of reads) read(value, execution, into);
  };
}

/** The braces of an object: the opening one stands before its first field. */
export function closed(write: Writer["write"]): Writer["write"] {
  return (value, execution) => {
    write(value, execution);
    execution.out.push("}");
  };
}

/** Writes what may be null. */
export function orNull({ readShared, write }: Writer): Writer {
  return {
    readShared:
      readShared === null || readShared === NOTHING_SHARED
        ? readShared
        : (value, execution, into) => {
            if (value != null) readShared(value, execution, into);
          },
    write: (value, execution) => {
      if (value == null) execution.out.push("null");
      else write(value, execution);
    },
  };
}

/** @throws CannotWrite for what may not be written: nothing, where the schema has no null, and errors */
export function present(value: unknown): unknown {
  if (value == null || value instanceof Error) throw new CannotWrite();
  return value;
}
