import type { FastifyInstance } from "fastify";
import { createDomain } from "../../domain.ts";
import type { CostBudget } from "../../http/clients/cost-budget.ts";
import { requestSignal } from "../../http/request-signal.ts";
import { cacheControl } from "../../http/response-cache/stored-headers.ts";
import { DRAWN_IMAGES } from "../../http/route-policy.ts";
import { IMAGES_PATH, type SignedUrls } from "../../images/image-urls.ts";
import { parseSharePath, SHARE_SIZE } from "../../images/share-image-file.ts";
import { SingleFlight } from "../../lib/single-flight.ts";
import { Freshness } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { sendImage } from "../images/send-image.ts";
import type { ShareImages } from "./share-images.ts";

const MAX_AGE = 3600;
/** What a picture that is not on disk costs its client beside the request, in units. */
const UNITS = 2;

/** What the route is made of. */
export interface ShareImageRouteParts {
  readonly services: Services;
  readonly images: ShareImages;
  readonly urls: SignedUrls;
  readonly budget: CostBudget;
  readonly requestsPerMinute: number;
}

/**
 * Serves the pictures for links to titles' pages at the URLs that this deployment gave: poster, name, year and where
 * it can be watched, as PNG. They are sent from disk, and kept in memory by nobody.
 */
export function addShareImageRoute(app: FastifyInstance, parts: ShareImageRouteParts): void {
  const { services, images, urls, budget } = parts;
  /** Each client's own: what is used up of one's budget is nothing to another. */
  const flights = new SingleFlight();
  app.get<{ Params: { readonly signature: string; readonly file: string } }>(
    `${IMAGES_PATH}/${SHARE_SIZE}/:signature/:file`,
    { config: { policy: DRAWN_IMAGES } },
    async (request, reply) => {
      const { signature, file } = request.params;
      const path = urls.pathOf(SHARE_SIZE, signature, file);
      const key = path === null ? null : parseSharePath(path);
      if (key === null || !images.isBuilt) return reply.callNotFound();
      const { client, apiClient, id: requestId } = request;
      const max = apiClient?.unitsPerMinute ?? parts.requestsPerMinute;
      const draw = async (signal: AbortSignal) => {
        const freshness = new Freshness();
        const { language, countryCode } = key;
        const scope = {
          signal,
          client,
          requestId,
          freshness,
          priority: "visitor",
          language,
        } as const;
        const { titles, availability, reference, source } = createDomain(services, scope);
        const title = await titles.details(key.type, key.id);
        if (title === null) return null;
        const content = {
          title,
          availability: await availability.ofTitle(title, countryCode),
          country: (await reference.country(countryCode)).name,
          language,
          invented: source === "SAMPLE",
        };
        const beforeWork = () => budget.require(client, UNITS, max);
        const { image, complete } = await images.read(content, { client, signal, beforeWork });
        freshness.limit({ maxAge: complete ? MAX_AGE : 0 });
        return { ...image, maxAge: freshness.policy.maxAge };
      };
      const image = await flights.run(`${client} ${file}`, draw, requestSignal(reply));
      if (image === null) return reply.callNotFound();
      return sendImage(request, reply, image, {
        "cache-control": cacheControl(image.maxAge),
        "cross-origin-resource-policy": "cross-origin",
      });
    },
  );
}
