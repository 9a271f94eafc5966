import { z } from "zod";
import type { Movie } from "./requests.ts";

const MOVIES = 800;
const QUERY =
  "query Popular($page: Int!) { popular(type: MOVIE, page: $page) { results { id: tmdbId slug } } }";
const Answer = z.object({
  data: z.object({
    popular: z.object({ results: z.array(z.object({ id: z.int(), slug: z.string() })) }),
  }),
});

/** Requests the most popular movies of a gateway, the most popular first. */
export async function popularMovies(origin: string): Promise<readonly Movie[]> {
  const movies: Movie[] = [];
  for (let page = 1; movies.length < MOVIES; page += 1) {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ query: QUERY, variables: { page } }),
    });
    const { data } = Answer.parse(await response.json());
    if (data.popular.results.length === 0) throw new Error(`There are ${movies.length} movies`);
    movies.push(...data.popular.results);
  }
  return movies.slice(0, MOVIES);
}
