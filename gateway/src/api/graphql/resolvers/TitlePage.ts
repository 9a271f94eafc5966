import type { TitlePageResolvers } from "../../../generated/resolvers.ts";

export const TitlePage: TitlePageResolvers = {
  pageInfo: ({ page, totalPages, totalResults }) => ({ page, totalPages, totalResults }),
};
