import type { MovieResolvers } from "../../generated/resolvers.ts";
import { movieOfSummary, withMovieDetails } from "../titles.ts";
import { checkRange } from "../validation.ts";
import { titleFields } from "./title-fields.ts";

export const Movie: MovieResolvers = {
  ...titleFields,
  type: () => "MOVIE",
  releaseDate: ({ record }) => record.release_date,
  runtime: (parent, _, context) => withMovieDetails(parent, context, ({ value }) => value.runtime),
  directors: (parent, _, context) =>
    withMovieDetails(parent, context, ({ value }) =>
      value.credits.crew
        .filter((member) => member.job === "Director")
        .map(({ name }) => ({ name })),
    ),
  similar: (parent, { first }, context) => {
    checkRange(first, 1, 20, "first");
    return withMovieDetails(parent, context, ({ value, ...age }) =>
      value.similar.results.slice(0, first).map((movie) => movieOfSummary(movie, age)),
    );
  },
};
