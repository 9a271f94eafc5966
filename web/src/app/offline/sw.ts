import { clientsClaim } from "workbox-core";
import { addRoute, cleanupOutdatedCaches, precache } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

import { PAGE_CACHE } from "./page-cache.ts";
import { graphqlStrategy, isStoredQuery } from "./graphql.ts";
import { imageHandler, isKeptImage } from "./images.ts";
import { isMessageFile } from "./message-files.ts";
import { messagesStrategy } from "./messages.ts";
import { isPage, pageStrategy } from "./pages.ts";

declare const self: Window & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
};

/*
 * The site without a connection. The app itself is stored as it was built; pages are requested from the
 * network first, so that a new build is live immediately, and so are queries; both are stored, within a bound, as images are.
 */

const extend = (event: Event, work: Promise<unknown> | undefined) => {
  if ("waitUntil" in event && typeof event.waitUntil === "function") event.waitUntil(work);
};

addEventListener("install", (event) => extend(event, self.skipWaiting()));
clientsClaim();
addEventListener("activate", (event) => {
  extend(event, self.registration.navigationPreload?.enable());
  // A stored page names the scripts of its build, which a new build no longer has.
  extend(event, caches.delete(PAGE_CACHE));
  // Responses that builds until November 2026 stored.
  extend(event, caches.delete("flickmap-answers"));
});

cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

registerRoute(({ url, sameOrigin }) => sameOrigin && isPage(url), pageStrategy);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isStoredQuery(url, request),
  graphqlStrategy,
);
addRoute();
registerRoute(({ url, sameOrigin }) => sameOrigin && isMessageFile(url), messagesStrategy);
registerRoute(
  ({ request, url }) => isKeptImage(request.destination, url, location.origin),
  imageHandler,
);
