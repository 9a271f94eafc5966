import type { GenreResolvers } from "../../../generated/resolvers.ts";
import { toGlobalId } from "../global-id.ts";

export const Genre: GenreResolvers = {
  id: ({ id }) => toGlobalId("Genre", id),
  tmdbId: ({ id }) => id,
};
