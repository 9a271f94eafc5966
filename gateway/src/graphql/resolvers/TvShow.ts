import type { TvShowResolvers } from "../../generated/resolvers.ts";
import { BOUNDS, checkNumber } from "../../titles/bounds.ts";
import { countryOf } from "../../titles/countries.ts";
import { titleFields } from "./title-fields.ts";

export const TvShow: TvShowResolvers = {
  ...titleFields,
  firstAirDate: ({ date }) => date,
  originCountries: async ({ originCountries }, _, { reference }) => {
    const { byCode } = await reference.countries();
    return originCountries.map((code) => byCode.get(code) ?? countryOf(code));
  },
  seasonCount: async (show, _, { titles }) => (await titles.detailsOf(show)).seasonCount,
  episodeCount: async (show, _, { titles }) => (await titles.detailsOf(show)).episodeCount,
  /** Without specials. */
  seasons: async (show, { first, from }, { titles }) => {
    if (first != null) checkNumber(first, BOUNDS.seasons, "first");
    const { seasons } = await titles.detailsOf(show);
    return seasons
      .filter(({ number }) => number >= Math.max(1, from))
      .slice(0, first ?? undefined)
      .map((season) => ({ show, season }));
  },
  creators: async (show, _, { titles }) => (await titles.detailsOf(show)).creators,
};
