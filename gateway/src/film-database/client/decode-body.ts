import type { IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { errorCode } from "../../lib/error-code.ts";
import { tooLong, UpstreamFault } from "./upstream-fault.ts";

/**
 * More than twice the largest response of the film database, a film with three thousand credits; a longer one is not
 * read to its end. The heap has room for as many of them as one operation may request.
 */
export const MAX_RESPONSE_BYTES = 3 * 1024 * 1024;

/** The header and trailer of gzip. */
const MIN_GZIP_BYTES = 18;
/** How much room a body is decompressed into at a time, at least and at most. */
const MIN_BUFFER_BYTES = 1024;
const MAX_BUFFER_BYTES = 256 * 1024;

/**
 * A body without its content encoding. Decompresses synchronously: a title takes a fifth of a millisecond so, and many times
 * that as a stream.
 *
 * @throws UpstreamFault when it cannot be decompressed, or is longer than `MAX_RESPONSE_BYTES`
 */
export function decoded({ headers }: IncomingMessage, body: Buffer): Buffer {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding === "identity") return body;
  if (encoding !== "gzip") {
    throw new UpstreamFault("bad_response", "the response has an encoding that was not accepted");
  }
  try {
    return gunzipSync(body, {
      maxOutputLength: MAX_RESPONSE_BYTES,
      chunkSize: expectedBytes(body),
    });
  } catch (error) {
    throw errorCode(error) === "ERR_BUFFER_TOO_LARGE"
      ? tooLong()
      : new UpstreamFault("bad_response", "the response cannot be decompressed", { cause: error });
  }
}

/**
 * How much room a body is decompressed into at a time: one more byte than it states at its end to have, and without
 * more room where the stated size is too large. One chunk takes two thirds of the time of many small parts.
 */
function expectedBytes(body: Buffer): number {
  const stated = body.length < MIN_GZIP_BYTES ? 0 : body.readUInt32LE(body.length - 4);
  return stated < MAX_BUFFER_BYTES ? Math.max(MIN_BUFFER_BYTES, stated + 1) : MAX_BUFFER_BYTES;
}
