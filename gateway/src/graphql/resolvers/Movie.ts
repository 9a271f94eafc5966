import type { MovieResolvers } from "../../generated/resolvers.ts";
import { titleFields } from "./title-fields.ts";

export const Movie: MovieResolvers = {
  ...titleFields,
  releaseDate: ({ date }) => date,
  runtime: async (movie, _, { titles }) => (await titles.detailsOf(movie)).runtime,
  directors: async (movie, _, { titles }) => (await titles.detailsOf(movie)).directors,
};
