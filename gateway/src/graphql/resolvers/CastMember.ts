import type { CastMemberResolvers } from "../../generated/resolvers.ts";
import { imageOf } from "../images.ts";

export const CastMember: CastMemberResolvers = {
  profile: ({ profilePath }) => imageOf(profilePath),
};
