/**
 * A URL as others than this page can follow it: search engines, and links that were shared.
 *
 * @param origin where the site is reached, without a slash at the end; empty where that is not
 * known, and the URL then stays relative
 */
export const toAbsoluteUrl = (address: string, origin: string): string =>
  origin === "" ? address : new URL(address, origin).href;
