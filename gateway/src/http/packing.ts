import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Below so many bytes packing gains nothing. */
const WORTH_PACKING = 1024;
/** Pages are made for each visitor: packing them must not take longer than sending them. */
const BROTLI_QUALITY = 4;

/** The options of a route whose answers are packed where they are kept. */
export const KEPT_PACKED = { compress: false } as const;

/** Packs what is neither packed already nor kept packed, such as pages. */
export async function addPacking(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: WORTH_PACKING,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
