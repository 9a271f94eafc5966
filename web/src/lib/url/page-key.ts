/** `/movie/550` with and without its slug is one page. */
export const getPageKey = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");
