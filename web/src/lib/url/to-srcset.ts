const SIZE = /\/w\d+\//;

/** Of an image whose URL names its size; undefined for another. */
export const toSrcset = (url: string, widths: readonly number[]): string | undefined =>
  SIZE.test(url)
    ? widths.map((width) => `${url.replace(SIZE, `/w${width}/`)} ${width}w`).join(",")
    : undefined;
