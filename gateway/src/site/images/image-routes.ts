import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, tooManyRequests } from "../../errors.ts";
import { IMAGES_PATH, type SignedUrls } from "../../images/image-urls.ts";
import { type Image, SVG } from "../../images/image-origin.ts";
import type { ReadImage } from "../../images/create-images.ts";
import type { Limits } from "../../http/clients/limits.ts";
import type { ProducedResponse, ResponseCache } from "../../http/response-cache/response-cache.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";

const YEAR_SECONDS = 31_536_000;
/** The name of an image changes with its content. */
const CACHE_CONTROL = `public, max-age=${YEAR_SECONDS}, immutable`;
/** What an SVG that is opened as a page may do: draw. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Images at URLs that this deployment gave; every other one gets 404 and no call. A fetch counts for its client. */
export function addImageRoutes(
  app: FastifyInstance,
  {
    readImage,
    urls,
    responses,
    limits,
  }: {
    readonly readImage: ReadImage;
    readonly urls: SignedUrls;
    readonly responses: ResponseCache;
    readonly limits: Limits;
  },
): void {
  const route = cachedRoute({
    responses,
    read: (request: FastifyRequest) => {
      const { size, signature, file } = request.params as Readonly<
        Record<"size" | "signature" | "file", string>
      >;
      const path = urls.pathOf(size, signature, file);
      return path === null ? null : { size, path, request };
    },
    key: ({ size, path }) => `image ${size}${path}`,
    produce: async ({ request, size, path }) => {
      const found = await readImage(size, path, async () => {
        const wait = await limits.produced(request);
        if (wait !== null) throw tooManyRequests(wait);
      });
      if (found === null) throw new AppError("NOT_FOUND", "Not found");
      return responseOf(found);
    },
  });
  app.get(`${IMAGES_PATH}/:size/:signature/:file`, route);
}

function responseOf({ bytes, type }: Image): ProducedResponse {
  return {
    status: 200,
    contentType: type,
    body: bytes,
    compressible: type === SVG,
    headers: {
      "cache-control": CACHE_CONTROL,
      // Pages that are isolated (`Cross-Origin-Embedder-Policy`) show only pictures that allow it.
      "cross-origin-resource-policy": "cross-origin",
      ...(type === SVG && { "content-security-policy": SVG_POLICY, vary: "accept-encoding" }),
    },
    maxAge: YEAR_SECONDS,
    shareable: true,
  };
}
