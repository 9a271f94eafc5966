import { loadAllMessages, pageLanguage } from "../../lib/messages.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { isMessageFile } from "./pages.ts";

const listMessageFiles = (): readonly string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => isMessageFile(new URL(name)));

/** How often an open page looks for a new build, at most. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** A new build takes over by itself: pages come from the network first, so that it is live with the next one. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  let lookedAt = Date.now();
  const register = () => {
    navigator.serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .then((registration) => {
        const store = async (urlsToCache: readonly string[]) => {
          const { active } = await navigator.serviceWorker.ready;
          const message = { type: "CACHE_URLS", payload: { urlsToCache } };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
          active?.postMessage(message);
        };
        // The page that registers it was loaded without it: it is told to store that one too.
        // Where the worker was replaced meanwhile, the next page is stored by its successor.
        if (!navigator.serviceWorker.controller) store([location.href]).catch(() => undefined);
        // Pages that are opened for the first time without a connection have their texts too.
        whenIdle(() => {
          loadAllMessages(pageLanguage().code)
            .then(() => store(listMessageFiles()))
            .catch(() => undefined);
        });
        document.addEventListener("visibilitychange", () => {
          if (document.visibilityState === "hidden" || Date.now() - lookedAt < LOOK_EVERY_MS)
            return;
          lookedAt = Date.now();
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
