import { z } from "zod";

const Page = z.object({ results: z.array(z.object({ id: z.number() })), total_pages: z.number() });

/**
 * Numbers of movies, read from the film database itself, so that no gateway has them cached.
 *
 * @returns as many as requested, or as there are
 */
export async function movieIds(filmDatabaseUrl: string, count: number): Promise<readonly number[]> {
  const ids = new Set<number>();
  let pages = 1;
  for (let page = 1; page <= pages && ids.size < count; page += 1) {
    const response = await fetch(`${filmDatabaseUrl}/discover/movie?page=${page}`, {
      headers: { authorization: "Bearer chaos" },
    });
    const { results, total_pages } = Page.parse(await response.json());
    pages = Math.min(500, total_pages);
    for (const { id } of results) ids.add(id);
  }
  return [...ids].slice(0, count);
}
