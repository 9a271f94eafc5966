import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ownBytes } from "../../own-bytes.ts";

/** Shorter texts are read as fast whole. */
const LEAST_CHARACTERS = 200;
/** How much memory long texts may take, in bytes. */
const MEMORY_BYTES = 2_000_000;
/** Long texts are looked up by so many bytes at the start or the end of a body. */
const MARK_BYTES = 64;
const OVERHEAD_BYTES = 500;
const SLASH = 0x2f;
/** Stands for the long text in a body's JSON; no client knows it. */
const STAND_IN = randomUUID();

type Fields = Record<string, unknown>;

/** The start or the end of a body, with the long text in it. */
interface KnownEnd {
  readonly isStart: boolean;
  readonly bytes: Buffer;
  /** The same with the stand-in in the place of the long text. */
  readonly json: string;
  readonly text: string;
  /** Another one for each. */
  readonly number: number;
}

/** The body of a POST. */
export interface RequestBody {
  readonly bytes: Buffer;
  /** Equal for equal bodies alone, and for no target of a GET; null for a body that is like a target, which no JSON is. */
  readonly key: string | null;
  /** A long text that is known, and the body's JSON with the stand-in for it. */
  readonly known: { readonly text: string; readonly json: string } | null;
}

/**
 * Reads JSON bodies with a long text in one field, such as a query, which differ in the rest, such as its variables.
 * The bytes of a text that is known are compared; hashing and parsing them takes many times as long.
 */
export class KnownBodies {
  readonly #field: string;
  readonly #ends = new LRUCache<string, KnownEnd>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes, text }) => bytes.length + text.length + OVERHEAD_BYTES,
  });
  #learned = 0;

  /** @param field the name of the long text */
  constructor(field: string) {
    this.#field = field;
  }

  read(bytes: Buffer): RequestBody {
    if (bytes[0] === SLASH) return { bytes, key: null, known: null };
    const end = this.#endOf(bytes);
    if (end === undefined) return { bytes, key: bytes.toString("latin1"), known: null };
    const { isStart, number, text } = end;
    const from = isStart ? end.bytes.length : 0;
    const to = isStart ? bytes.length : bytes.length - end.bytes.length;
    const rest = bytes.toString("utf8", from, to);
    const json = isStart ? end.json + rest : rest + end.json;
    // No target has a space.
    return {
      bytes,
      key: `/ ${number} ${bytes.toString("latin1", from, to)}`,
      known: { text, json },
    };
  }

  /**
   * The fields of a body whose long text is known.
   *
   * @param parse returns what is no object for what is no JSON
   * @returns null where the body has to be parsed whole
   */
  fieldsOf({ known }: RequestBody, parse: (json: string) => unknown): object | null {
    const fields = known && fieldsIn(parse(known.json));
    // Where the parser found the stand-in, it would have found the long text, whatever the rest of the body is.
    if (known === null || fields?.[this.#field] !== STAND_IN) return null;
    fields[this.#field] = known.text;
    return fields;
  }

  /** Remembers the long text of a body, for others with the same. */
  learn({ bytes }: RequestBody, parsed: unknown): void {
    const text = fieldsIn(parsed)?.[this.#field];
    if (typeof text !== "string" || text.length < LEAST_CHARACTERS) return;
    const literal = Buffer.from(JSON.stringify(text));
    const at = bytes.indexOf(literal);
    if (at === -1) return;
    const after = at + literal.length;
    const isStart = Object.keys(parsed as Fields).at(-1) !== this.#field;
    const own = ownBytes(isStart ? bytes.subarray(0, after) : bytes.subarray(at));
    const standIn = JSON.stringify(STAND_IN);
    const json = isStart
      ? bytes.toString("utf8", 0, at) + standIn
      : standIn + bytes.toString("utf8", after);
    this.#learned += 1;
    const end: KnownEnd = { isStart, bytes: own, json, text, number: this.#learned };
    this.#ends.set(isStart ? startOf(own) : endOf(own), end);
  }

  #endOf(bytes: Buffer): KnownEnd | undefined {
    const start = this.#ends.get(startOf(bytes));
    if (start?.isStart === true && isAt(0, bytes, start.bytes)) return start;
    const end = this.#ends.get(endOf(bytes));
    const isEnd = end?.isStart === false && isAt(bytes.length - end.bytes.length, bytes, end.bytes);
    return isEnd ? end : undefined;
  }
}

function fieldsIn(value: unknown): Fields | null {
  return typeof value === "object" && value !== null ? (value as Fields) : null;
}

function startOf(bytes: Buffer): string {
  return bytes.toString("latin1", 0, MARK_BYTES);
}

function endOf(bytes: Buffer): string {
  return bytes.toString("latin1", Math.max(0, bytes.length - MARK_BYTES));
}

function isAt(at: number, bytes: Buffer, part: Buffer): boolean {
  const end = at + part.length;
  return at >= 0 && end <= bytes.length && bytes.compare(part, 0, part.length, at, end) === 0;
}
