import { BOUNDS, PAGE_SIZE } from "../titles/bounds.ts";
import type { Title, TitlePage } from "../titles/title.ts";
import type { TitleType } from "../../film-database/records/title.ts";

const MAX_RESULTS = BOUNDS.page.max * PAGE_SIZE;

/**
 * One page of movies and shows of two lists, as if they were one: each page has as large a part of both as the whole, so that
 * no page but the last is short and each title comes once. Totals are exact: the film database's mixed search counts persons.
 */
export async function mergePages(
  read: (type: TitleType, page: number) => Promise<TitlePage>,
  page: number,
  inOrder: (titles: readonly Title[]) => readonly Title[],
): Promise<TitlePage> {
  const [movies, shows] = await Promise.all([read("movie", 1), read("tv", 1)]);
  const movieCount = Math.min(movies.totalResults, MAX_RESULTS);
  const showCount = Math.min(shows.totalResults, MAX_RESULTS);
  const totalResults = Math.min(movieCount + showCount, MAX_RESULTS);
  const start = Math.min((page - 1) * PAGE_SIZE, totalResults);
  const end = Math.min(page * PAGE_SIZE, totalResults);
  // How many movies are among the first titles of the merged list.
  const moviesBefore = (titles: number) => {
    const even = Math.round((titles * movieCount) / Math.max(1, movieCount + showCount));
    return Math.min(movieCount, Math.max(even, titles - showCount));
  };
  const [firstMovie, lastMovie] = [moviesBefore(start), moviesBefore(end)];
  const [ofMovies, ofShows] = await Promise.all([
    slice(read, "movie", firstMovie, lastMovie),
    slice(read, "tv", start - firstMovie, end - lastMovie),
  ]);
  return {
    page,
    results: inOrder([...ofMovies, ...ofShows]),
    totalResults,
    totalPages: Math.ceil(totalResults / PAGE_SIZE),
    freshness:
      movies.freshness.fetchedAt < shows.freshness.fetchedAt ? movies.freshness : shows.freshness,
  };
}

async function slice(
  read: (type: TitleType, page: number) => Promise<TitlePage>,
  type: TitleType,
  start: number,
  end: number,
): Promise<readonly Title[]> {
  if (end <= start) return [];
  const first = Math.floor(start / PAGE_SIZE);
  const last = Math.floor((end - 1) / PAGE_SIZE);
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, index) => read(type, first + index + 1)),
  );
  const offset = first * PAGE_SIZE;
  return pages.flatMap(({ results }) => results).slice(start - offset, end - offset);
}
