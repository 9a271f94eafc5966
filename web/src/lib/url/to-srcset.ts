const SIZE = /\/w\d+\//;

/**
 * The `srcset` of an image that the gateway gives in one size: its URL names the size, and is the same
 * otherwise. Undefined for a URL without a size.
 *
 * @param widths in pixels, as the film database offers them
 */
export const toSrcset = (url: string, widths: readonly number[]): string | undefined =>
  SIZE.test(url)
    ? widths.map((width) => `${url.replace(SIZE, `/w${width}/`)} ${width}w`).join(",")
    : undefined;
