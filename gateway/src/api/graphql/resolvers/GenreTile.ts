import type { GenreTileResolvers } from "../../../generated/resolvers.ts";
import { toImage } from "../images.ts";

export const GenreTile: GenreTileResolvers = {
  backdrop: ({ backdropPath }) => toImage(backdropPath),
};
