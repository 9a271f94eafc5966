import type { MovieResolvers } from "../../generated/resolvers.ts";
import { readDetails, titleFields } from "./title-fields.ts";

export const Movie: MovieResolvers = {
  ...titleFields,
  releaseDate: ({ date }) => date,
  runtime: (movie, _, context) => readDetails(movie, context, ({ runtime }) => runtime),
  directors: (movie, _, context) => readDetails(movie, context, ({ directors }) => directors),
};
