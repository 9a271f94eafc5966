import { hash } from "node:crypto";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { promisify } from "node:util";

const brotliAsync = promisify(brotliCompress);

/** A text as it is stored and sent: compressed with Brotli. */
export interface CompressedText {
  readonly brotli: Uint8Array<ArrayBuffer>;
  /** How many bytes it has without encoding. */
  readonly bytes: number;
  /** Of the bytes without encoding. */
  readonly hash: string;
}

/** Up to so many bytes a body is compressed with a small window, and once. */
const SMALL_BYTES = 32_768;
/**
 * How a body is compressed when it is sent for the first time, since most are sent once: a page of 70 KB has 20.2 KB. With
 * 1 it has 19.9 and takes half as long again; with 2 it has 18.5 and takes three times as long.
 */
const FIRST_QUALITY = 0;
/** And when it is requested often: a page has 16.7 KB, made on a thread beside. */
const BETTER_QUALITY = 5;
/** Of a small body: 16 KB, which an encoder need not allocate more than. */
const SMALL_WINDOW_BITS = 14;

/** The text without encoding, its hash, and its bytes by Brotli at little effort. */
export function compressText(text: string): CompressedText {
  const body = Buffer.from(text);
  // Copied, since sending a view to another thread sends all of its buffer.
  const brotli = new Uint8Array(compressQuickly(body));
  return { brotli, bytes: body.length, hash: hashBody(body) };
}

/** The hash of a body without encoding, as its entity tag has it. */
export function hashBody(body: Buffer): string {
  return hash("sha1", body, "base64url");
}

/** Compresses with little effort, for a body that may never be requested again. */
export function compressQuickly(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(body, FIRST_QUALITY));
}

/** Whether more effort makes a body much smaller. */
export function isWorthEffort(bytes: number): boolean {
  return bytes > SMALL_BYTES;
}

/** Compresses with more effort, on a thread beside. */
export function compressBetter(body: Buffer): Promise<Buffer> {
  return brotliAsync(body, brotliOptions(body, BETTER_QUALITY));
}

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: length,
      ...(length <= SMALL_BYTES && { [BROTLI_PARAM_LGWIN]: SMALL_WINDOW_BITS }),
    },
  };
}
