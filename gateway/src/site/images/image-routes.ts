import type { FastifyInstance, FastifyRequest } from "fastify";
import { IMAGES_PATH, type SignedUrls } from "../../images/image-urls.ts";
import type { StoredImage } from "../../images/image-files.ts";
import { SVG } from "../../images/image-type.ts";
import type { Images } from "../../images/images.ts";
import type { CostBudget } from "../../http/clients/cost-budget.ts";
import { requestSignal } from "../../http/request-signal.ts";
import type { ProducedResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { COMPRESSED_ONCE, sendResponse } from "../../http/response-cache/send-response.ts";
import { sendImage } from "./send-image.ts";

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
  readonly budget: CostBudget;
  readonly requestsPerMinute: number;
}

/**
 * Serves images at the URLs that this deployment gave; every other one gets 404 and causes no call. An image that
 * is not stored costs its client a unit, as every call for it does.
 */
export function addImageRoutes(app: FastifyInstance, options: ImageRoutesOptions): void {
  const { images, urls, responses, budget } = options;
  const findStored = ({ params }: FastifyRequest) => {
    const { size, signature, file } = params as ImageParameters;
    const path = urls.pathOf(size, signature, file);
    return path === null ? undefined : responses.get(`image ${size}${path}`);
  };
  app.get<{ Params: ImageParameters }>(
    `${IMAGES_PATH}/:size/:signature/:file`,
    { ...COMPRESSED_ONCE, config: { findStored } },
    async (request, reply) => {
      const { size, signature, file } = request.params;
      const path = urls.pathOf(size, signature, file);
      if (path === null) return reply.callNotFound();
      const key = `image ${size}${path}`;
      const { client } = request;
      const signal = requestSignal(reply);
      const image = await images.read({
        size,
        path,
        signal,
        beforeFetch: () => budget.require(client, 1, options.requestsPerMinute),
      });
      if (image === null) return reply.callNotFound();
      if (image.file !== null && image.bytes.length > MAX_BYTES_IN_MEMORY) {
        return sendImage(request, reply, image, headersOf(image.type));
      }
      const produce = async () => responseOf(image);
      return sendResponse(request, reply, await responses.getOrProduce(key, produce, signal));
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
