import type { CreditPageResolvers } from "../../../generated/resolvers.ts";

export const CreditPage: CreditPageResolvers = {
  pageInfo: ({ page, totalPages, totalResults }) => ({ page, totalPages, totalResults }),
};
