import { z } from "zod";
import { toSlug } from "../../src/lib/slug.ts";
import type { Movie } from "./requests.ts";

const MOVIES = 800;
const Page = z.object({ results: z.array(z.object({ id: z.int(), title: z.string() })) });

/** Requests the most popular movies of a gateway, the most popular first, over /api, which older checkouts answer too. */
export async function popularMovies(origin: string): Promise<readonly Movie[]> {
  const movies: Movie[] = [];
  for (let page = 1; movies.length < MOVIES; page += 1) {
    const response = await fetch(`${origin}/api/movie/popular?page=${page}`);
    const { results } = Page.parse(await response.json());
    if (results.length === 0) throw new Error(`There are ${movies.length} movies`);
    movies.push(...results.map(({ id, title }) => ({ id, slug: toSlug(title) })));
  }
  return movies.slice(0, MOVIES);
}
