/** The browser's cache of documents. */
export const PAGE_CACHE = "flickmap-pages";

/**
 * The URL that a document is stored by: a title's without its slug, which the page adds to its URL
 * once it is open.
 */
export const getPageCacheKey = (address: string): string =>
  address.replace(/^([^?#]*\/(?:movie|tv|person)\/\d+)\/[^/?#]*/, "$1");
