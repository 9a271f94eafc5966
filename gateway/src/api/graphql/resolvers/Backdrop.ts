import type { BackdropResolvers } from "../../../generated/resolvers.ts";
import { imageSrcset, imageUrl } from "../images.ts";

const WIDTHS = [300, 780, 1280];

export const Backdrop: BackdropResolvers = {
  url: imageUrl,
  srcset: (image, parameters, context) => imageSrcset(image, WIDTHS, parameters, context),
};
