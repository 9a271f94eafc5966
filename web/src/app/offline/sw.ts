import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

import { withAge } from "../../network/stored-age.ts";
import { isArtwork, isMessageFile, isPage, SHELL_PATH } from "./pages.ts";
import { getPageCacheKey, PAGE_CACHE } from "../../lib/url/page-key.ts";

declare const self: Window & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
};

/* The app is stored as it was built; pages and queries are requested from the network first, and stored within a bound. */

/** How old a page, a response or a picture may be and still be shown, in seconds: 30 days. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

const extend = (event: Event, work: Promise<unknown> | undefined) => {
  if ("waitUntil" in event && typeof event.waitUntil === "function") event.waitUntil(work);
};

addEventListener("install", (event) => extend(event, self.skipWaiting()));
clientsClaim();
addEventListener("activate", (event) => {
  extend(event, self.registration.navigationPreload?.enable());
  // A stored page names the scripts of its build, which a new build no longer has.
  extend(event, caches.delete(PAGE_CACHE));
});

cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

/** So many stay, the most recently used. Its own type says that hooks can be undefined, where the list's says they are or are not. */
const expire = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_SECONDS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** From the network first, which may take so long, else as it was stored, else from a plugin. What says that it must not be stored is not. */
const networkFirst = (
  cacheName: string,
  networkTimeoutSeconds: number,
  maxEntries: number,
  plugin: WorkboxPlugin = {},
) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      expire(maxEntries),
      {
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && !response.headers.get("cache-control")?.includes("no-store")
            ? response
            : null,
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? withAge(cachedResponse) : null,
      },
      plugin,
    ],
  });

/** Where a page was never stored the shell stands in. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPage(url),
  networkFirst(PAGE_CACHE, 3, 50, {
    cacheKeyWillBeUsed: async ({ request }) => getPageCacheKey(request.url),
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse ?? matchPrecache(SHELL_PATH),
  }),
);

/** Queries, but for one that forbids it: the network may take less time than the page waits. */
registerRoute(
  ({ url: { pathname, searchParams }, request, sameOrigin }) =>
    sameOrigin &&
    pathname === "/graphql" &&
    searchParams.has("operationName") &&
    request.cache !== "no-store",
  networkFirst("flickmap-graphql", 8, 150),
);

addRoute();

/** Messages, of two languages at most: a build has others, and those of the one before go. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isMessageFile(url),
  new CacheFirst({ cacheName: "flickmap-messages", plugins: [expire(40)] }),
);

const artwork = new CacheFirst({
  cacheName: "flickmap-images",
  plugins: [
    {
      // Requested in a way that lets the response be read: the browser counts one that cannot be read
      // as several megabytes, however small it is.
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: "cors", credentials: "omit" }),
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    },
    expire(400),
  ],
});

/** A stored picture, else the image host's; one that cannot be read is passed on and not stored. */
registerRoute(
  ({ request, url }) => isArtwork(request.destination, url, location.origin),
  async (options) => {
    try {
      return await artwork.handle(options);
    } catch {
      return fetch(options.request);
    }
  },
);
