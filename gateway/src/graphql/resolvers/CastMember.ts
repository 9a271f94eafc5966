import type { CastMemberResolvers } from "../../generated/resolvers.ts";
import { imageOf } from "../images.ts";

export const CastMember: CastMemberResolvers = {
  person: (member) => member,
  profile: ({ profilePath }) => imageOf(profilePath),
};
