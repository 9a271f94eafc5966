import type { GenreTileResolvers } from "../../generated/resolvers.ts";
import { imageOf } from "../images.ts";

export const GenreTile: GenreTileResolvers = {
  backdrop: ({ backdropPath }) => imageOf(backdropPath),
};
