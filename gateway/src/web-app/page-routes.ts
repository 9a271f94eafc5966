const ID = String.raw`[1-9]\d{0,9}`;

/** The addresses of the web app's screens (specification section 2, "Route table"). */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  new RegExp(`^/(?:movie|tv)/${ID}(?:/[^/]*)?$`),
  /^\/(?:search|direct-search|contact|privacy|terms|faq)$/,
  /^\/category\/(?:movie|tv)$/,
  new RegExp(`^/genre/${ID}$`),
  /^\/advanced-search(?:\/(?:movie|tv))?$/,
];

/** Whether a path is that of a screen; any other gets the app's 404 screen, with status 404. */
export function isPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  return PAGES.some((page) => page.test(plain));
}
