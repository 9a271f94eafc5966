import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";

/** Where browsers find the sample film database's images. */
export const SAMPLE_IMAGES_PATH = "/sample-images";

const DEADLINE_MS = 5000;

/**
 * Serves the sample film database's images to browsers, which cannot reach it themselves: it listens on loopback.
 *
 * @param imageBaseUrl where the sample has them
 */
export function serveSampleImages(app: FastifyInstance, imageBaseUrl: string): void {
  app.get<{ Params: { size: string; file: string } }>(
    `${SAMPLE_IMAGES_PATH}/:size(^[wh]\\d{1,4}$|^original$)/:file(^[A-Za-z0-9_-]+\\.\\w{2,5}$)`,
    async (request, reply) => {
      const { size, file } = request.params;
      const image = await fetch(`${imageBaseUrl}/${size}/${file}`, {
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: "error",
      });
      if (!image.ok || image.body === null) {
        await image.body?.cancel();
        return reply.callNotFound();
      }
      return reply
        .type(image.headers.get("content-type") ?? "application/octet-stream")
        .header("cache-control", "public, max-age=604800")
        .send(Readable.fromWeb(image.body as ReadableStream));
    },
  );
}
