import type { LogoResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";
import { imageUrl } from "../images.ts";

export const Logo: LogoResolvers = {
  url: pure(imageUrl),
};
