import type { TitlePageResolvers } from "../../generated/resolvers.ts";

/** The film database serves no page beyond this one, so no total counts more (decision 13). */
const MAX_PAGES = 500;
const PAGE_SIZE = 20;

export const TitlePage: TitlePageResolvers = {
  pageInfo: ({ page, totalPages, totalResults }) => ({
    page,
    totalPages: Math.min(totalPages, MAX_PAGES),
    totalResults: Math.min(totalResults, MAX_PAGES * PAGE_SIZE),
  }),
  freshness: (parent) => parent.age,
};
