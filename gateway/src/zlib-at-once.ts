import {
  gunzipSync,
  type ZlibOptions,
  zstdCompressSync,
  zstdDecompressSync,
  type ZstdOptions,
} from "node:zlib";

/*
 * The calls of `node:zlib` that return at once, without the memory that they leave behind: each makes a stream, and the
 * stream holds the memory that it wrote to until the whole heap is collected. Fifty titles were 3 MB, which brought
 * that collection on.
 */

/**
 * `gunzipSync`.
 *
 * @throws Error with a code of zlib where the bytes cannot be decompressed, or `ERR_BUFFER_TOO_LARGE`
 */
export function gunzipAtOnce(bytes: Uint8Array, options: ZlibOptions): Buffer {
  return released(gunzipSync(bytes, { ...options, info: true }));
}

/** `zstdCompressSync`. */
export function zstdCompressAtOnce(bytes: Uint8Array, options: ZstdOptions): Buffer {
  return released(zstdCompressSync(bytes, { ...options, info: true }));
}

/**
 * `zstdDecompressSync`.
 *
 * @throws Error with a code of zlib where the bytes cannot be decompressed
 */
export function zstdDecompressAtOnce(bytes: Uint8Array): Buffer {
  return released(zstdDecompressSync(bytes, { info: true }));
}

/** @param result what the option `info` makes of a result, which its types do not say */
function released(result: unknown): Buffer {
  const { buffer, engine } = result as { readonly buffer: Buffer; readonly engine: object };
  Reflect.set(engine, "_outBuffer", null);
  return buffer;
}
