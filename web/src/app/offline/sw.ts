import { clientsClaim } from "workbox-core";
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { answerNavigation, pagePatterns } from "./pages.ts";
import { SHELL_PATH } from "./shell-path.ts";
import { imageHandler, isKeptImage } from "./images.ts";

declare const self: Window & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
};

/*
 * The site without a connection. The app itself is stored as it was built; pages are requested from the
 * network first, so that a new build is live at once; images are stored within a bound. Answers of the
 * gateway are none of its business: the page keeps those (see app/offline).
 */

void self.skipWaiting();
clientsClaim();
addEventListener("activate", (event) => {
  if ("waitUntil" in event && typeof event.waitUntil === "function") {
    event.waitUntil(self.registration.navigationPreload?.enable());
  }
});

cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

registerRoute(
  new NavigationRoute(answerNavigation(createHandlerBoundToURL(SHELL_PATH)), {
    allowlist: [...pagePatterns],
  }),
);
addRoute();
registerRoute(
  ({ request, url }) => isKeptImage(request.destination, url, location.origin),
  imageHandler,
);
