import type { RouteHandlerCallback } from "workbox-core";
import { NetworkOnly } from "workbox-strategies";

import { patterns } from "../../paths.ts";

/** How long the network may take before the shell stands in for a page, in seconds. */
const PATIENCE_SECONDS = 3;

/**
 * Addresses, path and query, of screens. Every other address of this origin is the gateway's alone: the
 * shell never stands in for it.
 */
export const pagePatterns: readonly RegExp[] = Object.values(patterns).map((pattern) => {
  const path = pattern
    .replaceAll(/\/:\w+\?/g, "(?:/[^/?]+)?")
    .replaceAll(/:\w+/g, "[^/?]+")
    .replace(/\/$/, "");
  return new RegExp(`^${path}/?(?:\\?|$)`);
});

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
