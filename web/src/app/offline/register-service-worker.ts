import { loadAllMessages, pageLanguage } from "../../lib/messages.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { isMessageFile } from "./pages.ts";

const listMessageFiles = (): readonly string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => isMessageFile(new URL(name)));

const store = async (urlsToCache: readonly string[]): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  const message = { type: "CACHE_URLS", payload: { urlsToCache } };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  active?.postMessage(message);
};

/** A new build takes over by itself: pages come from the network first, so that it is live with the next one. */
const register = async (): Promise<void> => {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // Pages that are opened for the first time without a connection have their texts too.
  whenIdle(() => {
    loadAllMessages(pageLanguage().code)
      .then(() => store(listMessageFiles()))
      // A text that did not come is requested by the page that shows it.
      .catch(() => undefined);
  });
  // The page that registers it was loaded without it: it is told to store that one too.
  if (!navigator.serviceWorker.controller) await store([location.href]);
};

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Where the browser forbids it, as in a private window, the site works as ever, only not offline.
  const start = () => register().catch(() => undefined);
  if (document.readyState === "complete") void start();
  else addEventListener("load", start);
}
