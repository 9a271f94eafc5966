import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { patterns } from "../../paths.ts";

export const PAGE_CACHE = "flickmap-pages";

/** Every other URL of this origin is the gateway's alone: the shell never stands in for it. */
const pagePatterns: readonly RegExp[] = Object.values(patterns).map((pattern) => {
  const path = pattern
    .replaceAll(/\/:\w+\?/g, "(?:/[^/?]+)?")
    .replaceAll(/:\w+/g, "[^/?]+")
    .replace(/\/$/, "");
  return new RegExp(`^${path}/?(?:\\?|$)`);
});

export const isPage = ({ pathname, search }: URL): boolean => {
  const { path } = splitPrefix(pathname + search);
  return pagePatterns.some((pattern) => pattern.test(path));
};

/** The URL that a page is stored by: a title's without its slug, which the page adds to its URL once it is open. */
export const getPageCacheKey = (url: string): string =>
  url.replace(/^([^?#]*\/(?:movie|tv|person)\/\d+)\/[^/?#]*/, "$1");

export const isMessageFile = ({ pathname }: URL): boolean =>
  pathname.startsWith("/assets/messages-");

export const isArtwork = (destination: string, url: URL, ownOrigin: string): boolean =>
  destination === "image" && (url.origin !== ownOrigin || url.pathname.startsWith("/images/"));
