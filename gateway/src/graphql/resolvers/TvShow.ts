import type { TvShowResolvers } from "../../generated/resolvers.ts";
import { andThen } from "../../maybe-promise.ts";
import { BOUNDS, checkNumber } from "../../titles/bounds.ts";
import { countryOf } from "../../titles/countries.ts";
import { pure, sharing } from "../execution/pure.ts";
import { titleFields } from "./title-fields.ts";

export const TvShow: TvShowResolvers = {
  ...titleFields,
  firstAirDate: pure(({ date }) => date),
  originCountries: ({ originCountries }, _, { reference }) =>
    andThen(reference.countries(), ({ byCode }) =>
      originCountries.map((code) => byCode.get(code) ?? countryOf(code)),
    ),
  seasonCount: sharing((show, _, { titles }) =>
    andThen(titles.detailsOf(show), ({ seasonCount }) => seasonCount),
  ),
  episodeCount: sharing((show, _, { titles }) =>
    andThen(titles.detailsOf(show), ({ episodeCount }) => episodeCount),
  ),
  /** Without specials. */
  seasons: (show, { first, from }, { titles }) => {
    if (first != null) checkNumber(first, BOUNDS.seasons, "first");
    return andThen(titles.detailsOf(show), ({ seasons }) =>
      seasons
        .filter(({ number }) => number >= Math.max(1, from))
        .slice(0, first ?? undefined)
        .map((season) => ({ show, season })),
    );
  },
  creators: sharing((show, _, { titles }) =>
    andThen(titles.detailsOf(show), ({ creators }) => creators),
  ),
};
