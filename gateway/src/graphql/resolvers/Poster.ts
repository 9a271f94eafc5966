import type { PosterResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";
import { imageSrcset, imageUrl } from "../images.ts";

const WIDTHS = [92, 154, 185, 342, 500, 780];

export const Poster: PosterResolvers = {
  url: pure(imageUrl),
  srcset: pure((image, parameters, context) => imageSrcset(image, WIDTHS, parameters, context)),
};
