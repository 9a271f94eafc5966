import type { TvShowResolvers } from "../../generated/resolvers.ts";
import { checkNumber } from "../../titles/bounds.ts";
import { countryOf } from "../../titles/countries.ts";
import { titleFields } from "./title-fields.ts";

const SEASONS = { least: 1, most: 100 };

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
    if (first != null) checkNumber(first, SEASONS, "first");
    return (await titles.detailsOf(show)).seasons
      .filter(({ number }) => number >= Math.max(1, from))
      .slice(0, first ?? undefined)
      .map((season) => ({ show, season }));
  },
  creators: async (show, _, { titles }) => (await titles.detailsOf(show)).creators,
};
