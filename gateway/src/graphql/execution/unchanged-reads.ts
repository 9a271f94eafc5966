import type { FreshRecord } from "../../request-scope.ts";
import { ResultsOf } from "../../recent-results.ts";
import type { Execution } from "./writer.ts";
import type { WrittenParts } from "./written-parts.ts";

/** For so many milliseconds records are not read again: a read tells the cache, and the catalogue, what is in use. */
const MOST_MS = 1000;
/** Fewer records are read as fast, and more take too much memory. */
const LEAST_RECORDS = 5;
const MOST_RECORDS = 100;
/** Longer variables are not remembered, in characters, and no more of one object. */
const MOST_CHARACTERS = 500;
const MOST_VARIABLES = 64;
/** What one result takes in memory at most, in characters. */
const SIZE = 2000;

/** What was made of an object, and the records that its request had read by then. */
interface Made<Result extends object> {
  readonly result: WeakRef<Result>;
  readonly records: readonly FreshRecord[];
  /** How many of them were read before it was begun. */
  readonly before: number;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
}

/**
 * Remembers for a moment what was made of objects and variables by reading records. While all records that the request
 * had read by then are in memory and fresh, reading them again would make the same. A list of 20 titles reads 21.
 */
export class UnchangedReads<Result extends object> {
  readonly #isKnown: (result: Result) => boolean;
  readonly #made: ResultsOf<object, Map<string, Made<Result>>>;
  readonly #parts: WrittenParts;

  /** @param isKnown whether a result is still remembered */
  constructor(parts: WrittenParts, isKnown: (result: Result) => boolean) {
    this.#isKnown = isKnown;
    this.#parts = parts;
    this.#made = new ResultsOf(parts, ({ size }) => size * SIZE);
  }

  /** What reading the records again would make; they are noted and counted as read. Undefined where it is not known. */
  get(object: object, execution: Execution): Result | undefined {
    const { scope } = execution.context;
    if (scope.now === undefined || scope.reads === undefined) return undefined;
    const made = this.#made.get(object)?.get(variablesText(execution));
    if (made === undefined || !isCurrent(made, scope.now)) return undefined;
    const result = made.result.deref();
    if (result === undefined || !this.#isKnown(result)) return undefined;
    const { records, before } = made;
    for (let index = before; index < records.length; index += 1) {
      records[index]?.noteRead(scope, scope.now);
    }
    return result;
  }

  /** @param before how many records the request had read before it read those of the result */
  add(object: object, execution: Execution, before: number, result: Result): void {
    const { now, reads } = execution.context.scope;
    if (now === undefined || reads === undefined || !reads.areAllFresh) return;
    const { length } = reads.records;
    const text = variablesText(execution);
    if (length - before < LEAST_RECORDS || length > MOST_RECORDS) return;
    if (text.length > MOST_CHARACTERS) return;
    const made = this.#withRoom(object);
    if (!made.has(text)) this.#parts.add(SIZE);
    made.set(text, {
      result: new WeakRef(result),
      records: [...reads.records],
      before,
      madeAt: now,
    });
  }

  #withRoom(object: object): Map<string, Made<Result>> {
    const known = this.#made.get(object);
    if (known !== undefined && known.size < MOST_VARIABLES) return known;
    const made = new Map<string, Made<Result>>();
    this.#made.set(object, made);
    return made;
  }
}

function isCurrent({ records, madeAt }: Made<object>, now: number): boolean {
  if (now < madeAt || now - madeAt > MOST_MS) return false;
  for (const { freshUntil } of records) if (now > freshUntil) return false;
  return true;
}

function variablesText(execution: Execution): string {
  execution.variablesText ??= JSON.stringify(execution.variables);
  return execution.variablesText;
}
