import type { TitlePageResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";

export const TitlePage: TitlePageResolvers = {
  pageInfo: pure(({ page, totalPages, totalResults }) => ({ page, totalPages, totalResults })),
};
