import { AppError } from "../errors.ts";
import { MAX_AGE } from "./answer.ts";
import type { Handler } from "./answer.ts";
import { movieDetails, moviePage, showDetails, showPage } from "./own-shapes.ts";
import type { requests } from "./requests.ts";

/** GET /api/movie/{id} and /api/tv/{id}. The film database answers for every region at once. */
export const title: Handler<typeof requests.title> = async ({ params }, { filmDatabase }) => {
  const { type, id } = params;
  const body =
    type === "movie"
      ? mapFound((await filmDatabase.movie(id)).value, movieDetails)
      : mapFound((await filmDatabase.tvShow(id)).value, showDetails);
  return { body, maxAge: MAX_AGE.title };
};

/** GET /api/{type}/{id}/similar. */
export const similar: Handler<typeof requests.similar> = async (asked, { filmDatabase }) => {
  const { type, id } = asked.params;
  const { page } = asked.query;
  const body =
    type === "movie"
      ? mapFound((await filmDatabase.similar("movie", id, page)).value, moviePage)
      : mapFound((await filmDatabase.similar("tv", id, page)).value, showPage);
  return { body, maxAge: MAX_AGE.list };
};

function mapFound<Record, Body>(record: Record | null, shape: (record: Record) => Body): Body {
  if (record === null) throw notFound();
  return shape(record);
}

/** The answer for what the film database does not know, or `/api` does not have. */
export function notFound(): AppError {
  return new AppError("NOT_FOUND", "Not found");
}
