/** The genres of movies that the film database has had for years, by number. */
export const MOVIE_GENRES: ReadonlySet<number> = new Set([
  12, 14, 16, 18, 27, 28, 35, 36, 37, 53, 80, 99, 878, 9648, 10402, 10749, 10751, 10752, 10770,
]);

/** The same of shows, whose list is another one. */
export const TV_GENRES: ReadonlySet<number> = new Set([
  16, 18, 35, 37, 80, 99, 9648, 10751, 10759, 10762, 10763, 10764, 10765, 10766, 10767, 10768,
]);
