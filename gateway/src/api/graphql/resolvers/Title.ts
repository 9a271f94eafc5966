import type { TitleResolvers, TitleResultResolvers } from "../../../generated/resolvers.ts";
import { TITLE_TYPES } from "../global-id.ts";

export const Title: TitleResolvers = {
  __resolveType: ({ type }) => TITLE_TYPES[type],
};

export const TitleResult: TitleResultResolvers = {
  __resolveType: (result) => ("code" in result ? "TitleProblem" : TITLE_TYPES[result.type]),
};
