import { loadAllMessages, pageLanguage } from "../../lib/messages.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { isMessageFile } from "./message-files.ts";

/** How often an open page looks for a new build, at most. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Has the browser keep the app for times without a connection. Does nothing where it cannot. A new
 * build takes over by itself: pages come from the network first, so that it is live with the next
 * page that is loaded.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  let lookedAt = Date.now();
  const register = () => {
    navigator.serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .then((registration) => {
        // The page that registers it was loaded without it: it is told to store that one too.
        if (!navigator.serviceWorker.controller) {
          const messages = performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .filter((name) => isMessageFile(new URL(name)));
          const urlsToCache = [location.href, ...messages];
          const message = { type: "CACHE_URLS", payload: { urlsToCache } };
          navigator.serviceWorker.ready
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
            .then(({ active }) => active?.postMessage(message))
            // The worker was replaced meanwhile: the next page is stored by its successor.
            .catch(() => undefined);
        }
        // Pages that are opened for the first time without a connection have their texts too.
        navigator.serviceWorker.ready
          .then(() => whenIdle(() => loadAllMessages(pageLanguage().code).catch(() => undefined)))
          .catch(() => undefined);
        document.addEventListener("visibilitychange", () => {
          if (document.visibilityState === "hidden" || Date.now() - lookedAt < LOOK_EVERY_MS)
            return;
          lookedAt = Date.now();
          // Without a connection there is nothing new to find.
          registration.update().catch(() => undefined);
        });
        return registration;
      })
      // The browser forbids it, as in a private window: the site works as ever, only not offline.
      .catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
