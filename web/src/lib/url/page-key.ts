/** `/movie/550` with and without its slug is one page. */
export const getPageKey = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");

export const PAGE_CACHE = "flickmap-pages";

/** The URL that a page is stored by: a title's without its slug, which the page adds to its URL once it is open. */
export const getPageCacheKey = (url: string): string =>
  url.replace(/^([^?#]*\/(?:movie|tv|person)\/\d+)\/[^/?#]*/, "$1");
