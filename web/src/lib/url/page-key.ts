/**
 * The part of a path that makes it another page: `/movie/550` with and without its slug is one.
 */
export const getPageKey = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");
