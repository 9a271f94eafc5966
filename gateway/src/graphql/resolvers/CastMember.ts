import type { CastMemberResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";
import { imageOf } from "../images.ts";

export const CastMember: CastMemberResolvers = {
  profile: pure(({ profilePath }) => imageOf(profilePath)),
};
