import type { CreditPageResolvers } from "../../../generated/resolvers.ts";

export const CreditPage: CreditPageResolvers = {
  pageInfo: ({ page, through = page, totalPages, totalResults }) => ({
    page,
    through,
    totalPages,
    totalResults,
  }),
};
