import type { MovieResolvers } from "../../../generated/resolvers.ts";
import { readDetails, titleFields } from "./title-fields.ts";

export const Movie: MovieResolvers = {
  ...titleFields,
  releaseDate: ({ date }) => date,
  runtime: (movie, _, context) => readDetails(movie, context, ({ runtime }) => runtime),
  releaseDates: (movie, { country }, context) =>
    readDetails(movie, context, ({ releases }) => {
      const { theatrical = null, digital = null } = releases[country] ?? {};
      return { theatrical, digital };
    }),
  collection: (movie, _, context) => readDetails(movie, context, ({ collection }) => collection),
  directors: (movie, _, context) => readDetails(movie, context, ({ directors }) => directors),
};
