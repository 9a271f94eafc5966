/** Stands for this site's origin, which whoever reads a target need not know. */
const ORIGIN = "http://site.invalid";

/**
 * Resolves the target of a link or a redirect as browsers do: they read `/\host` and `/<tab>/host` as another host.
 *
 * @returns the URL, whose origin stands for this site's; null where the target leads elsewhere, or is no URL
 */
export function resolveOwnUrl(target: string): URL | null {
  if (!URL.canParse(target, ORIGIN)) return null;
  const url = new URL(target, ORIGIN);
  // Dot segments may leave two slashes at the start, which would name a host.
  return url.origin === ORIGIN && !url.pathname.startsWith("//") ? url : null;
}
