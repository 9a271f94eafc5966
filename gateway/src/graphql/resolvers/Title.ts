import type { TitleResolvers, TitleResultResolvers } from "../../generated/resolvers.ts";

const TYPE_NAMES = { movie: "Movie", tv: "TvShow" } as const;

export const Title: TitleResolvers = {
  __resolveType: ({ type }) => TYPE_NAMES[type],
};

export const TitleResult: TitleResultResolvers = {
  __resolveType: (result) => ("code" in result ? "TitleProblem" : TYPE_NAMES[result.type]),
};
