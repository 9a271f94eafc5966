import type { CastMemberResolvers } from "../../../generated/resolvers.ts";
import { toImage } from "../images.ts";

export const CastMember: CastMemberResolvers = {
  person: (member) => member,
  profile: ({ profilePath }) => toImage(profilePath),
};
