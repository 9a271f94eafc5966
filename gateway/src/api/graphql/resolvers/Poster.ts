import type { PosterResolvers } from "../../../generated/resolvers.ts";
import { imageSrcset, imageUrl } from "../images.ts";

const WIDTHS = [92, 154, 185, 342, 500, 780];

export const Poster: PosterResolvers = {
  url: imageUrl,
  srcset: (image, parameters, context) => imageSrcset(image, WIDTHS, parameters, context),
};
