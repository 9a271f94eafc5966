import type { KeywordResolvers } from "../../../generated/resolvers.ts";

export const Keyword: KeywordResolvers = {
  tmdbId: ({ id }) => id,
};
