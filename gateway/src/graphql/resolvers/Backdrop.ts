import type { BackdropResolvers } from "../../generated/resolvers.ts";
import { imageSrcset, imageUrl } from "../images.ts";

const WIDTHS = [300, 780, 1280];

export const Backdrop: BackdropResolvers = {
  url: (image, { size }, context) => imageUrl(image, size, context),
  srcset: (image, _, context) => imageSrcset(image, WIDTHS, context),
};
