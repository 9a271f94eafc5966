import { AppError } from "../errors.ts";
import type { GenreTile } from "../generated/resolvers.ts";
import type { HomeLists } from "../loaders/home-lists.ts";
import type { GraphQLContext } from "./context.ts";
import { imageOf } from "./images.ts";
import type { ImageParent } from "./parents.ts";

const TILES = 6;

/**
 * The first six movie genres, each with a picture of a movie that the page holds anyway and no two
 * with the same one; null when the film database could not be asked.
 */
export async function genreTiles(
  lists: HomeLists,
  context: GraphQLContext,
): Promise<(Pick<GenreTile, "genre"> & { backdrop: ImageParent | null })[] | null> {
  try {
    const [genres, movies] = await Promise.all([
      context.reference.genres("movie"),
      lists.moviesWithBackdrop(),
    ]);
    const taken = new Set<number>();
    return [...genres.values()].slice(0, TILES).map((genre) => {
      const movie = movies.find(
        ({ id, genre_ids }) => genre_ids.includes(genre.id) && !taken.has(id),
      );
      if (movie) taken.add(movie.id);
      return { genre, backdrop: imageOf(movie?.backdrop_path ?? null) };
    });
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return null;
    throw error;
  }
}
