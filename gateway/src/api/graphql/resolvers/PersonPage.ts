import type { PersonPageResolvers } from "../../../generated/resolvers.ts";

export const PersonPage: PersonPageResolvers = {
  pageInfo: ({ page, totalPages, totalResults }) => ({
    page,
    through: page,
    totalPages,
    totalResults,
  }),
};
