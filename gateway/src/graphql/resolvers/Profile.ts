import type { ProfileResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";
import { imageUrl } from "../images.ts";

export const Profile: ProfileResolvers = {
  url: pure(imageUrl),
};
