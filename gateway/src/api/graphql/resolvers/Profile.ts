import type { ProfileResolvers } from "../../../generated/resolvers.ts";
import { imageUrl } from "../images.ts";

export const Profile: ProfileResolvers = {
  url: imageUrl,
};
