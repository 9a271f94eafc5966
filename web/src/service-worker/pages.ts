import type { RouteHandlerCallback } from "workbox-core";
import { NetworkOnly } from "workbox-strategies";

/** How long the network may take before the shell stands in for a page, in seconds. */
const PATIENCE_SECONDS = 3;

/** Addresses on this origin that the app's page never answers for: whoever opens them wants the gateway. */
export const isNotAPage =
  /^\/(?:(?:api|graphql|graphiql|sample-images|health|metrics|assets|icons)(?:[/?]|$)|robots\.txt|sitemap|[^/?]+\.(?:svg|png|ico|js|webmanifest|xml|txt|json)(?:\?|$))/;

/**
 * Answers the opening of a page: by the network, as the gateway renders it, and by the shell where the
 * network does not answer in time. A rendered page is never stored: it would be shown at another address.
 */
export function answerNavigation(shell: RouteHandlerCallback): RouteHandlerCallback {
  const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS });
  return async (options) => {
    try {
      return await network.handle(options);
    } catch {
      return shell(options);
    }
  };
}
