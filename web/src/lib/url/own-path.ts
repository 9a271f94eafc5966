import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { resolveOwnUrl } from "@flickmap/schema/own-url.ts";

/** Null for what leads elsewhere, as `//host` does once a language that stood before it is taken away. */
export const readOwnPath = (target: string | null): string | null => {
  const url = target?.startsWith("/") ? resolveOwnUrl(target) : null;
  return url && !splitPrefix(url.pathname).path.startsWith("//")
    ? url.pathname + url.search + url.hash
    : null;
};
