import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache } from "workbox-precaching";
import { NetworkFirst } from "workbox-strategies";

import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { patterns } from "../../paths.ts";
import { PAGE_CACHE, getPageCacheKey } from "./page-cache.ts";
import { SHELL_PATH } from "./shell-path.ts";
import { withAge } from "../../network/stored-age.ts";

/** How long the network may take before a stored page or the shell stands in, in seconds. */
const PATIENCE_SECONDS = 3;
/** How many pages are stored, some 10 MB; of more, the least recently used go. */
const MAX_PAGES = 50;
/** How old a page may be and still be shown, in seconds: 30 days. */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/**
 * URLs, path and query, of pages. Every other URL of this origin is the gateway's alone: the
 * shell never stands in for it.
 */
const pagePatterns: readonly RegExp[] = Object.values(patterns).map((pattern) => {
  const path = pattern
    .replaceAll(/\/:\w+\?/g, "(?:/[^/?]+)?")
    .replaceAll(/:\w+/g, "[^/?]+")
    .replace(/\/$/, "");
  return new RegExp(`^${path}/?(?:\\?|$)`);
});

/** Whether a URL of this origin is a page's, in whichever language. */
export const isPage = ({ pathname, search }: URL): boolean => {
  const { path } = splitPrefix(pathname + search);
  return pagePatterns.some((pattern) => pattern.test(path));
};

const expiration = new ExpirationPlugin({
  maxEntries: MAX_PAGES,
  maxAgeSeconds: LONGEST_SECONDS,
  purgeOnQuotaError: true,
});

/**
 * Answers the opening of a page: by the network, as the gateway renders it. Where that does not answer in time,
 * the page as it was stored stands in, and where none is stored, the shell.
 */
export const pageStrategy = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    // Its own type says that hooks can be undefined, where the list's says that they are or are not there.
    expiration as WorkboxPlugin,
    {
      cacheKeyWillBeUsed: async ({ request }) => getPageCacheKey(request.url),
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.headers.get("cache-control") !== "no-store"
          ? response
          : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withAge(cachedResponse) : matchPrecache(SHELL_PATH),
    },
  ],
});
