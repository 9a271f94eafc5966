import { PAGE_CACHE, getPageCacheKey } from "./page-cache.ts";

/**
 * Loads the open page where its document is stored and its data is not: it was loaded as a document before, and has
 * now been opened from within the app. Does nothing where the page was loaded as that document already.
 */
export async function openStoredDocument(): Promise<void> {
  const [load] = performance.getEntriesByType("navigation");
  const address = getPageCacheKey(location.href.replace(/#.*/, ""));
  if (load && getPageCacheKey(load.name.replace(/#.*/, "")) === address) return;
  try {
    const stored = await (await caches.open(PAGE_CACHE)).match(address, { ignoreVary: true });
    if (stored) location.reload();
  } catch {
    // The browser forbids storage: nothing is stored.
  }
}
