import type { TitlePageResolvers } from "../../../generated/resolvers.ts";

export const TitlePage: TitlePageResolvers = {
  pageInfo: ({ page, through = page, totalPages, totalResults }) => ({
    page,
    through,
    totalPages,
    totalResults,
  }),
};
