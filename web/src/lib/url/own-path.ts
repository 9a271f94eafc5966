import { splitPrefix } from "@flickmap/schema/language-paths.ts";

/** Stands for this site's origin, which a page that the gateway renders need not know. */
const ORIGIN = "https://site.invalid";

/**
 * A target as a path of this site with its query and fragment; null for what leads elsewhere. It is resolved as browsers
 * do: they read `/\host` and `/<tab>/host` as another host, and so they read `//host` where a language stood before it.
 */
export const readOwnPath = (target: string | null): string | null => {
  if (!target?.startsWith("/") || !URL.canParse(target, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(target, ORIGIN);
  const isOwn = origin === ORIGIN && !splitPrefix(pathname).path.startsWith("//");
  return isOwn ? pathname + search + hash : null;
};
