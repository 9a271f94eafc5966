import type { FormerTitleResolvers } from "../../../generated/resolvers.ts";

export const FormerTitle: FormerTitleResolvers = {
  tmdbId: ({ id }) => id,
  name: async (title, _, { formerTitles }) => (await formerTitles.lastKnown(title))?.name ?? null,
  year: async (title, _, { formerTitles }) => (await formerTitles.lastKnown(title))?.year ?? null,
};
