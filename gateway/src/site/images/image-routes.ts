import { createReadStream } from "node:fs";
import type { FastifyInstance } from "fastify";
import { tooManyRequests } from "../../errors.ts";
import { IMAGES_PATH, type SignedUrls } from "../../images/image-urls.ts";
import type { StoredImage } from "../../images/image-files.ts";
import { SVG } from "../../images/image-origin.ts";
import type { Images } from "../../images/images.ts";
import type { Limits } from "../../http/clients/limits.ts";
import { requestSignal } from "../../http/request-signal.ts";
import type { ProducedResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { isKnown, sendResponse } from "../../http/response-cache/cached-route.ts";

const YEAR_SECONDS = 31_536_000;
/** The name of an image changes with its content. */
const CACHE_CONTROL = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Larger images are sent from disk. */
const MAX_BYTES_IN_MEMORY = 256 * 1024;
/** What an SVG that is opened as a page may do: draw. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

interface ImageParameters {
  readonly size: string;
  readonly signature: string;
  readonly file: string;
}

/** What images are served with. */
export interface ImageRoutesOptions {
  readonly images: Images;
  readonly urls: SignedUrls;
  /** Has the small ones in memory. */
  readonly responses: ResponseCache;
  readonly limits: Limits;
}

/**
 * Serves images at the URLs that this deployment gave; every other one gets 404 and causes no call. An image that has to be
 * fetched counts for its client.
 */
export function addImageRoutes(app: FastifyInstance, options: ImageRoutesOptions): void {
  const { images, urls, responses, limits } = options;
  app.get<{ Params: ImageParameters }>(
    `${IMAGES_PATH}/:size/:signature/:file`,
    { compress: false },
    async (request, reply) => {
      const { size, signature, file } = request.params;
      const path = urls.pathOf(size, signature, file);
      if (path === null) return reply.callNotFound();
      const signal = requestSignal(reply);
      const beforeFetch = async () => {
        const wait = await limits.produced(request);
        if (wait !== null) throw tooManyRequests(wait);
      };
      const read = () => images.read({ size, path, signal, beforeFetch });
      const stored = responses.get(`image ${size}${path}`);
      if (stored !== undefined) return sendResponse(request, reply, stored);
      const image = await read();
      if (image === null) return reply.callNotFound();
      if (image.bytes.length <= MAX_BYTES_IN_MEMORY) {
        const response = responses.store(`image ${size}${path}`, responseOf(image));
        return sendResponse(request, reply, response);
      }
      // As its client takes it, so that a slow one keeps none in memory.
      const etag = `"${image.tag}"`;
      reply.type(image.type).headers(headersOf(image.type)).header("etag", etag);
      if (isKnown(request.headers, etag)) return reply.code(304).send();
      if (image.file === null) return reply.send(image.bytes);
      return reply.header("content-length", image.bytes.length).send(createReadStream(image.file));
    },
  );
}

function responseOf({ bytes, type }: StoredImage): ProducedResponse {
  return {
    status: 200,
    contentType: type,
    body: bytes,
    compressible: type === SVG,
    headers: headersOf(type),
    maxAge: YEAR_SECONDS,
    shareable: true,
  };
}

function headersOf(type: string): Readonly<Record<string, string>> {
  return {
    "cache-control": CACHE_CONTROL,
    // Pages that are isolated (`Cross-Origin-Embedder-Policy`) show only pictures that allow it.
    "cross-origin-resource-policy": "cross-origin",
    ...(type === SVG && { "content-security-policy": SVG_POLICY, vary: "accept-encoding" }),
  };
}
