/** A URL as others than this page can follow it; relative where it is not known where the site is reached. */
export const toAbsoluteUrl = (address: string, origin: string): string =>
  origin === "" ? address : new URL(address, origin).href;
