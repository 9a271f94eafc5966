import type { MovieResolvers } from "../../generated/resolvers.ts";
import { andThen } from "../../maybe-promise.ts";
import { pure, sharing } from "../execution/pure.ts";
import { titleFields } from "./title-fields.ts";

export const Movie: MovieResolvers = {
  ...titleFields,
  releaseDate: pure(({ date }) => date),
  runtime: sharing((movie, _, { titles }) =>
    andThen(titles.detailsOf(movie), ({ runtime }) => runtime),
  ),
  directors: sharing((movie, _, { titles }) =>
    andThen(titles.detailsOf(movie), ({ directors }) => directors),
  ),
};
