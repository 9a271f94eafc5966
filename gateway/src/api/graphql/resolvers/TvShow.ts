import type { TvShowResolvers } from "../../../generated/resolvers.ts";
import { BOUNDS, checkNumber } from "../../../domain/titles/bounds.ts";
import { readDetails, titleFields } from "./title-fields.ts";

export const TvShow: TvShowResolvers = {
  ...titleFields,
  firstAirDate: ({ date }) => date,
  originCountries: ({ originCountries }, _, { reference }) =>
    Promise.all(originCountries.map((code) => reference.country(code))),
  seasonCount: (show, _, context) => readDetails(show, context, ({ seasonCount }) => seasonCount),
  episodeCount: (show, _, context) =>
    readDetails(show, context, ({ episodeCount }) => episodeCount),
  /** Without specials. */
  seasons: (show, { first, from }, context) => {
    if (first != null) checkNumber(first, BOUNDS.seasons, "first");
    return readDetails(show, context, ({ seasons }) =>
      seasons
        .filter(({ number }) => number >= Math.max(1, from))
        .slice(0, first ?? undefined)
        .map((season) => ({ show, season })),
    );
  },
  creators: (show, _, context) => readDetails(show, context, ({ creators }) => creators),
};
