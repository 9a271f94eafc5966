import { PAGE_SIZE } from "../titles/bounds.ts";
import type { TitlePage, TitleType } from "../titles/title.ts";
import { prominence } from "./title-index.ts";

/**
 * One page of the movies and then the shows of two lists, as if they were one list. Where all fit on one page, the most
 * prominent come first.
 *
 * @param read reads a page of one of the two lists; pages that it reads again are cached
 * @param page from 1
 */
export async function mergePages(
  read: (type: TitleType, page: number) => Promise<TitlePage>,
  page: number,
): Promise<TitlePage> {
  const [movies, shows] = await Promise.all([read("movie", 1), read("tv", 1)]);
  const totalResults = movies.totalResults + shows.totalResults;
  const merged = {
    page,
    totalResults,
    totalPages: Math.ceil(totalResults / PAGE_SIZE),
    freshness:
      movies.freshness.fetchedAt < shows.freshness.fetchedAt ? movies.freshness : shows.freshness,
  };
  if (totalResults <= PAGE_SIZE) {
    const all = [...movies.results, ...shows.results];
    const results = all.toSorted((one, other) => prominence(other) - prominence(one));
    return { ...merged, results: page === 1 ? results : [] };
  }
  const start = (page - 1) * PAGE_SIZE;
  const ofMovies = start < movies.totalResults ? (await read("movie", page)).results : [];
  const free = PAGE_SIZE - Math.max(0, Math.min(PAGE_SIZE, movies.totalResults - start));
  const ofShows = free > 0 ? await slice(read, Math.max(0, start - movies.totalResults), free) : [];
  return { ...merged, results: [...ofMovies, ...ofShows] };
}

/** The shows from a position on, which lie on one page of their list or on two. */
async function slice(
  read: (type: TitleType, page: number) => Promise<TitlePage>,
  start: number,
  count: number,
): Promise<TitlePage["results"]> {
  const page = Math.floor(start / PAGE_SIZE) + 1;
  const offset = start % PAGE_SIZE;
  const [first, second] = await Promise.all([
    read("tv", page),
    offset + count > PAGE_SIZE ? read("tv", page + 1) : null,
  ]);
  return [...first.results, ...(second?.results ?? [])].slice(offset, offset + count);
}
