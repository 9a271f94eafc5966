import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { SingleFlight } from "../single-flight.ts";

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** An answer as it was made, before anything is known of who else will want it. */
export interface MadeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many seconds anyone may keep it; 0 when it is for one asker, failed, or past its time. */
  readonly maxAge: number;
}

/** How a body can be packed for the way. */
export type Encoding = "br" | "gzip" | "identity";

/** Bodies below this many bytes are not worth packing. */
const WORTH_PACKING = 1024;
/** Good for text made anew every half minute; 11 would take a hundred times as long. */
const BROTLI_QUALITY = 5;
/** No answer is given from here for longer, however long others may keep it. */
const LONGEST_KEPT_SECONDS = 30;
/** An answer takes about so many bytes beside its body, packed and unpacked. */
const OVERHEAD_BYTES = 500;

/** An answer with its bytes: packed once for each encoding, however often it is given. */
export class ReadyAnswer {
  readonly made: MadeAnswer;
  readonly madeAt: number;
  readonly bytes: Buffer;
  /** Weak, since one tag stands for every encoding of the body. */
  readonly etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(made: MadeAnswer, madeAt: number) {
    this.made = made;
    this.madeAt = madeAt;
    this.bytes = Buffer.from(made.body);
    this.etag = `W/"${createHash("sha1").update(this.bytes).digest("base64url")}"`;
  }

  /** @returns the body in the encoding, or as it is where packing would not help */
  async packed(encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
    if (encoding === "identity" || this.bytes.length < WORTH_PACKING) {
      return { body: this.bytes, encoding: "identity" };
    }
    let packing = this.#packed.get(encoding);
    if (packing === undefined) {
      packing = pack(this.bytes, encoding);
      this.#packed.set(encoding, packing);
    }
    return { body: await packing, encoding };
  }
}

/**
 * Answers that are the same for everyone, kept as bytes for a few seconds in front of the work of
 * making them. Only what its maker calls public, whole and fresh is kept; askers who come while
 * an answer is being made wait for that one.
 */
export class KeptAnswers {
  readonly #kept: LRUCache<string, ReadyAnswer>;
  readonly #making = new SingleFlight();
  #generation = 0;
  readonly #now: () => number;

  constructor(memoryBytes: number, now: () => number = Date.now) {
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: memoryBytes,
      maxEntrySize: Math.ceil(memoryBytes / 8),
      // Packed twice at about a fifth each, an answer takes its body half again.
      sizeCalculation: (answer) => Math.ceil(answer.bytes.length * 1.5) + OVERHEAD_BYTES,
    });
  }

  /** The kept answer, if there is one that may still be given. */
  get(key: string): ReadyAnswer | undefined {
    const answer = this.#kept.get(key);
    if (answer === undefined) return undefined;
    const keptFor = (this.#now() - answer.madeAt) / 1000;
    if (keptFor < Math.min(answer.made.maxAge, LONGEST_KEPT_SECONDS)) return answer;
    this.#kept.delete(key);
    return undefined;
  }

  /**
   * The kept answer, or a new one.
   *
   * @param shared whether the answer, whatever becomes of it, is the same for everyone who asks now
   * @param signal of this asker; making stops when nobody waits any more
   * @throws the reason of the signal when it fires, or whatever `make` throws
   */
  async answer(
    key: string,
    shared: boolean,
    make: (signal: AbortSignal) => Promise<MadeAnswer>,
    signal: AbortSignal,
  ): Promise<ReadyAnswer> {
    const kept = this.get(key);
    if (kept) return kept;
    const work = async (until: AbortSignal) => {
      const generation = this.#generation;
      const answer = new ReadyAnswer(await make(until), this.#now());
      const { status, maxAge } = answer.made;
      if (status === 200 && maxAge > 0 && generation === this.#generation) {
        this.#kept.set(key, answer);
      }
      return answer;
    };
    return shared ? this.#making.run(key, work, signal) : work(signal);
  }

  /**
   * Forgets the answers that may be kept no longer than so many seconds, and keeps none that is being
   * made: what was stored just now then shows at once.
   */
  forgetShortLived(seconds: number): void {
    this.#generation += 1;
    for (const [key, { made }] of this.#kept.entries()) {
      if (made.maxAge <= seconds) this.#kept.delete(key);
    }
  }
}

/**
 * The best encoding that an `Accept-Encoding` header allows: brotli, then gzip, then none.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const allowed = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/u.test(part))
    .map((part) => part.replace(/\s*;.*$/u, ""));
  if (allowed.includes("br")) return "br";
  return allowed.includes("gzip") || allowed.includes("*") ? "gzip" : "identity";
}

/** Whether an `If-None-Match` header names the tag, or any. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.replace(/^W\//u, "");
  return header.split(",").some((given) => {
    const tag = given.trim();
    return tag === "*" || tag.replace(/^W\//u, "") === opaque;
  });
}

async function pack(bytes: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return gzipOf(bytes);
  return brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
