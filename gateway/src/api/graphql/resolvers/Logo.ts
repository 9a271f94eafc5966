import type { LogoResolvers } from "../../../generated/resolvers.ts";
import { imageUrl } from "../images.ts";

export const Logo: LogoResolvers = {
  url: imageUrl,
};
