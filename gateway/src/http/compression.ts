import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Smaller responses are not compressed. */
const THRESHOLD_BYTES = 1024;
/** These responses are compressed for each request, which must not take longer than sending them. */
const BROTLI_QUALITY = 4;

/** Compresses what does not come compressed already, from the response cache or the build, such as metrics. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // A compressed body of a request is refused: a small one may be a large text.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
